import type { Edges } from './boundaries';
import { CELL_DEGREES, getColumn, getRow, type CellGrid } from './cell-grid';
import type { Groups } from './groups';

/** Metres in a degree of latitude on a sphere of the Earth's mean radius, 6,371,008.8 m (IUGG). */
const METRES_PER_DEGREE = (6_371_008.8 * Math.PI) / 180;

/** Returns the region whose edge is nearest to a point, or null if none is within `reachM` metres. */
export type FindNearestRegion = (
  lon: number,
  lat: number,
  reachM: number,
) => { region: number; distanceM: number } | null;

interface SearchArea {
  edges: Edges;
  grid: CellGrid;
  edgesByCell: Groups;
}

interface Search {
  lon: number;
  lat: number;
  /** Metres in a degree of longitude at this latitude. Planar distances are accurate to 0.1 % over a few kilometres. */
  metresPerLon: number;
  /** Squared distance and region of the nearest edge so far. The region is -1 if there is none yet. */
  squaredM: number;
  region: number;
}

/**
 * Creates the search. It visits the cells around the point ring by ring until no further ring can contain a nearer edge.
 * If two regions are equally near, it returns the first one of the topology.
 */
export function createNearestRegionSearch(land: SearchArea): FindNearestRegion {
  const { grid } = land;
  return (lon, lat, reachM) => {
    if (isBeyond(grid, lat, reachM / METRES_PER_DEGREE)) return null;
    const metresPerLon = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
    const search: Search = { lon, lat, metresPerLon, squaredM: reachM * reachM, region: -1 };
    const ringM = CELL_DEGREES * metresPerLon;
    for (let ring = 0; (ring - 1) * ringM <= Math.sqrt(search.squaredM); ring++) {
      searchRing(search, land, getColumn(grid, lon), getRow(grid, lat), ring);
    }
    return search.region < 0 ? null : { region: search.region, distanceM: Math.sqrt(search.squaredM) };
  };
}

/** Returns true if a latitude is out of reach of the grid. Near the poles, cells would become too narrow to search. */
const isBeyond = ({ minLat, rows }: CellGrid, lat: number, reachDegrees: number) =>
  lat < minLat - reachDegrees || lat > minLat + rows * CELL_DEGREES + reachDegrees;

function searchRing(
  search: Search,
  { edges, grid, edgesByCell }: SearchArea,
  column: number,
  row: number,
  ring: number,
) {
  for (let y = Math.max(row - ring, 0); y <= Math.min(row + ring, grid.rows - 1); y++) {
    const step = Math.abs(y - row) === ring ? 1 : Math.max(2 * ring, 1);
    for (let x = column - ring; x <= column + ring; x += step) {
      if (x >= 0 && x < grid.columns) searchCell(search, edges, edgesByCell, y * grid.columns + x);
    }
  }
}

function searchCell(search: Search, edges: Edges, { start, values }: Groups, cell: number): void {
  const end = start[cell + 1]!;
  for (let i = start[cell]!; i < end; i++) {
    const edge = values[i]!;
    const squaredM = squaredDistanceToEdge(search, edges, edge);
    const region = edges.region[edge]!;
    const isNearer = squaredM < search.squaredM;
    if (isNearer || (squaredM === search.squaredM && (search.region < 0 || region < search.region))) {
      search.squaredM = squaredM;
      search.region = region;
    }
  }
}

function squaredDistanceToEdge({ lon, lat, metresPerLon }: Search, edges: Edges, edge: number): number {
  const fromX = (edges.lowLon[edge]! - lon) * metresPerLon;
  const fromY = (edges.lowLat[edge]! - lat) * METRES_PER_DEGREE;
  const alongX = (edges.highLon[edge]! - edges.lowLon[edge]!) * metresPerLon;
  const alongY = (edges.highLat[edge]! - edges.lowLat[edge]!) * METRES_PER_DEGREE;
  const lengthSquared = alongX * alongX + alongY * alongY;
  const projected = lengthSquared === 0 ? 0 : -(fromX * alongX + fromY * alongY) / lengthSquared;
  const t = Math.min(1, Math.max(0, projected));
  return (fromX + t * alongX) ** 2 + (fromY + t * alongY) ** 2;
}
