import type { Boundaries, Edges } from './boundaries';
import { CELL_DEGREES, forEachCellOfEdge, type CellGrid } from './cell-grid';
import { packGroups, type Groups } from './groups';
import type { Contains } from './ray-casting';
import type { Steps } from './steps';

/** Finds the regions that overlap each cell, in the order of the topology. */
export function* findCellRegions({ regions, edges }: Boundaries, grid: CellGrid, contains: Contains): Steps<Groups> {
  const edgesByRegion = yield* packGroups(regions.length, edges.count, (edge, add) => add(edges.region[edge]!, edge));
  const cells: number[][] = [];
  for (let region = 0; region < regions.length; region++) {
    const own = edgesByRegion.values.subarray(edgesByRegion.start[region], edgesByRegion.start[region + 1]);
    cells.push(findCellsOfRegion(region, own, edges, grid, contains));
    yield;
  }
  return yield* packGroups(grid.columns * grid.rows, regions.length, (region, add) =>
    cells[region]!.forEach((cell) => add(cell, region)),
  );
}

/** Finds the cells that a region's edges touch and the cells between them that the region covers. */
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
    // A gap contains no edge of the region, so one of its points decides for all.
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
