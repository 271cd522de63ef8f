import { GRID_WIDTH } from '@/lib/contract/grid-size';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getLandCells } from './land-cells';
import { HUNDREDTHS, MISSING, type GridValues } from './parse-grid';

/** The values of a grid in the served cells only, in hundredths: a seventh of the grid. */
export type ServedValues = Int16Array;

export function selectServed(values: GridValues): ServedValues {
  const { served } = getLandCells();
  // A loop takes a tenth of the time of `Int16Array.from`.
  const selected = new Int16Array(served.length);
  for (let index = 0; index < served.length; index++) selected[index] = values[served[index]!] ?? MISSING;
  return selected;
}

let indexes: Map<number, number> | undefined;

/** Returns the value of a cell; null if it is missing or the cell is not served. */
export function getCellValue(values: ServedValues, { nx, ny }: GridCell): number | null {
  indexes ??= new Map(getLandCells().served.map((position, index) => [position, index]));
  const index = indexes.get((ny - 1) * GRID_WIDTH + nx - 1);
  const value = index === undefined ? undefined : values[index];
  return value === undefined || value === MISSING ? null : value / HUNDREDTHS;
}
