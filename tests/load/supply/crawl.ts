import { limitNewCells } from '@/lib/api-host/weather/new-cell-limit';
import { createLimits } from '@/lib/api-host/shared/limits';
import { HOUR_MS } from '@/lib/contract/durations';
import { openSupplyWorld, countShortTermCalls } from '../../support/supply-world';
import { landCells, MIDNIGHT, LAND_CELLS } from './country';
import { closeAll, type Open } from './databases';
import { recordFigure, formatWhole } from './rows';
import { assertNoTimeouts } from './visits';

/** Lets one network request every cell of the country during a day. */
export async function runCrawl(open: Open): Promise<void> {
  const opened = await open(4);
  const { db } = opened[0]!;
  const clock = { nowMs: MIDNIGHT };
  const limits = createLimits(
    async () => db,
    () => clock.nowMs,
  );
  const mayFetchNewCell = limitNewCells(limits, () => clock.nowMs);
  const databases = opened.map((each) => each.db);
  const world = await openSupplyWorld({
    nowMs: MIDNIGHT,
    databases,
    dailyCalls: { 'kma-short': 10_000 },
    mayFetchNewCell,
  });
  const cells = landCells(LAND_CELLS);
  for (const [i, cell] of cells.entries()) {
    clock.nowMs = world.clock.nowMs = MIDNIGHT + Math.floor((i / cells.length) * 24 * HOUR_MS);
    await world.getWeather(i % 4, cell, ['192.0.2.1']);
  }
  assertNoTimeouts(world);
  const share = (countShortTermCalls(world) / 10_000) * 100;
  recordFigure(
    `a crawl of ${formatWhole(cells.length)} cells from one network`,
    '<= 5 % of a day',
    `${share.toFixed(2)} %`,
  );
  await world.close();
  await closeAll(opened);
}
