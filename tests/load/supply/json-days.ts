import type { WeatherResult } from '@/lib/api-host/weather/weather-service';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { openSupplyWorld, countShortTermCalls, type SupplyWorld } from '../../support/supply-world';
import { landCells, MIDNIGHT } from './country';
import { closeAll, type Open } from './databases';
import { recordFigure, formatWhole } from './rows';
import { assertNoTimeouts, visit } from './visits';

/** Daily calls of a development key. */
const DEVELOPMENT_KEY_CALLS = 10_000;

/**
 * Each cell is requested ten minutes before each full hour, when everything new in that hour is published. More requests
 * would cost nothing, since an issue is fetched once.
 */
async function liveADay(world: SupplyWorld, cells: GridCell[]): Promise<{ oldestMs: number; recorded: number }> {
  let [oldestMs, recorded] = [0, 0];
  const note = ({ weather: { source } }: WeatherResult) => {
    if (source.provider === 'recorded') recorded++;
    else oldestMs = Math.max(oldestMs, world.clock.nowMs - source.fetchedAtMs);
  };
  for (let hour = 0; hour < 24; hour++) {
    world.clock.nowMs = MIDNIGHT + hour * HOUR_MS + 50 * MINUTE_MS;
    (await visit(world, cells, hour)).forEach(note);
    process.stderr.write(`${hour}:50 ${countShortTermCalls(world)} calls\n`);
  }
  assertNoTimeouts(world);
  return { oldestMs, recorded };
}

/** Uses a development key with as many cells as it can serve, and with more. */
export async function runOneInstance(open: Open): Promise<void> {
  for (const count of [170, 250]) {
    const opened = await open(1);
    const databases = opened.map(({ db }) => db);
    const world = await openSupplyWorld({
      nowMs: MIDNIGHT,
      databases,
      dailyCalls: { 'kma-short': DEVELOPMENT_KEY_CALLS },
    });
    const { oldestMs, recorded } = await liveADay(world, landCells(count));
    recordFigure(
      `${count} cells, 1 instance, JSON service, a key of ${formatWhole(DEVELOPMENT_KEY_CALLS)} calls`,
      `<= ${formatWhole(DEVELOPMENT_KEY_CALLS)} calls`,
      `${formatWhole(countShortTermCalls(world))}; the oldest answer ${(oldestMs / HOUR_MS).toFixed(1)} h, ${recorded} recorded ones`,
    );
    await world.close();
    await closeAll(opened);
  }
}

export async function fourInstances(open: Open, count: number): Promise<void> {
  const opened = await open(4);
  const world = await openSupplyWorld({ nowMs: MIDNIGHT, databases: opened.map(({ db }) => db) });
  const cells = landCells(count);
  await liveADay(world, cells);
  const calls = countShortTermCalls(world);
  const where = `${formatWhole(cells.length)} cells, 4 instances, JSON service`;
  recordFigure(where, '<= 60 calls a cell', `${formatWhole(calls)}, ${(calls / cells.length).toFixed(1)} a cell`);
  recordFigure(`AirKorea: ${where}`, '<= 420 calls', formatWhole(world.countCalls('getCtprvnRltmMesureDnsty')));
  const counts = [...world.fetches().values()];
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length;
  recordFigure(`fetches of one key: ${where}`, '<= 1.02', `${mean.toFixed(4)}, of ${formatWhole(counts.length)} keys`);
  await world.close();
  await closeAll(opened);
}
