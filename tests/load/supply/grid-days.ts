import { MINUTE_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { openSupplyWorld, shortTermCalls, type SupplyWorld } from '../../support/supply-world';
import { landCells, MIDNIGHT, NATION } from './country';
import { closeAll, type Open } from './databases';
import { tell, whole } from './rows';

/** Cells and instances. */
const RUNS = [
  [1, 1],
  [250, 1],
  [1_500, 1],
  [NATION, 1],
  [1, 16],
  [100, 4],
  [250, 16],
  [1_500, 16],
  [NATION, 4],
  [NATION, 16],
] as const;

/** Until nobody asks for a grid any more, and everyone has read what the others received. */
async function settle(world: SupplyWorld): Promise<void> {
  for (let before = -1; before !== world.hubCalls();) {
    before = world.hubCalls();
    await world.turn();
  }
}

/** Each hour's grids as they come out, and at every third hour each cell at one instance, every tenth at all of them. */
async function liveAGridDay(world: SupplyWorld, cells: GridCell[]): Promise<void> {
  const { clock, instances } = world;
  for (let minutes = 12; minutes < 24 * 60; minutes += 60) {
    for (const later of [0, 34, 38]) {
      clock.nowMs = MIDNIGHT + (minutes + later) * MINUTE_MS;
      await settle(world);
    }
    if (Math.floor(minutes / 60) % 3 > 0) continue;
    for (let i = 0; i < cells.length; i += 50)
      await Promise.all(
        cells.slice(i, i + 50).flatMap((cell, j) => {
          const asked = j % 10 === 0 ? instances : [instances[(i + j) % instances.length]!];
          return asked.map((instance) => instance.get(cell));
        }),
      );
  }
}

async function gridDay(open: Open, count: number, instances: number): Promise<void> {
  const opened = await open(instances);
  const world = await openSupplyWorld({ nowMs: MIDNIGHT, databases: opened.map(({ db }) => db), hasHub: true });
  await settle(world);
  const before = world.hubCalls();
  await liveAGridDay(world, landCells(count));
  const ofDay = world.hubCalls() - before;
  const others = [...world.fetches().values()].reduce((a, b) => a + b, 0) - world.hubCalls();
  tell(
    `${whole(count)} cells, ${instances} instance(s), grids`,
    '<= 8,000 calls, ± 2 % of those for 100 cells',
    `${whole(ofDay)} of the hub (${whole(shortTermCalls(world))} of the JSON service), ${whole(others)} of all others`,
  );
  await world.close();
  await closeAll(opened);
}

/** Every situation, or the one that is asked for. */
export async function gridDays(open: Open, only?: readonly [count: number, instances: number]): Promise<void> {
  for (const [count, instances] of only ? [only] : RUNS) await gridDay(open, count, instances);
}
