import { MINUTE_MS } from '@/lib/contract/durations';
import { startOfHourMs } from '@/lib/domain/kst';
import { hubScenario } from './hub-grids';
import { kmaScenario } from './kma-body';
import type { ProviderReply, ProviderScenario } from './provider-server';

/** KMA, its hub and AirKorea, as far as they are asked: they say the same of every place, and count. */
export interface CountingProvider {
  scenario: ProviderScenario;
  /** Calls so far, by operation (`getVilageFcst`). */
  callsOf: (operation: string) => number;
  /** How often the hub was asked for a grid. */
  hubCalls: () => number;
  /** How often each answer was asked for: by address, where that does not say the time with it. */
  fetches: () => Map<string, number>;
}

/** A place in the address does not change what is said. */
const PLACE = ['nx', 'ny', 'regId', 'areaNo', 'serviceKey'];
const HUB = 'nph-dfs_';
/** 'Nothing yet' is true for a while only. */
const MORE_THAN_NOTHING = 200;

const operationOf = ({ pathname }: URL) => pathname.split('/').at(-1)!;

/** The addresses of AirKorea and of warnings do not say what time they are asked for. */
function timeIn(url: URL, nowMs: number): string {
  const operation = operationOf(url);
  if (operation === 'getCtprvnRltmMesureDnsty') return `${startOfHourMs(nowMs - 20 * MINUTE_MS)}`;
  return operation === 'getPwnStatus' ? `${nowMs}` : '';
}

/** Which answer it is, whatever the place. */
function answerOf(url: URL, nowMs: number): string {
  const placeless = new URL(url);
  PLACE.forEach((name) => placeless.searchParams.delete(name));
  return `${placeless.href} ${timeIn(url, nowMs) && nowMs}`;
}

export function createCountingProvider(clock: () => number): CountingProvider {
  const ofPortal = kmaScenario(() => ({ nowMs: clock() }));
  const ofHub = hubScenario(clock);
  const replies = new Map<string, ProviderReply>();
  const fetches = new Map<string, number>();
  const calls = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  async function ofPortalOnce(url: URL): Promise<ProviderReply> {
    const name = answerOf(url, clock());
    const reply = replies.get(name) ?? (await ofPortal(url));
    if ('body' in reply && reply.body.length > MORE_THAN_NOTHING) replies.set(name, reply);
    return reply;
  }

  return {
    scenario(url) {
      const operation = operationOf(url);
      count(calls, operation);
      count(fetches, `${url.href} ${timeIn(url, clock())}`);
      return operation.startsWith(HUB) ? ofHub(url) : ofPortalOnce(url);
    },
    callsOf: (operation) => calls.get(operation) ?? 0,
    hubCalls: () => [...calls].reduce((sum, [operation, made]) => sum + (operation.startsWith(HUB) ? made : 0), 0),
    fetches: () => fetches,
  };
}
