import { MINUTE_MS } from '@/lib/contract/durations';
import { startOfHourMs } from '@/lib/domain/kst';
import { hubScenario } from './hub-grids';
import { kmaScenario, type KmaWeather } from './kma-body';
import type { ProviderReply, ProviderScenario } from './provider-server';

/** KMA, its grid hub and AirKorea with the same weather everywhere. Counts the calls. */
export interface CountingProvider {
  scenario: ProviderScenario;
  /** Returns the calls so far of an operation (`getVilageFcst`). */
  countCalls: (operation: string) => number;
  /** Returns the number of grids requested from the hub. */
  hubCalls: () => number;
  /** Number of requests for each response, by address and, where the address lacks it, time. */
  fetches: () => Map<string, number>;
}

/** Parameters that do not change the response, except that rows name their cell. */
const PLACE = ['nx', 'ny', 'regId', 'areaNo', 'serviceKey'];
const HUB = 'nph-dfs_';
/** Only longer responses are cached, because "no data yet" is true for a while only. */
const MIN_CACHED_LENGTH = 200;

const ANY_CELL = '"nx":0,"ny":0';
const formatCell = ({ searchParams }: URL) => `"nx":${searchParams.get('nx')},"ny":${searchParams.get('ny')}`;

const getOperation = ({ pathname }: URL) => pathname.split('/').at(-1)!;

/** Returns the time for the addresses that do not contain one (AirKorea and warnings). */
function getImplicitTime(url: URL, nowMs: number): string {
  const operation = getOperation(url);
  if (operation === 'getCtprvnRltmMesureDnsty') return `${startOfHourMs(nowMs - 20 * MINUTE_MS)}`;
  return operation === 'getPwnStatus' ? `${nowMs}` : '';
}

/** Returns the cache key of a response, which is the same for every place. */
function getResponseKey(url: URL, nowMs: number): string {
  const placeless = new URL(url);
  PLACE.forEach((name) => placeless.searchParams.delete(name));
  return `${placeless.href} ${getImplicitTime(url, nowMs) && nowMs}`;
}

export function createCountingProvider(clock: () => number, getDelayMs?: KmaWeather['getDelayMs']): CountingProvider {
  const portal = kmaScenario(() => ({ nowMs: clock(), getDelayMs }));
  const hub = hubScenario(clock);
  /** Bodies by key, with `ANY_CELL` in each row. */
  const replies = new Map<string, string>();
  const fetches = new Map<string, number>();
  const calls = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  async function loadFromPortal(url: URL): Promise<ProviderReply> {
    const name = getResponseKey(url, clock());
    const cell = formatCell(url);
    const cached = replies.get(name);
    if (cached !== undefined) return { body: cached.replaceAll(ANY_CELL, cell) };
    const reply = await portal(url);
    if ('body' in reply && reply.body.length > MIN_CACHED_LENGTH)
      replies.set(name, reply.body.replaceAll(cell, ANY_CELL));
    return reply;
  }

  return {
    scenario(url) {
      const operation = getOperation(url);
      count(calls, operation);
      count(fetches, `${url.href} ${getImplicitTime(url, clock())}`);
      return operation.startsWith(HUB) ? hub(url) : loadFromPortal(url);
    },
    countCalls: (operation) => calls.get(operation) ?? 0,
    hubCalls: () => [...calls].reduce((sum, [operation, made]) => sum + (operation.startsWith(HUB) ? made : 0), 0),
    fetches: () => fetches,
  };
}
