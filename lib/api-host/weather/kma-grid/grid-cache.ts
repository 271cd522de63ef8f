import { isFutureDated } from '@/lib/domain/age';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { ValuesByCode } from '../kma/forecast-rows';
import { GRID_SERVICES, type GridServiceName, type GridVariable } from './grid-services';
import { getCellValue, type ServedValues } from './served-values';

export interface GridKey {
  service: GridServiceName;
  variable: GridVariable;
  validAtMs: number;
}

export interface Grid {
  issuedAtMs: number;
  receivedAtMs: number;
  values: ServedValues;
}

/** The newest valid grid of each hour, in the memory of this process. */
export interface GridCache {
  find(name: GridKey): Grid | undefined;
  /** Stores a grid unless the stored one is of the same or a newer issue and was received by a clock that was right. */
  put(name: GridKey, grid: Grid): void;
  /** Returns the values of a cell by hour and variable, in ascending order of hours. */
  getCellValues(service: GridServiceName, cell: GridCell): Map<number, ValuesByCode>;
  /** Removes grids past their retention. */
  clear(nowMs: number): void;
}

type GridsByVariable = Map<GridVariable, Grid>;
type GridsByHour = Map<number, GridsByVariable>;

function readCell(grids: GridsByVariable, cell: GridCell): ValuesByCode {
  const values: ValuesByCode = new Map();
  for (const [variable, grid] of grids) {
    const value = getCellValue(grid.values, cell);
    if (value !== null) values.set(variable, String(value));
  }
  return values;
}

export function createGridCache(clock: () => number): GridCache {
  const cache: Record<GridServiceName, GridsByHour> = {
    nowcast: new Map(),
    'ultra-short': new Map(),
    village: new Map(),
  };
  return {
    find: ({ service, variable, validAtMs }) => cache[service].get(validAtMs)?.get(variable),
    put({ service, variable, validAtMs }, grid) {
      const grids: GridsByVariable = cache[service].get(validAtMs) ?? new Map();
      const current = grids.get(variable);
      if (current && current.issuedAtMs >= grid.issuedAtMs && !isFutureDated(current.receivedAtMs, clock())) return;
      cache[service].set(validAtMs, grids.set(variable, grid));
    },
    getCellValues: (service, cell) =>
      new Map(
        [...cache[service]].sort(([a], [b]) => a - b).map(([validAtMs, grids]) => [validAtMs, readCell(grids, cell)]),
      ),
    clear(nowMs) {
      for (const [service, hours] of Object.entries(cache)) {
        const oldest = nowMs - GRID_SERVICES[service as GridServiceName].retentionMs;
        for (const validAtMs of hours.keys()) if (validAtMs < oldest) hours.delete(validAtMs);
      }
    },
  };
}
