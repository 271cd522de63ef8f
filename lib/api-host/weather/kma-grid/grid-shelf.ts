import type { GridCell } from '@/lib/domain/dfs-grid';
import type { ValuesByCode } from '../kma/forecast-rows';
import { GRID_SERVICES, type GridServiceName, type GridVariable } from './grid-services';
import { valueAt, type GridValues } from './read-grid';

/** Which grid: of a service and variable, for an hour (epoch ms). */
export interface GridName {
  service: GridServiceName;
  variable: GridVariable;
  validAtMs: number;
}

export interface Grid {
  issuedAtMs: number;
  receivedAtMs: number;
  values: GridValues;
}

/** The newest good grid of each hour, in this process. */
export interface GridShelf {
  find(name: GridName): Grid | undefined;
  /** Puts a grid in the place of an older one. */
  put(name: GridName, grid: Grid): void;
  /** What a service says of a cell, by hour and variable, ascending. */
  valuesOf(service: GridServiceName, cell: GridCell): Map<number, ValuesByCode>;
  /** Takes away what is of no use any more. */
  clear(nowMs: number): void;
}

type ByVariable = Map<GridVariable, Grid>;
type ByHour = Map<number, ByVariable>;

function valuesAt(grids: ByVariable, cell: GridCell): ValuesByCode {
  const values: ValuesByCode = new Map();
  for (const [variable, grid] of grids) {
    const value = valueAt(grid.values, cell);
    if (value !== null) values.set(variable, String(value));
  }
  return values;
}

export function createGridShelf(): GridShelf {
  const shelf: Record<GridServiceName, ByHour> = { nowcast: new Map(), 'ultra-short': new Map(), village: new Map() };
  return {
    find: ({ service, variable, validAtMs }) => shelf[service].get(validAtMs)?.get(variable),
    put({ service, variable, validAtMs }, grid) {
      const grids: ByVariable = shelf[service].get(validAtMs) ?? new Map();
      const held = grids.get(variable);
      if (held && held.issuedAtMs >= grid.issuedAtMs) return;
      shelf[service].set(validAtMs, grids.set(variable, grid));
    },
    valuesOf: (service, cell) =>
      new Map(
        [...shelf[service]].sort(([a], [b]) => a - b).map(([validAtMs, grids]) => [validAtMs, valuesAt(grids, cell)]),
      ),
    clear(nowMs) {
      for (const [service, hours] of Object.entries(shelf)) {
        const oldest = nowMs - GRID_SERVICES[service as GridServiceName].keptMs;
        for (const validAtMs of hours.keys()) if (validAtMs < oldest) hours.delete(validAtMs);
      }
    },
  };
}
