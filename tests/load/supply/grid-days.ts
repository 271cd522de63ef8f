import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { openSupplyWorld, countShortTermCalls, type SupplyWorld } from '../../support/supply-world';
import { landCells, MIDNIGHT, LAND_CELLS } from './country';
import { closeAll, type Open } from './databases';
import { recordFigure, formatWhole } from './rows';
import { assertNoTimeouts, visit } from './visits';

/** Scenarios: cells and instances. */
const RUNS = [
  [1, 1],
  [100, 4],
  [250, 16],
  [LAND_CELLS, 4],
] as const;

/** Minutes of the hour shortly after the publication of village forecasts, observations and ultra-short forecasts. */
const GRID_MINUTES = [12, 46];
const PEOPLE_AT = 50;
/**
 * Of more cells than this, a tenth is requested in each hour after the first, covering each 시도, so that every hourly
 * call to AirKorea happens.
 */
const MANY = 1_000;
const SOME = 10;

/** Returns the cells that are requested in an hour. */
function selectCells(cells: GridCell[], hour: number): GridCell[] {
  if (hour === 0 || cells.length <= MANY) return cells;
  return cells.filter((_, i) => i % SOME === hour % SOME);
}

const sinceMidnight = (hour: number, minute: number) => MIDNIGHT + hour * HOUR_MS + minute * MINUTE_MS;

/**
 * Grids are fetched when published, and cells are requested every hour. Requests do not change the hub's calls, since a
 * cell is read from available grids (`kma-grid.test.ts`); so not every cell must be requested in every hour.
 */
async function liveAGridDay(world: SupplyWorld, cells: GridCell[]): Promise<void> {
  const { clock } = world;
  const moveTo = (ms: number) => (clock.nowMs = Math.max(clock.nowMs, ms));
  for (let hour = 0; hour < 24; hour++) {
    for (const minute of GRID_MINUTES) {
      moveTo(sinceMidnight(hour, minute));
      await world.fillGrids();
    }
    moveTo(sinceMidnight(hour, PEOPLE_AT));
    process.stderr.write(`${hour}:${PEOPLE_AT} ${world.hubCalls()} grids\n`);
    await visit(world, selectCells(cells, hour), hour);
  }
  assertNoTimeouts(world);
}

async function gridDay(open: Open, count: number, instances: number): Promise<void> {
  const opened = await open(instances);
  const world = await openSupplyWorld({ nowMs: MIDNIGHT, databases: opened.map(({ db }) => db), hasHub: true });
  // Exclude the calls of a starting instance.
  await world.fillGrids();
  const before = world.hubCalls();
  await liveAGridDay(world, landCells(count));
  const counts = [...world.fetches().values()];
  const all = counts.reduce((a, b) => a + b, 0);
  const airKorea = world.countCalls('getCtprvnRltmMesureDnsty');
  recordFigure(
    `${formatWhole(count)} cells, ${instances} instance(s), grids`,
    '<= 8,000 calls, ± 2 % of those for 100 cells',
    `${formatWhole(world.hubCalls() - before)} of the hub, ${formatWhole(countShortTermCalls(world))} of the JSON service, ${formatWhole(airKorea)} of AirKorea, ${formatWhole(all - world.hubCalls() - countShortTermCalls(world) - airKorea)} of all others; ${(all / counts.length).toFixed(4)} fetches a key`,
  );
  await world.close();
  await closeAll(opened);
}

/** Runs every scenario, or the selected one. */
export async function runGridDays(open: Open, only?: readonly [count: number, instances: number]): Promise<void> {
  for (const [count, instances] of only ? [only] : RUNS) await gridDay(open, count, instances);
}
