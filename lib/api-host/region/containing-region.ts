import type { Boundaries } from './boundaries';
import { findCellRegions } from './cell-regions';
import { getColumn, getRow, type CellGrid } from './cell-grid';
import type { Groups } from './groups';
import { createContains } from './ray-casting';
import type { Steps } from './steps';

/** Result for a point outside all regions. */
export const NO_REGION = -1;
/** Raster value of a cell that an edge touches. Its points must be tested one by one. */
const MIXED = -2;

/** Returns the index of the region that contains a point, or `NO_REGION`. If regions overlap, the first one. */
export type FindContainingRegion = (lon: number, lat: number) => number;

/**
 * Creates the search. Most cells touch no edge and lie in one region or none, which a raster lookup returns. In the other
 * cells, ray casting tests the few regions that overlap the cell.
 */
export function* createContainingRegionSearch(
  boundaries: Boundaries,
  grid: CellGrid,
  edgesByCell: Groups,
): Steps<FindContainingRegion> {
  const contains = yield* createContains(grid, boundaries.regions.length, boundaries.edges);
  const regionsByCell = yield* findCellRegions(boundaries, grid, contains);
  const raster = yield* rasterise(edgesByCell, regionsByCell);
  const { start, values } = regionsByCell;
  return (lon, lat) => {
    const column = getColumn(grid, lon);
    const row = getRow(grid, lat);
    if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return NO_REGION;
    const cell = row * grid.columns + column;
    if (raster[cell] !== MIXED) return raster[cell]!;
    for (let i = start[cell]!; i < start[cell + 1]!; i++) {
      if (contains(values[i]!, row, lon, lat)) return values[i]!;
    }
    return NO_REGION;
  };
}

/** Cells that are rasterised in one step. */
const CELLS_PER_STEP = 65_536;

function* rasterise(edgesByCell: Groups, { start, values }: Groups): Steps<Int16Array> {
  const raster = new Int16Array(start.length - 1);
  for (let cell = 0; cell < raster.length; cell++) {
    const isMixed = edgesByCell.start[cell + 1]! > edgesByCell.start[cell]!;
    // If no edge touches the cell, each of its regions covers all of it.
    const covering = start[cell + 1]! > start[cell]! ? values[start[cell]!]! : NO_REGION;
    raster[cell] = isMixed ? MIXED : covering;
    if (cell % CELLS_PER_STEP === CELLS_PER_STEP - 1) yield;
  }
  return raster;
}
