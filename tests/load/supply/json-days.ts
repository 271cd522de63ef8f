import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { eventually } from '../../support/eventually';
import { openSupplyWorld, shortTermCalls, type SupplyWorld } from '../../support/supply-world';
import { landCells, MIDNIGHT } from './country';
import { closeAll, type Open } from './databases';
import { tell, whole } from './rows';

/**
 * Ten minutes before each full hour each cell is asked for at one instance in turn, every tenth at all of them at once,
 * until they have what was new in that hour.
 */
async function liveADay({ clock, instances }: SupplyWorld, cells: GridCell[]): Promise<void> {
  for (let hour = 0; hour < 24; hour++) {
    clock.nowMs = MIDNIGHT + hour * HOUR_MS + 50 * MINUTE_MS;
    const visits = cells.flatMap((cell, i) => {
      const asked = i % 10 === 0 ? instances : [instances[(i + hour) % instances.length]!];
      return asked.map((instance) => ({ cell, instance }));
    });
    for (const { cell, instance } of visits) void instance.get(cell);
    for (const { cell, instance } of visits)
      await eventually(
        () => instance.get(cell),
        ({ weather }) => weather.source.fetchedAtMs === clock.nowMs,
      );
  }
}

/** A key's free calls, and the cells that they once held. */
export async function oneInstance(open: Open): Promise<void> {
  const opened = await open(1);
  const databases = opened.map(({ db }) => db);
  const world = await openSupplyWorld({ nowMs: MIDNIGHT, databases, dailyCalls: { 'kma-short': 10_000 } });
  await liveADay(world, landCells(170));
  tell('170 cells, 1 instance, JSON service', '<= 10,000 calls', whole(shortTermCalls(world)));
  await world.close();
  await closeAll(opened);
}

export async function fourInstances(open: Open, count: number): Promise<void> {
  const opened = await open(4);
  const world = await openSupplyWorld({ nowMs: MIDNIGHT, databases: opened.map(({ db }) => db) });
  const cells = landCells(count);
  await liveADay(world, cells);
  const calls = shortTermCalls(world);
  tell(
    `${whole(cells.length)} cells, 4 instances, JSON service`,
    '<= 60 calls a cell',
    `${whole(calls)}, ${(calls / cells.length).toFixed(1)} a cell`,
  );
  tell('AirKorea, nation, 4 instances', '<= 420 calls', whole(world.callsOf('getCtprvnRltmMesureDnsty')));
  const counts = [...world.fetches().values()];
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length;
  tell('fetches of one key, 4 instances', '<= 1.02', mean.toFixed(4));
  await world.close();
  await closeAll(opened);
}
