import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { loadRegions, prepareRegions } from '../../region/load-regions';
import { takeTurn } from '../take-turn';

const NEIGHBOURS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })));

let inland: readonly number[] | undefined;

/**
 * Returns the positions in a grid of the 3,202 cells whose centre and whose eight neighbours' centres lie in a district.
 * All of them have values, whatever mask the service applies at the coast.
 */
export function listInlandPositions(): readonly number[] {
  while (!inland) findNextRows();
  return inland;
}

/** Finds the positions in many turns of the event loop, of a few milliseconds each. */
export async function prepareInlandPositions(): Promise<void> {
  await prepareRegions();
  while (!inland) {
    findNextRows();
    await takeTurn();
  }
}

const ROWS_PER_STEP = 8;
const isLand: boolean[] = [];

/** Finds the land of the next rows; if it is complete, the positions. */
function findNextRows(): void {
  const regions = loadRegions();
  const end = Math.min(GRID_HEIGHT * GRID_WIDTH, isLand.length + ROWS_PER_STEP * GRID_WIDTH);
  for (let position = isLand.length; position < end; position++) {
    const cell = { nx: (position % GRID_WIDTH) + 1, ny: Math.floor(position / GRID_WIDTH) + 1 };
    isLand.push(regions.find(getCellCentre(cell))?.distanceM === 0);
  }
  if (end < GRID_HEIGHT * GRID_WIDTH) return;
  inland = [...isLand.keys()].filter((position) =>
    NEIGHBOURS.every(({ dx, dy }) => isLand[position + dy * GRID_WIDTH + dx]),
  );
}
