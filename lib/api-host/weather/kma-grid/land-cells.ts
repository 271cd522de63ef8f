import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { loadRegions } from '../../region/load-regions';

const NEIGHBOURS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })));

let inland: readonly number[] | undefined;

/**
 * Returns the positions in a grid of the 3,202 cells whose centre and whose eight neighbours' centres lie in a district.
 * All of them have values, whatever mask the service applies at the coast.
 */
export function listInlandPositions(): readonly number[] {
  inland ??= findInlandPositions();
  return inland;
}

function findInlandPositions(): number[] {
  const regions = loadRegions();
  const isLand = Array.from({ length: GRID_WIDTH * GRID_HEIGHT }, (_, position) => {
    const cell = { nx: (position % GRID_WIDTH) + 1, ny: Math.floor(position / GRID_WIDTH) + 1 };
    return regions.find(getCellCentre(cell))?.distanceM === 0;
  });
  return [...isLand.keys()].filter((position) =>
    NEIGHBOURS.every(({ dx, dy }) => isLand[position + dy * GRID_WIDTH + dx]),
  );
}
