import { limitNewCells } from '@/lib/api-host/weather/new-cell-limit';
import { createLimits } from '@/lib/api-host/shared/limits';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { listEngines } from '../../support/engines';
import { countChoiceDifferences } from '../../support/moving-choices';
import { openSupplyWorld, countShortTermCalls } from '../../support/supply-world';

const MIDNIGHT = kstEpochMs('2026-11-21');
const CELL = { nx: 60, ny: 127 };
/** PostgreSQL if available, because claims of several connections meet there. */
const ENGINE = listEngines().slice(-1);

describe.each(ENGINE)('a day on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const four = () => Array.from({ length: 4 }, () => database.db);

  it('with four instances costs at most 60 short-term calls a cell and 24 AirKorea calls a province, none of them twice', async () => {
    const world = await openSupplyWorld({ nowMs: MIDNIGHT, databases: four() });
    for (let minutes = 50; minutes < 24 * 60; minutes += 60) {
      world.clock.nowMs = MIDNIGHT + minutes * MINUTE_MS;
      const responses = await Promise.all(world.instances.map((_, instance) => world.getWeather(instance, CELL)));
      // Every instance has the weather fetched in this hour.
      expect(responses.map(({ weather }) => weather.source.fetchedAtMs)).toEqual(Array(4).fill(world.clock.nowMs));
    }
    expect(countShortTermCalls(world)).toBeGreaterThan(40);
    expect(countShortTermCalls(world)).toBeLessThanOrEqual(60);
    expect(world.countCalls('getCtprvnRltmMesureDnsty')).toBe(24);
    expect([...world.fetches()].filter(([, count]) => count > 1)).toEqual([]);
    await world.close();
  });

  it.each([
    ['the calls of a development key for each of 170 cells', '2026-11-23', 58],
    ['half as many calls', '2026-11-24', 29],
  ])(
    'with one instance stays within its budget (%s) and serves weather with its age until the end',
    async (_, date, calls) => {
      const nowMs = kstEpochMs(date);
      const databases = four().slice(0, 1);
      const world = await openSupplyWorld({ nowMs, databases, dailyCalls: { 'kma-short': calls } });
      const responses = [];
      for (let minutes = 50; minutes < 24 * 60; minutes += 60) {
        world.clock.nowMs = nowMs + minutes * MINUTE_MS;
        responses.push(await world.getWeather(0, CELL));
      }
      expect(responses.map(({ weather }) => weather.source.provider)).toEqual(Array(24).fill('kma'));
      expect(countShortTermCalls(world)).toBeLessThanOrEqual(calls);
      // The budget is used up, and old weather is marked as stale.
      expect(countShortTermCalls(world)).toBeGreaterThan(0.8 * calls);
      const { weather, stale } = responses.at(-1)!;
      expect(stale).toBe(world.clock.nowMs - weather.source.fetchedAtMs >= HOUR_MS);
      await world.close();
    },
  );

  it('with a crawler costs at most 5 % of the calls', async () => {
    const calls = 400;
    const clock = { nowMs: MIDNIGHT };
    const mayFetchNewCell = limitNewCells(
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
      mayFetchNewCell,
    });
    for (let i = 0; i < 40; i++) {
      clock.nowMs = world.clock.nowMs = MIDNIGHT + i * 0.5 * HOUR_MS;
      await world.getWeather(i % 4, { nx: 20 + i, ny: 200 }, ['a crawler']);
    }
    expect(countShortTermCalls(world)).toBeGreaterThan(0);
    expect(countShortTermCalls(world)).toBeLessThanOrEqual(0.05 * calls);
    await world.close();
  });

  it('with different weather on four instances recommends the same outfits on all', async () => {
    expect(await countChoiceDifferences({ databases: four(), questions: 96, midnightMs: MIDNIGHT })).toBe(0);
  });
});
