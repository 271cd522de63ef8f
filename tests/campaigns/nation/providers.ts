import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { getCellCentre, type GridCell } from '@/lib/domain/dfs-grid';
import { kstDate, kstHour, startOfHourMs } from '@/lib/domain/kst';
import { kmaScenario } from '../../support/kma-body';
import { openMeteoScenario } from '../../support/open-meteo-body';
import type { ProviderReply } from '../../support/provider-server';
import type { Faults } from './faults';
import type { Random } from './randomness';

export const CELLS: GridCell[] = [
  { nx: 60, ny: 127 },
  { nx: 98, ny: 76 },
];

/** Returns the true temperature of a cell at an hour, °C: different in each cell, and never the same as a day before. */
export function getTruth({ nx }: GridCell, epochMs: number): number {
  const day = Math.floor(epochMs / (24 * HOUR_MS));
  return Math.round(10 + (nx % 7) + ((day * 5) % 9) - 6 * Math.cos(((kstHour(epochMs) - 2) / 12) * Math.PI));
}

/** Returns whether it rains: for three hours of every third day. */
const isWet = (epochMs: number): boolean =>
  Math.floor(epochMs / (24 * HOUR_MS)) % 3 === 1 && kstHour(epochMs) >= 17 && kstHour(epochMs) < 20;

/** Returns the cell of a request; null for services that concern larger areas. */
function findCell({ searchParams }: URL): GridCell | null {
  const [nx, lat] = [searchParams.get('nx'), searchParams.get('latitude')];
  if (nx !== null) return CELLS.find((cell) => cell.nx === Number(nx)) ?? null;
  return lat === null ? null : (CELLS.find((cell) => Math.abs(getCellCentre(cell).lat - Number(lat)) < 0.1) ?? null);
}

const getOperation = ({ pathname }: URL) => pathname.split('/').at(-1)!;
const isOpenMeteo = ({ hostname }: URL) => hostname.startsWith('open-meteo');

/** Services whose operations start with a name; the others belong to `kma-short`. */
const SERVICES = [
  ['getMid', 'kma-mid'],
  ['getUVIdx', 'kma-uv'],
  ['getPwnStatus', 'kma-warnings'],
  ['getCtprvn', 'airkorea'],
] as const;

/** Returns the service whose budget a call counts in. */
function getService(url: URL): string {
  if (isOpenMeteo(url)) return 'open-meteo';
  const operation = getOperation(url);
  return SERVICES.find(([start]) => operation.startsWith(start))?.[1] ?? 'kma-short';
}

function reply(url: URL, nowMs: number): ProviderReply | Promise<ProviderReply> {
  const cell = findCell(url) ?? CELLS[0]!;
  if (!isOpenMeteo(url))
    return kmaScenario(() => ({
      nowMs,
      hour: (epochMs) => ({ temperature: getTruth(cell, epochMs), pty: isWet(epochMs) ? '1' : '0' }),
    }))(url);
  const hour = (offset: number) => {
    const epochMs = startOfHourMs(nowMs) + offset * HOUR_MS;
    return { temperature: getTruth(cell, epochMs), ...(isWet(epochMs) && { weatherCode: 61, precipitation: 1 }) };
  };
  return openMeteoScenario(() => ({ nowMs, hour }))(url);
}

const WRONG_BODIES = [
  '<html>점검 중</html>',
  '',
  '{"response":{"body":{"items":{"item":[{"category":"T1H","obsrValue":"999"}]}}}}',
];
/** Time around midnight in which a call may count as one of either day, because clocks differ. */
const MIDNIGHT_MS = 10_000;

export interface Providers {
  /** Calls by service and KST date, without those around midnight. */
  calls: Map<string, number>;
  /** Time of the last right response about a cell, epoch ms. */
  getLastGoodMs: (cell: GridCell) => number;
  /** Responds to a call of `fetch`. */
  fetch: typeof fetch;
}

const rejectOnAbort = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates stand-ins for KMA, AirKorea and Open-Meteo. The first label of a host names the provider, the second the instance. */
export function createProviders(faults: Faults, random: Random): Providers {
  const calls = new Map<string, number>();
  const lastGoodMs = new Map<number, number>();

  function countCall(service: string, nowMs: number): void {
    const date = kstDate(nowMs);
    if (kstDate(nowMs - MIDNIGHT_MS) !== date || kstDate(nowMs + MIDNIGHT_MS) !== date) return;
    const day = `${service} ${date}`;
    calls.set(day, (calls.get(day) ?? 0) + 1);
  }

  async function respond(url: URL): Promise<Response> {
    const [, instance = ''] = url.hostname.split('.');
    await pause(random.between(20, 400));
    if (faults.find('network', instance)) throw new TypeError('unreachable');
    const nowMs = Date.now();
    countCall(getService(url), nowMs);
    const kind = faults.find('provider', instance)?.kind;
    if (kind === 'silent') return new Promise(() => {});
    if (kind === '500' || kind === '429')
      return new Response('', { status: Number(kind), headers: kind === '429' ? { 'retry-after': '90' } : {} });
    if (kind === 'wrong') return new Response(random.pick(WRONG_BODIES));
    if (kind === 'slow') await pause(random.between(1_000, 20_000));
    const right = await reply(url, nowMs - (kind === 'late' ? random.between(20, 50) * MINUTE_MS : 0));
    if ('fault' in right) throw new TypeError(right.fault);
    const cell = findCell(url);
    if (cell) lastGoodMs.set(cell.nx, Date.now());
    return new Response(right.body, right);
  }

  return {
    calls,
    getLastGoodMs: ({ nx }) => lastGoodMs.get(nx) ?? -Infinity,
    fetch: (input, init) =>
      Promise.race([respond(new URL(input instanceof Request ? input.url : input)), rejectOnAbort(init?.signal)]),
  };
}
