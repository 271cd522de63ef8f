import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';
import { loadRegions, prepareRegions } from '../../region/load-regions';
import { takeTurn } from '../take-turn';

const NEIGHBOURS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })));
const ROWS_PER_STEP = 8;

/** Positions in a grid. */
interface LandCells {
  /** The cells of the service area. The others are sea or abroad. */
  served: readonly number[];
  /**
   * The 3,202 cells whose centre and whose eight neighbours' centres lie in a district. All of them have values,
   * whatever mask the service applies at the coast.
   */
  inland: readonly number[];
}

let cells: LandCells | undefined;

/** Returns the positions of the cells on land. */
export function getLandCells(): LandCells {
  while (!cells) findNextRows();
  return cells;
}

/** Finds the positions in many turns of the event loop, of a few milliseconds each. */
export async function prepareLandCells(): Promise<void> {
  await prepareRegions();
  while (!cells) {
    findNextRows();
    await takeTurn();
  }
}

/** Distances in m of the cells from the next district, null outside of the service area. */
const distancesM: (number | null)[] = [];

/** Finds the distances of the next rows; if they are complete, the positions. */
function findNextRows(): void {
  const regions = loadRegions();
  const end = Math.min(GRID_HEIGHT * GRID_WIDTH, distancesM.length + ROWS_PER_STEP * GRID_WIDTH);
  for (let position = distancesM.length; position < end; position++) {
    const cell = { nx: (position % GRID_WIDTH) + 1, ny: Math.floor(position / GRID_WIDTH) + 1 };
    distancesM.push(regions.findCell(cell)?.distanceM ?? null);
  }
  if (end < GRID_HEIGHT * GRID_WIDTH) return;
  const positions = [...distancesM.keys()];
  cells = {
    served: positions.filter((position) => distancesM[position] !== null),
    inland: positions.filter((position) =>
      NEIGHBOURS.every(({ dx, dy }) => distancesM[position + dy * GRID_WIDTH + dx] === 0),
    ),
  };
}
