import { HOUR_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { startOfHourMs } from '@/lib/domain/kst';
import { nowcastBases, ultraShortBases, villageBases } from '../kma/base-times';
import { toHours } from '../kma/forecast-rows';
import { extremesByDate, type FetchIssue, type Issue, type ShortTerm } from '../kma/short-term';
import { ProviderError } from '../provider-error';
import { GRID_SERVICES, type GridServiceName } from './grid-services';
import type { Grid, GridShelf } from './grid-shelf';

const BASES = { nowcast: nowcastBases, 'ultra-short': ultraShortBases, village: villageBases };
/** How far back an observed hour still says something of the present. */
const HOURS_BACK = 4;
const STEPS = {
  nowcast: Array.from({ length: HOURS_BACK + 1 }, (_, i) => -i),
  'ultra-short': [0, 1],
  village: [0, 1],
};

/** The temperatures that speak for a service at an instant: of this hour, the next or the last observed one. */
function standFor(shelf: GridShelf, service: GridServiceName, nowMs: number): Grid | undefined {
  const [variable] = GRID_SERVICES[service].variables;
  const found = STEPS[service].map((step) =>
    shelf.find({ service, variable, validAtMs: startOfHourMs(nowMs) + step * HOUR_MS }),
  );
  return found.find((grid) => grid !== undefined);
}

/** Whether the grids of a service say something of the present. */
export const isThere = (shelf: GridShelf, service: GridServiceName, nowMs: number): boolean =>
  standFor(shelf, service, nowMs) !== undefined;

/** Whether they are of the newest issue or the one before it. */
export const isFresh = (shelf: GridShelf, service: GridServiceName, nowMs: number): boolean =>
  (standFor(shelf, service, nowMs)?.issuedAtMs ?? -Infinity) >= BASES[service](nowMs)[1];

/** What grids say of a cell, as if it were an issue of the JSON service: read by the same rules. */
function issueOf(shelf: GridShelf, service: GridServiceName, cell: GridCell, nowMs: number): Issue | null {
  const grid = standFor(shelf, service, nowMs);
  if (!grid) return null;
  const byTime = shelf.valuesOf(service, cell);
  const hours = toHours(byTime);
  if (hours.length === 0) return null;
  return { base: grid.issuedAtMs, hours, extremes: extremesByDate(byTime), receivedAtMs: grid.receivedAtMs };
}

/**
 * KMA's short-term forecasts from grids. For what is observed and for the next hours the JSON service is asked where the
 * grids are old; the village forecast is that of the grids, or there is none.
 */
export function createGridShortTerm(shelf: GridShelf, json: ShortTerm | null): ShortTerm {
  const said =
    (service: GridServiceName, elsewhere?: FetchIssue): FetchIssue =>
    async (cell, nowMs, signal) => {
      const issue = issueOf(shelf, service, cell, nowMs);
      if (elsewhere && (!issue || !isFresh(shelf, service, nowMs))) return elsewhere(cell, nowMs, signal);
      if (!issue) throw new ProviderError('no-data', `kma-grid ${service}: nothing of this cell`);
      return issue;
    };
  const village = said('village');
  return {
    nowcast: said('nowcast', json?.nowcast),
    ultraShort: said('ultra-short', json?.ultraShort),
    village,
    // The hours of the morning and the extremes stay on the shelf.
    villageOf: (cell, base, signal) => village(cell, base, signal),
    earlierNowcast: async (cell, nowMs) =>
      issueOf(shelf, 'nowcast', cell, nowMs) ?? (await json?.earlierNowcast(cell, nowMs)) ?? null,
    earlierUltraShort: async (cell, nowMs) =>
      issueOf(shelf, 'ultra-short', cell, nowMs) ?? (await json?.earlierUltraShort(cell, nowMs)) ?? null,
  };
}
