import { ApiError } from '@/lib/contract/errors';
import type { Region } from '@/lib/contract/region';
import { problem } from '@/lib/contract/problem';
import type { Coordinates } from '@/lib/domain/coordinates';
import { getCellCentre, type GridCell } from '@/lib/domain/dfs-grid';
import { decodeBoundaries, type RegionNames, type RegionTopology } from './boundaries';
import { forEachCellOfEdge, createGrid } from './cell-grid';
import { createContainingRegionSearch, NO_REGION } from './containing-region';
import { packGroups } from './groups';
import { createNearestRegionSearch } from './nearest-region';
import { finish, type Steps } from './steps';

/** Maximum distance of a point at sea from the region to which it belongs. */
const SERVICE_REACH_M = 3_000;
/** Distance from the centre of a forecast cell to its corner, including the scale error of the projection. */
const CELL_CORNER_M = 3_700;

/** Region of a point with its distance in metres, which is 0 inside the region. */
export interface RegionMatch extends RegionNames {
  readonly distanceM: number;
}

export interface RegionIndex {
  /**
   * Returns the sigungu that contains a point, else the nearest within 3 km, else null.
   * @throws ApiError INVALID_INPUT if a coordinate is not a finite number in its range.
   */
  find(point: Coordinates): RegionMatch | null;
  /**
   * Returns the sigungu at the centre of a forecast cell, else the nearest to the centre, else null. It searches further
   * than `find` by half the diagonal of a cell, so it finds a region for the cell of every point that `find` finds.
   */
  findCell(cell: GridCell): RegionMatch | null;
  /** Returns true if a sigungu with these names exists. */
  isRegion(names: Region): boolean;
}

/** Builds an index of boundaries at once. */
export const createRegionIndex = (topology: RegionTopology): RegionIndex => finish(buildRegionIndex(topology));

/** Builds an index of boundaries (docs/decisions/0003). Lookups are exact and take about 1 µs or less. */
export function* buildRegionIndex(topology: RegionTopology): Steps<RegionIndex> {
  const boundaries = yield* decodeBoundaries(topology);
  const { regions, edges } = boundaries;
  const grid = createGrid(edges);
  yield;
  const edgesByCell = yield* packGroups(grid.columns * grid.rows, edges.count, (edge, add) =>
    forEachCellOfEdge(grid, edges, edge, (cell) => add(cell, edge)),
  );
  const containing = yield* createContainingRegionSearch(boundaries, grid, edgesByCell);
  const nearest = createNearestRegionSearch({ edges, grid, edgesByCell });

  // Created once, because creating an object for each result takes longer than the lookup.
  const insideMatches = regions.map((names): RegionMatch => Object.freeze({ ...names, distanceM: 0 }));

  const known = new Set(regions.map(({ sidonm, sggnm }) => `${sidonm} ${sggnm}`));

  const locate = ({ lat, lon }: Coordinates, reachM: number): RegionMatch | null => {
    const inside = containing(lon, lat);
    if (inside !== NO_REGION) return insideMatches[inside]!;
    const near = nearest(lon, lat, reachM);
    return near && { ...regions[near.region]!, distanceM: near.distanceM };
  };
  return {
    find(point) {
      assertOnEarth(point);
      return locate(point, SERVICE_REACH_M);
    },
    findCell: (cell) => locate(getCellCentre(cell), SERVICE_REACH_M + CELL_CORNER_M),
    isRegion: ({ sidonm, sggnm }) => known.has(`${sidonm} ${sggnm}`),
  };
}

function assertOnEarth({ lat, lon }: Coordinates): void {
  // In this form, NaN and infinities fail too.
  if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return;
  const fields = {
    ...(!(Math.abs(lat) <= 90) && { lat: problem('latitudeOutOfRange') }),
    ...(!(Math.abs(lon) <= 180) && { lon: problem('longitudeOutOfRange') }),
  };
  throw new ApiError('INVALID_INPUT', { fields });
}
