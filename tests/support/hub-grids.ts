import { GRID_SERVICES, type GridServiceName, type GridVariable } from '@/lib/api-host/weather/kma-grid/grid-services';
import { getPaths } from '@/lib/api-host/weather/provider-paths';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, kstEpochMs, kstHour } from '@/lib/domain/kst';
import type { ProviderReply, ProviderScenario } from './provider-server';

/** Returns the values of variables at an hour in a cell. Other variables keep their defaults. */
export type GridTruth = (cell: GridCell, epochMs: number) => Partial<Record<GridVariable, number>>;

/** Makes the values of two consecutive days differ. */
const getDrift = (epochMs: number) => (Math.floor(epochMs / DAY_MS) % 7) / 100;

export const getDefaults = (epochMs: number): Record<GridVariable, number> => ({
  T1H: 15 + getDrift(epochMs),
  TMP: 15 + getDrift(epochMs),
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

/** The real grid has no values at its rim, which is sea. */
const RIM = 3;
const isOnLand = ({ nx, ny }: GridCell) => nx > RIM && nx <= GRID_WIDTH - RIM && ny > RIM && ny <= GRID_HEIGHT - RIM;

const CELLS: GridCell[] = Array.from({ length: GRID_WIDTH * GRID_HEIGHT }, (_, i) => ({
  nx: 1 + (i % GRID_WIDTH),
  ny: 1 + Math.floor(i / GRID_WIDTH),
}));

const LAND = CELLS.map(isOnLand);

/** Formatted numbers. A grid has few different ones, and formatting takes most of the time. */
const texts = new Map<number, string>();
function formatNumber(value: number): string {
  const text = texts.get(value) ?? value.toFixed(2);
  texts.set(value, text);
  return text;
}

/** Formats a grid: 20 numbers a line, from the south-west corner eastward; null is missing. */
export function gridBody(getValue: (cell: GridCell) => number | null): string {
  const numbers = CELLS.map((cell, i) => formatNumber((LAND[i] ? getValue(cell) : null) ?? -99));
  const lines = Array.from({ length: Math.ceil(numbers.length / 20) }, (_, i) => numbers.slice(i * 20, i * 20 + 20));
  return lines.map((line) => line.join(',')).join(',\n');
}

export const EMPTY_GRID = gridBody(() => null);

const evenGrids = new Map<number, string>();
/** Returns a grid with the same value in every cell. */
export function evenGrid(value: number): string {
  const body = evenGrids.get(value) ?? gridBody(() => value);
  evenGrids.set(value, body);
  return body;
}

const parseStamp = (stamp: string) =>
  kstEpochMs(
    `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`,
    Number(stamp.slice(8, 10)),
    Number(stamp.slice(10) || 0),
  );

const DELAY_MIN: Record<GridServiceName, number> = { nowcast: 40, 'ultra-short': 15, village: 10 };

export interface GridQuery {
  service: GridServiceName;
  variable: GridVariable;
  issuedAtMs: number;
  validAtMs: number;
}

/** Parses a grid request to the hub. */
export function parseGridQuery({ pathname, searchParams }: URL): GridQuery {
  const [service] = Object.entries(GRID_SERVICES).find(([, { operation }]) => pathname === getPaths(operation)[0])!;
  const issuedAtMs = parseStamp(searchParams.get('tmfc')!);
  const tmef = searchParams.get('tmef');
  return {
    service: service as GridServiceName,
    variable: searchParams.get('vars') as GridVariable,
    issuedAtMs,
    validAtMs: tmef ? parseStamp(tmef) : issuedAtMs,
  };
}

/** Returns whether the hub has a grid of known values at a time. */
export function isPublished({ service, variable, issuedAtMs, validAtMs }: GridQuery, nowMs: number): boolean {
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
 * A stand-in for the hub: grids of known values, or of missing ones where the real hub has none. `truth` must return
 * the same variables for every cell.
 */
export const hubScenario =
  (now: () => number, truth: GridTruth = () => ({})): ProviderScenario =>
  (url): ProviderReply => {
    const query = parseGridQuery(url);
    const { variable, validAtMs } = query;
    const isOverridden = truth(ANYWHERE, validAtMs)[variable] !== undefined;
    const buildBody = () =>
      isOverridden ? gridBody((cell) => truth(cell, validAtMs)[variable]!) : evenGrid(getDefaults(validAtMs)[variable]);
    return { body: isPublished(query, now()) ? buildBody() : EMPTY_GRID, headers: { 'content-type': 'text/plain' } };
  };
