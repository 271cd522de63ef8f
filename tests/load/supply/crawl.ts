import { limitLoneCells } from '@/lib/api-host/weather/lone-cell-limit';
import { createLimits } from '@/lib/api-host/shared/limits';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { openSupplyWorld, countShortTermCalls } from '../../support/supply-world';
import { landCells, MIDNIGHT, LAND_CELLS } from './country';
import { closeAll, type Open } from './databases';
import { recordFigure, formatWhole } from './rows';
import { assertNoTimeouts } from './visits';

const DAILY_CALLS = 10_000;
/** The limit of new cells of a day, as long as each of them was charged once only. */
const MOST_OPENED = 100;

/** Lets one network request every cell of the country during a day. */
export async function runCrawl(open: Open): Promise<void> {
  const opened = await open(4);
  const { db } = opened[0]!;
  const clock = { nowMs: MIDNIGHT };
  const limits = createLimits(
    async () => db,
    () => clock.nowMs,
  );
  const mayRenewLoneCell = limitLoneCells(limits, () => clock.nowMs);
  const databases = opened.map((each) => each.db);
  const world = await openSupplyWorld({
    nowMs: MIDNIGHT,
    databases,
    dailyCalls: { 'kma-short': DAILY_CALLS },
    mayRenewLoneCell,
  });
  const cells = landCells(LAND_CELLS);
  for (const [i, cell] of cells.entries()) {
    clock.nowMs = world.clock.nowMs = MIDNIGHT + Math.floor((i / cells.length) * 24 * HOUR_MS);
    await world.getWeather(i % 4, cell, ['192.0.2.1']);
  }
  assertNoTimeouts(world);
  const share = (countShortTermCalls(world) / DAILY_CALLS) * 100;
  recordFigure(
    `a crawl of ${formatWhole(cells.length)} cells from one network`,
    '<= 5 % of a day',
    `${share.toFixed(2)} %`,
  );
  await world.close();
  await closeAll(opened);
}

const DAYS = 3;

/** Lets one network request every hour as many cells as it may open in an hour, for three days. */
export async function runReturns(open: Open): Promise<void> {
  const opened = await open(4);
  const { db } = opened[0]!;
  const clock = { nowMs: MIDNIGHT };
  const now = () => clock.nowMs;
  const world = await openSupplyWorld({
    nowMs: MIDNIGHT,
    databases: opened.map((each) => each.db),
    dailyCalls: { 'kma-short': DAILY_CALLS },
    mayRenewLoneCell: limitLoneCells(
      createLimits(async () => db, now),
      now,
    ),
  });
  const cells = landCells(MOST_OPENED * DAYS);
  for (let day = 0; day < DAYS; day++) {
    const before = countShortTermCalls(world);
    // Cells of earlier days are requested as well.
    const requested = cells.slice(0, MOST_OPENED * (day + 1));
    for (let hour = 0; hour < 24; hour++) {
      clock.nowMs = world.clock.nowMs = MIDNIGHT + (24 * day + hour) * HOUR_MS + 50 * MINUTE_MS;
      for (const [i, cell] of requested.entries()) await world.getWeather(i % 4, cell, ['192.0.2.1']);
    }
    const share = ((countShortTermCalls(world) - before) / DAILY_CALLS) * 100;
    recordFigure(
      `one network that opens the cells that it may and returns every hour, day ${day + 1}`,
      '<= 5 % of a day',
      `${share.toFixed(1)} %`,
    );
  }
  assertNoTimeouts(world);
  await world.close();
  await closeAll(opened);
}
