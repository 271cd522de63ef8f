import { HOUR_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { startOfHourMs } from '@/lib/domain/kst';
import { getNowcastBases, getUltraShortBases, getVillageBases } from '../kma/base-times';
import { toHours } from '../kma/forecast-rows';
import { groupExtremesByDate, type FetchIssue, type Issue, type ShortTerm } from '../kma/short-term';
import { ProviderError } from '../provider-error';
import { GRID_SERVICES, type GridServiceName } from './grid-services';
import type { Grid, GridCache } from './grid-cache';

const BASES = { nowcast: getNowcastBases, 'ultra-short': getUltraShortBases, village: getVillageBases };
/** How far back an observed hour still says something of the present. */
const HOURS_BACK = 4;
const STEPS = {
  nowcast: Array.from({ length: HOURS_BACK + 1 }, (_, i) => -i),
  'ultra-short': [0, 1],
  village: [0, 1],
};

/** The temperatures that speak for a service at an instant: of this hour, the next or the last observed one. */
function findCurrentGrid(cache: GridCache, service: GridServiceName, nowMs: number): Grid | undefined {
  const [variable] = GRID_SERVICES[service].variables;
  const grids = STEPS[service].map((step) =>
    cache.find({ service, variable, validAtMs: startOfHourMs(nowMs) + step * HOUR_MS }),
  );
  return grids.find((grid) => grid !== undefined);
}

/** Whether the grids of a service say something of the present. */
export const hasGrids = (cache: GridCache, service: GridServiceName, nowMs: number): boolean =>
  findCurrentGrid(cache, service, nowMs) !== undefined;

/** Whether they are of the newest issue or the one before it. */
export const hasFreshGrids = (cache: GridCache, service: GridServiceName, nowMs: number): boolean =>
  (findCurrentGrid(cache, service, nowMs)?.issuedAtMs ?? -Infinity) >= BASES[service](nowMs)[1];

/** What grids say of a cell, as if it were an issue of the JSON service: read by the same rules. */
function buildIssue(cache: GridCache, service: GridServiceName, cell: GridCell, nowMs: number): Issue | null {
  const grid = findCurrentGrid(cache, service, nowMs);
  if (!grid) return null;
  const byTime = cache.getCellValues(service, cell);
  const hours = toHours(byTime);
  if (hours.length === 0) return null;
  return { base: grid.issuedAtMs, hours, extremes: groupExtremesByDate(byTime), receivedAtMs: grid.receivedAtMs };
}

/**
 * KMA's short-term forecasts from grids. For what is observed and for the next hours the JSON service is asked where the
 * grids are old; the village forecast is that of the grids, or there is none.
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
    // The hours of the morning and the extremes stay on the cache.
    villageAtBase: (cell, base, signal) => village(cell, base, signal),
    earlierNowcast: async (cell, nowMs) =>
      buildIssue(cache, 'nowcast', cell, nowMs) ?? (await json?.earlierNowcast(cell, nowMs)) ?? null,
    earlierUltraShort: async (cell, nowMs) =>
      buildIssue(cache, 'ultra-short', cell, nowMs) ?? (await json?.earlierUltraShort(cell, nowMs)) ?? null,
  };
}
