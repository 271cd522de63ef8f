import type { Boundaries, Edges } from './boundaries';
import { CELL_DEGREES, forEachCellOfEdge, type CellGrid } from './cell-grid';
import { packGroups, type Groups } from './groups';
import type { Contains } from './ray-casting';

/** The regions that hold at least a point of each cell, in the order of the topology. */
export function findCellRegions({ regions, edges }: Boundaries, grid: CellGrid, contains: Contains): Groups {
  const edgesOf = packGroups(regions.length, (add) => {
    for (let edge = 0; edge < edges.count; edge++) add(edges.region[edge]!, edge);
  });
  const cells = regions.map((_, region) => {
    const own = edgesOf.values.subarray(edgesOf.start[region], edgesOf.start[region + 1]);
    return findCellsOfRegion(region, own, edges, grid, contains);
  });
  return packGroups(grid.columns * grid.rows, (add) =>
    cells.forEach((held, region) => held.forEach((cell) => add(cell, region))),
  );
}

/** The cells that a region's edges touch, and those between them that it covers. */
function findCellsOfRegion(
  region: number,
  ownEdges: Uint32Array,
  edges: Edges,
  grid: CellGrid,
  contains: Contains,
): number[] {
  const touched = new Set<number>();
  for (const edge of ownEdges) forEachCellOfEdge(grid, edges, edge, (cell) => touched.add(cell));
  const sorted = [...touched].sort((a, b) => a - b);
  return sorted.flatMap((cell, i) => {
    const next = sorted[i + 1];
    const isGap = next !== undefined && next > cell + 1 && isSameRow(grid, cell, next);
    // No edge of the region lies in a gap, so that one point of it speaks for all.
    return isGap && containsCentre(grid, cell + 1, region, contains) ? range(cell, next) : [cell];
  });
}

const isSameRow = (grid: CellGrid, a: number, b: number) =>
  Math.floor(a / grid.columns) === Math.floor(b / grid.columns);

const range = (from: number, end: number) => Array.from({ length: end - from }, (_, i) => from + i);

function containsCentre(grid: CellGrid, cell: number, region: number, contains: Contains): boolean {
  const row = Math.floor(cell / grid.columns);
  const column = cell % grid.columns;
  const lon = grid.minLon + (column + 0.5) * CELL_DEGREES;
  return contains(region, row, lon, grid.minLat + (row + 0.5) * CELL_DEGREES);
}
