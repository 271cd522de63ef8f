import { HOUR_MS } from '@/lib/contract/durations';
import { isFutureDated } from '@/lib/domain/age';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstDate, kstEpochMs, startOfHourMs } from '@/lib/domain/kst';
import { getNowcastBases, getUltraShortBases, getVillageBases } from '../kma/base-times';
import { toHours } from '../kma/forecast-rows';
import { groupExtremesByDate, type FetchIssue, type Issue, type ShortTerm } from '../kma/short-term';
import { ProviderError } from '../provider-error';
import { GRID_SERVICES, type GridServiceName } from './grid-services';
import type { Grid, GridCache } from './grid-cache';

const BASES = { nowcast: getNowcastBases, 'ultra-short': getUltraShortBases, village: getVillageBases };
/** Age in hours up to which an observation may stand for the current hour. */
const HOURS_BACK = 4;
const STEPS = {
  nowcast: Array.from({ length: HOURS_BACK + 1 }, (_, i) => -i),
  'ultra-short': [0, 1, 2],
  village: [0, 1, 2, 3],
};

/** Returns the temperature grid of the current hour, or of the next hours or the last observed one. */
function findCurrentGrid(cache: GridCache, service: GridServiceName, nowMs: number): Grid | undefined {
  const [variable] = GRID_SERVICES[service].variables;
  const grids = STEPS[service].map((step) =>
    cache.find({ service, variable, validAtMs: startOfHourMs(nowMs) + step * HOUR_MS }),
  );
  return grids.find((grid) => grid !== undefined);
}

/** Returns whether the cache has grids of a service for now. */
export const hasGrids = (cache: GridCache, service: GridServiceName, nowMs: number): boolean =>
  findCurrentGrid(cache, service, nowMs) !== undefined;

/** Returns whether these grids are of the newest issue or the one before. */
export const hasFreshGrids = (cache: GridCache, service: GridServiceName, nowMs: number): boolean =>
  (findCurrentGrid(cache, service, nowMs)?.issuedAtMs ?? -Infinity) >= BASES[service](nowMs)[1];

/** Returns the issue of today's extremes, the older one if they differ; undefined if there are none. */
function findExtremesBase(cache: GridCache, nowMs: number): number | undefined {
  const today = kstDate(nowMs);
  const grids = [
    cache.find({ service: 'village', variable: 'TMN', validAtMs: kstEpochMs(today, 6) }),
    cache.find({ service: 'village', variable: 'TMX', validAtMs: kstEpochMs(today, 15) }),
  ].filter((grid) => grid !== undefined);
  return grids.length > 0 ? Math.min(...grids.map(({ issuedAtMs }) => issuedAtMs)) : undefined;
}

/** Converts the grids of a cell to an issue, as if the portal had returned it. */
function buildIssue(cache: GridCache, service: GridServiceName, cell: GridCell, nowMs: number): Issue | null {
  const grid = findCurrentGrid(cache, service, nowMs);
  if (!grid) return null;
  const byTime = cache.getCellValues(service, cell);
  const hours = toHours(byTime);
  if (hours.length === 0) return null;
  // If a clock was ahead, only the issue tells how old the grid is at least.
  const receivedAtMs = isFutureDated(grid.receivedAtMs, nowMs) ? Math.min(grid.issuedAtMs, nowMs) : grid.receivedAtMs;
  const extremes = { extremes: groupExtremesByDate(byTime), extremesBase: findExtremesBase(cache, nowMs) };
  return { base: grid.issuedAtMs, hours, ...extremes, receivedAtMs };
}

/**
 * Creates the short-term forecasts from grids. If the observed and ultra-short grids are old, the portal is called. The
 * village forecast always comes from grids.
 */
export function createGridShortTerm(cache: GridCache, json: ShortTerm | null): ShortTerm {
  const createFetchIssue =
    (service: GridServiceName, fallback?: FetchIssue): FetchIssue =>
    async (cell, nowMs, signal) => {
      const issue = buildIssue(cache, service, cell, nowMs);
      if (fallback && (!issue || !hasFreshGrids(cache, service, nowMs))) return fallback(cell, nowMs, signal);
      if (!issue) throw new ProviderError('no-data', `kma-grid ${service}: nothing of this cell`);
      return issue;
    };
  const village = createFetchIssue('village');
  return {
    nowcast: createFetchIssue('nowcast', json?.nowcast),
    ultraShort: createFetchIssue('ultra-short', json?.ultraShort),
    village,
    // The cache still has the morning's hours and extremes.
    villageAtBase: (cell, base, signal) => village(cell, base, signal),
    earlierNowcast: async (cell, nowMs) =>
      buildIssue(cache, 'nowcast', cell, nowMs) ?? (await json?.earlierNowcast(cell, nowMs)) ?? null,
    earlierUltraShort: async (cell, nowMs) =>
      buildIssue(cache, 'ultra-short', cell, nowMs) ?? (await json?.earlierUltraShort(cell, nowMs)) ?? null,
  };
}
