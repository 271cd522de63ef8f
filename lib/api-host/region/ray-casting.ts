import type { Edges } from './boundaries';
import { getRow, type CellGrid } from './cell-grid';
import { packGroups } from './groups';

/** Whether a region holds a point that lies in a row of the grid. */
export type Contains = (region: number, row: number, lon: number, lat: number) => boolean;

/**
 * Exact point-in-polygon by the even-odd rule. Edges are stored by region and row, so that a ray meets only those whose
 * latitudes it can cross: the answer is that of all edges of the region, in a hundredth of the time.
 */
export function createContains(grid: CellGrid, regionCount: number, edges: Edges): Contains {
  const { start, values } = packGroups(regionCount * grid.rows, (add) => {
    for (let edge = 0; edge < edges.count; edge++) {
      const lastRow = getRow(grid, edges.highLat[edge]!);
      for (let row = getRow(grid, edges.lowLat[edge]!); row <= lastRow; row++) {
        add(edges.region[edge]! * grid.rows + row, edge);
      }
    }
  });
  return (region, row, lon, lat) => {
    const key = region * grid.rows + row;
    const end = start[key + 1]!;
    let inside = false;
    for (let i = start[key]!; i < end; i++) if (isCrossed(edges, values[i]!, lon, lat)) inside = !inside;
    return inside;
  };
}

/** Whether a ray from a point to the east crosses an edge. An edge owns its lower end, not its upper one. */
function isCrossed(edges: Edges, edge: number, lon: number, lat: number): boolean {
  const lowLat = edges.lowLat[edge]!;
  const highLat = edges.highLat[edge]!;
  if (lat < lowLat || lat >= highLat) return false;
  const lowLon = edges.lowLon[edge]!;
  return lon < lowLon + ((lat - lowLat) / (highLat - lowLat)) * (edges.highLon[edge]! - lowLon);
}
