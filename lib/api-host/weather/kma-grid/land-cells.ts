import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';
import { loadRegions } from '../../region/load-regions';

let land: number[] | undefined;

/** Returns the positions in a grid of the cells that belong to a sigungu, all of which have values. */
export function listLandPositions(): readonly number[] {
  if (land) return land;
  const regions = loadRegions();
  const positions = Array.from({ length: GRID_WIDTH * GRID_HEIGHT }, (_, position) => position);
  land = positions.filter((position) =>
    regions.findCell({ nx: (position % GRID_WIDTH) + 1, ny: Math.floor(position / GRID_WIDTH) + 1 }),
  );
  return land;
}
