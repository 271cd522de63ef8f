import { ApiError } from '@/lib/contract/errors';
import type { Region } from '@/lib/contract/region';
import type { Coordinates } from '@/lib/domain/coordinates';
import { getCellCentre, type GridCell } from '@/lib/domain/dfs-grid';
import { decodeBoundaries, type RegionNames, type RegionTopology } from './boundaries';
import { forEachCellOfEdge, createGrid } from './cell-grid';
import { createContainingRegionSearch, NO_REGION } from './containing-region';
import { packGroups } from './groups';
import { createNearestRegionSearch } from './nearest-region';

/** How far off a coast a point still belongs to the nearest region. */
const SERVICE_REACH_M = 3_000;
/** From the middle of a 5 km forecast cell to its corner, with the projection's scale error over the country. */
const CELL_CORNER_M = 3_700;

/** The region of a point and how far away it is: 0 inside, else metres to its nearest edge. */
export interface RegionMatch extends RegionNames {
  readonly distanceM: number;
}

export interface RegionIndex {
  /**
   * The sigungu that holds a point, else the nearest within 3 km, else null.
   * @throws ApiError INVALID_INPUT where a coordinate is not a finite number in its range.
   */
  find(point: Coordinates): RegionMatch | null;
  /**
   * The sigungu of a forecast cell: that of its middle, or the nearest to it as far as a corner of the cell may be
   * from it. So it is never null for the cell of a point that `find` knows; the middle itself may be far at sea.
   */
  findCell(cell: GridCell): RegionMatch | null;
  /** Whether there is a sigungu of these names. */
  isRegion(names: Region): boolean;
}

/** Builds an index of boundaries (see docs/decisions/0003). Look-ups are exact and take about a microsecond or less. */
export function createRegionIndex(topology: RegionTopology): RegionIndex {
  const boundaries = decodeBoundaries(topology);
  const { regions, edges } = boundaries;
  const grid = createGrid(edges);
  const edgesByCell = packGroups(grid.columns * grid.rows, (add) => {
    for (let edge = 0; edge < edges.count; edge++) forEachCellOfEdge(grid, edges, edge, (cell) => add(cell, edge));
  });
  const containing = createContainingRegionSearch(boundaries, grid, edgesByCell);
  const nearest = createNearestRegionSearch({ edges, grid, edgesByCell });

  // Made once: making one for each answer takes longer than the look-up.
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
  // Written so that NaN and the infinities, which are in no range, fail too.
  if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return;
  const fields = {
    ...(!(Math.abs(lat) <= 90) && { lat: '위도 값이 범위를 벗어났어요.' }),
    ...(!(Math.abs(lon) <= 180) && { lon: '경도 값이 범위를 벗어났어요.' }),
  };
  throw new ApiError('INVALID_INPUT', { fields });
}
