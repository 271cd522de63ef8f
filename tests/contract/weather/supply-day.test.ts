import { limitNewCells } from '@/lib/api-host/weather/new-cell-limit';
import { createLimits } from '@/lib/api-host/shared/limits';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { engines } from '../../support/engines';
import { differencesOfChoice } from '../../support/moving-choices';
import { openSupplyWorld, shortTermCalls } from '../../support/supply-world';

const MIDNIGHT = kstEpochMs('2026-11-21');
const CELL = { nx: 60, ny: 127 };
/** Several connections, where PostgreSQL can be had: claims meet there. */
const ENGINE = engines().slice(-1);

describe.each(ENGINE)('a day, on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const four = () => Array.from({ length: 4 }, () => database.db);

  it('of four instances costs at most 60 short-term calls a cell and 24 of AirKorea a sido, and none of them twice', async () => {
    const world = await openSupplyWorld({ nowMs: MIDNIGHT, databases: four() });
    for (let minutes = 50; minutes < 24 * 60; minutes += 60) {
      world.clock.nowMs = MIDNIGHT + minutes * MINUTE_MS;
      const told = await Promise.all(world.instances.map((_, instance) => world.ask(instance, CELL)));
      // Every instance has what was new in this hour.
      expect(told.map(({ weather }) => weather.source.fetchedAtMs)).toEqual(Array(4).fill(world.clock.nowMs));
    }
    expect(shortTermCalls(world)).toBeGreaterThan(40);
    expect(shortTermCalls(world)).toBeLessThanOrEqual(60);
    expect(world.callsOf('getCtprvnRltmMesureDnsty')).toBe(24);
    expect([...world.fetches()].filter(([, count]) => count > 1)).toEqual([]);
    await world.close();
  });

  it.each([
    ['as many calls as a development key has for each of 170 cells', '2026-11-23', 58],
    ['half as many', '2026-11-24', 29],
  ])(
    'of one costs no more than its budget (%s), and the weather is shown with its age to the end',
    async (_, date, calls) => {
      const nowMs = kstEpochMs(date);
      const databases = four().slice(0, 1);
      const world = await openSupplyWorld({ nowMs, databases, dailyCalls: { 'kma-short': calls } });
      const told = [];
      for (let minutes = 50; minutes < 24 * 60; minutes += 60) {
        world.clock.nowMs = nowMs + minutes * MINUTE_MS;
        told.push(await world.ask(0, CELL));
      }
      expect(told.map(({ weather }) => weather.source.provider)).toEqual(Array(24).fill('kma'));
      expect(shortTermCalls(world)).toBeLessThanOrEqual(calls);
      // It is used, and what is old says so.
      expect(shortTermCalls(world)).toBeGreaterThan(0.8 * calls);
      const { weather, stale } = told.at(-1)!;
      expect(stale).toBe(world.clock.nowMs - weather.source.fetchedAtMs >= HOUR_MS);
      await world.close();
    },
  );

  it('in which a crawler walks through the country costs 5 % of its calls', async () => {
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
      await world.ask(i % 4, { nx: 20 + i, ny: 200 }, ['a crawler']);
    }
    expect(shortTermCalls(world)).toBeGreaterThan(0);
    expect(shortTermCalls(world)).toBeLessThanOrEqual(0.05 * calls);
    await world.close();
  });

  it('in which their weather differs shows the same outfits everywhere', async () => {
    expect(await differencesOfChoice({ databases: four(), questions: 96, midnightMs: MIDNIGHT })).toBe(0);
  });
});
