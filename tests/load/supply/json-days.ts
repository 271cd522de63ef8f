import { createHash } from 'node:crypto';
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

/** Delays of issues, in minutes, by base time and service. */
const DELAYS = {
  'on time': () => 0,
  '5 minutes late': () => 5,
  '10 minutes late': () => 10,
  '20 minutes late': () => 20,
  '0 to 40 minutes late, at random': (operation: string, baseMs: number) => hash(`${operation} ${baseMs}`) % 41,
} satisfies Record<string, (operation: string, baseMs: number) => number>;

const hash = (text: string) => createHash('sha1').update(text).digest().readUInt32BE();

/** Length of a step of the day with late issues. */
const STEP_MIN = 5;
/** Every cell is requested in a sixth of the steps, at random: every 30 minutes on average. */
const STEPS_PER_REQUEST = 6;

/**
 * Lives a day in which issues are late. Unlike `liveADay`, cells are requested all the time, so that requests find
 * issues that should be published and are not.
 */
async function liveADayOfDelays(world: SupplyWorld, cells: GridCell[]): Promise<void> {
  for (let minutes = 0; minutes < 24 * 60; minutes += STEP_MIN) {
    world.clock.nowMs = MIDNIGHT + minutes * MINUTE_MS;
    const requested = cells.filter(({ nx, ny }) => hash(`${nx} ${ny} ${minutes}`) % STEPS_PER_REQUEST === 0);
    await visit(world, requested, minutes);
    await world.settle();
    if (minutes % 60 === 0) process.stderr.write(`${minutes / 60}:00 ${countShortTermCalls(world)} calls\n`);
  }
  assertNoTimeouts(world);
}

/** Counts the calls of a cell on days with late issues. */
export async function runLateIssues(open: Open, count: number, instances: number): Promise<void> {
  for (const [name, getDelayMin] of Object.entries(DELAYS)) {
    const opened = await open(instances);
    const world = await openSupplyWorld({
      nowMs: MIDNIGHT,
      databases: opened.map(({ db }) => db),
      getDelayMs: (operation, baseMs) => getDelayMin(operation, baseMs) * MINUTE_MS,
    });
    const cells = landCells(count);
    await liveADayOfDelays(world, cells);
    const calls = countShortTermCalls(world);
    recordFigure(
      `${formatWhole(cells.length)} cells requested every 30 minutes, ${instances} instance(s), JSON service, issues ${name}`,
      '<= 60 calls a cell',
      `${formatWhole(calls)}, ${(calls / cells.length).toFixed(1)} a cell`,
    );
    await world.close();
    await closeAll(opened);
  }
}
