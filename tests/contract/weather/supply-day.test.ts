import { limitNewCells } from '@/lib/api-host/weather/new-cells';
import { createLimits } from '@/lib/api-host/shared/limits';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { engines } from '../../support/engines';
import { eventually } from '../../support/eventually';
import { differencesOfChoice } from '../../support/moving-choices';
import { openSupplyWorld, shortTermCalls } from '../../support/supply-world';

const MIDNIGHT = kstEpochMs('2026-11-21');
const CELLS = [{ nx: 60, ny: 127 }];
/** Several connections, where PostgreSQL can be had: claims meet there. */
const ENGINE = engines().slice(-1);

describe.each(ENGINE)('a day of four instances, on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const four = () => Array.from({ length: 4 }, () => database.db);

  it('costs at most 60 short-term calls a cell and 24 of AirKorea a sido, and hardly any of them twice', async () => {
    const world = await openSupplyWorld({ nowMs: MIDNIGHT, databases: four() });
    for (let minutes = 50; minutes < 24 * 60; minutes += 60) {
      world.clock.nowMs = MIDNIGHT + minutes * MINUTE_MS;
      for (const cell of CELLS) for (const instance of world.instances) void instance.get(cell);
      // Until every instance has what was new in this hour.
      for (const cell of CELLS)
        for (const instance of world.instances)
          await eventually(
            () => instance.get(cell),
            ({ weather }) => weather.source.fetchedAtMs === world.clock.nowMs,
          );
    }
    expect(shortTermCalls(world)).toBeGreaterThan(CELLS.length * 40);
    expect(shortTermCalls(world)).toBeLessThanOrEqual(CELLS.length * 60);
    expect(world.callsOf('getCtprvnRltmMesureDnsty')).toBeLessThanOrEqual(CELLS.length * 24);
    const twice = [...world.fetches()].filter(([, count]) => count > 1);
    expect(twice.map(([address]) => address)).toEqual([]);
    expect(twice.length).toBeLessThanOrEqual(0.02 * world.fetches().size);
    await world.close();
  });

  it('in which a crawler walks through the country costs 5 % of its calls', async () => {
    const calls = 400;
    const clock = { nowMs: MIDNIGHT };
    const mayOpenCell = limitNewCells(
      createLimits(
        async () => database.db,
        () => clock.nowMs,
      ),
      () => clock.nowMs,
    );
    const world = await openSupplyWorld({
      nowMs: MIDNIGHT,
      databases: four(),
      dailyCalls: { 'kma-short': calls },
      mayOpenCell,
    });
    for (let i = 0; i < 40; i++) {
      clock.nowMs = world.clock.nowMs = MIDNIGHT + i * 0.5 * HOUR_MS;
      await world.ask(i % 4, { nx: 20 + i, ny: 200 }, 'a crawler');
    }
    await world.quiet();
    expect(shortTermCalls(world)).toBeGreaterThan(0);
    expect(shortTermCalls(world)).toBeLessThanOrEqual(0.05 * calls);
    await world.close();
  });

  it('in which their weather differs shows the same outfits everywhere', async () => {
    expect(await differencesOfChoice({ databases: four(), questions: 96, midnightMs: MIDNIGHT })).toBe(0);
  });
});
