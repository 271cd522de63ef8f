import type { Boundaries } from './boundaries';
import { findCellRegions } from './cell-regions';
import { getColumn, getRow, type CellGrid } from './cell-grid';
import type { Groups } from './groups';
import { createContains } from './ray-casting';

/** What answers for a place in no region. */
export const NO_REGION = -1;
/** A cell that an edge touches: which of its regions holds a point has to be computed. */
const MIXED = -2;

/** The index of the region that holds a point, or `NO_REGION`. Where two overlap, the first of the topology. */
export type FindContainingRegion = (lon: number, lat: number) => number;

/**
 * Most cells meet no edge and lie wholly in one region or in none: one look at a raster answers. In the others the few
 * regions that have a part of the cell are decided by ray casting.
 */
export function createContainingRegionSearch(
  boundaries: Boundaries,
  grid: CellGrid,
  edgesByCell: Groups,
): FindContainingRegion {
  const contains = createContains(grid, boundaries.regions.length, boundaries.edges);
  const regionsByCell = findCellRegions(boundaries, grid, contains);
  const raster = rasterise(edgesByCell, regionsByCell);
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

const rasterise = (edgesByCell: Groups, { start, values }: Groups): Int16Array =>
  Int16Array.from({ length: start.length - 1 }, (_, cell) => {
    if (edgesByCell.start[cell + 1]! > edgesByCell.start[cell]!) return MIXED;
    // Without an edge in the cell each of its regions covers all of it.
    return start[cell + 1]! > start[cell]! ? values[start[cell]!]! : NO_REGION;
  });
