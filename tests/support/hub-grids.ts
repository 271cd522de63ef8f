import { GRID_SERVICES, type GridServiceName, type GridVariable } from '@/lib/api-host/weather/kma-grid/grid-services';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, kstEpochMs, kstHour } from '@/lib/domain/kst';
import type { ProviderReply, ProviderScenario } from './provider-server';

/** What is true at an hour in a cell, in the hub's variables; a test gives only what it is about. */
export type GridTruth = (cell: GridCell, epochMs: number) => Partial<Record<GridVariable, number>>;

/** No day is to the hundredth as the one before. */
const driftOf = (epochMs: number) => (Math.floor(epochMs / DAY_MS) % 7) / 100;

const calm = (epochMs: number): Record<GridVariable, number> => ({
  T1H: 15 + driftOf(epochMs),
  TMP: 15 + driftOf(epochMs),
  TMN: 10,
  TMX: 20,
  REH: 50,
  WSD: 2,
  SKY: 1,
  PTY: 0,
  POP: 0,
  RN1: 0,
  PCP: 0,
  SNO: 0,
  LGT: 0,
});

/** The rim of the real grid is sea. */
const RIM = 3;
const isOnLand = ({ nx, ny }: GridCell) => nx > RIM && nx <= GRID_WIDTH - RIM && ny > RIM && ny <= GRID_HEIGHT - RIM;

const CELLS: GridCell[] = Array.from({ length: GRID_WIDTH * GRID_HEIGHT }, (_, i) => ({
  nx: 1 + (i % GRID_WIDTH),
  ny: 1 + Math.floor(i / GRID_WIDTH),
}));

const LAND = CELLS.map(isOnLand);

/** The text of a grid: 20 numbers a line, from the south-west corner eastward; null is missing. */
export function gridBody(valueOf: (cell: GridCell) => number | null): string {
  const numbers = CELLS.map((cell, i) => (LAND[i] ? valueOf(cell)?.toFixed(2) : null) ?? '-99.00');
  const lines = Array.from({ length: Math.ceil(numbers.length / 20) }, (_, i) => numbers.slice(i * 20, i * 20 + 20));
  return lines.map((line) => line.join(',')).join(',\n');
}

export const EMPTY_GRID = gridBody(() => null);

const evenGrids = new Map<number, string>();
/** The same everywhere. */
export function evenGrid(value: number): string {
  const body = evenGrids.get(value) ?? gridBody(() => value);
  evenGrids.set(value, body);
  return body;
}

const stampMs = (stamp: string) =>
  kstEpochMs(
    `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`,
    Number(stamp.slice(8, 10)),
    Number(stamp.slice(10) || 0),
  );

const DELAY_MIN: Record<GridServiceName, number> = { nowcast: 40, 'ultra-short': 15, village: 10 };

export interface GridQuestion {
  service: GridServiceName;
  variable: GridVariable;
  issuedAtMs: number;
  validAtMs: number;
}

/** What an address of the hub asks for. */
export function gridQuestionOf({ pathname, searchParams }: URL): GridQuestion {
  const [service] = Object.entries(GRID_SERVICES).find(([, { path }]) => pathname === path)!;
  const issuedAtMs = stampMs(searchParams.get('tmfc')!);
  const tmef = searchParams.get('tmef');
  return {
    service: service as GridServiceName,
    variable: searchParams.get('vars') as GridVariable,
    issuedAtMs,
    validAtMs: tmef ? stampMs(tmef) : issuedAtMs,
  };
}

function isTold({ service, variable, issuedAtMs, validAtMs }: GridQuestion, nowMs: number): boolean {
  if (issuedAtMs + DELAY_MIN[service] * MINUTE_MS > nowMs) return false;
  if (service === 'nowcast') return true;
  if (service === 'ultra-short') return validAtMs > issuedAtMs && validAtMs <= issuedAtMs + 6 * HOUR_MS;
  const hour = kstHour(issuedAtMs);
  const last = kstEpochMs(addDays(kstDate(issuedAtMs), hour >= 17 ? 4 : 3));
  if (hour % 3 !== 2 || validAtMs <= issuedAtMs || validAtMs > last) return false;
  if (variable === 'TMN') return kstHour(validAtMs) === 6;
  return variable !== 'TMX' || kstHour(validAtMs) === 15;
}

const ANYWHERE = { nx: 60, ny: 127 };

/**
 * A stand-in of the hub: grids of known values, nothing but missing ones where the real one has nothing. A truth tells of
 * the same variables everywhere.
 */
export const hubScenario =
  (now: () => number, truth: GridTruth = () => ({})): ProviderScenario =>
  (url): ProviderReply => {
    const question = gridQuestionOf(url);
    const { variable, validAtMs } = question;
    const isTrue = truth(ANYWHERE, validAtMs)[variable] !== undefined;
    const told = () =>
      isTrue ? gridBody((cell) => truth(cell, validAtMs)[variable]!) : evenGrid(calm(validAtMs)[variable]);
    return { body: isTold(question, now()) ? told() : EMPTY_GRID, headers: { 'content-type': 'text/plain' } };
  };
