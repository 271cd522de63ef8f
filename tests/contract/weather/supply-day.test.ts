import { limitLoneCells } from '@/lib/api-host/weather/lone-cell-limit';
import { createLimits } from '@/lib/api-host/shared/limits';
import type { Network } from '@/lib/api-host/shared/network';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { listDefaultEngines } from '../../support/engines';
import { countChoiceDifferences } from '../../support/moving-choices';
import { openSupplyWorld, countShortTermCalls } from '../../support/supply-world';

const MIDNIGHT = kstEpochMs('2026-11-21');
const CELL = { nx: 60, ny: 127 };
/** PostgreSQL if available, because claims of several connections meet there. */
const ENGINE = listDefaultEngines();

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

  describe('with a network that requests cells that nobody else requests', () => {
    const CALLS = 400;
    const ALONE: Network = ['198.51.100.7'];
    const OTHERS: Network[] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((address) => [address]);

    /** Opens four instances with a limit for lone cells, at noon of a day of its own. */
    async function openLimited(date: string) {
      const nowMs = kstEpochMs(date);
      const clock = () => world.clock.nowMs;
      const world = await openSupplyWorld({
        nowMs,
        databases: four(),
        dailyCalls: { 'kma-short': CALLS },
        mayRenewLoneCell: limitLoneCells(
          createLimits(async () => database.db, clock),
          clock,
        ),
      });
      return world;
    }

    it('spends at most 5 % of the calls on each of two days, however often it returns', async () => {
      const world = await openLimited('2026-12-05');
      for (let day = 0; day < 2; day++) {
        const before = countShortTermCalls(world);
        for (let hour = 0; hour < 24; hour++) {
          world.clock.nowMs = kstEpochMs('2026-12-05', 24 * day + hour, 50);
          for (let i = 0; i < 4; i++) await world.getWeather(hour % 4, { nx: 20 + 2 * i, ny: 200 }, ALONE);
        }
        const spent = countShortTermCalls(world) - before;
        expect(spent).toBeGreaterThan(0.01 * CALLS);
        expect(spent).toBeLessThanOrEqual(0.05 * CALLS);
      }
      await world.close();
    });

    it('renews a cell for everyone, at no charge, as soon as three networks request it', async () => {
      const world = await openLimited('2026-12-09');
      const from = kstEpochMs('2026-12-09', 0, 50);
      const getAges = async (networks: Network[], hours: number) => {
        const ages = [];
        for (let hour = 0; hour < hours; hour++) {
          world.clock.nowMs += HOUR_MS;
          for (const network of networks) {
            const { weather } = await world.getWeather(0, CELL, network);
            ages.push(world.clock.nowMs - weather.source.fetchedAtMs);
          }
        }
        return Math.max(...ages);
      };
      world.clock.nowMs = from;
      // Far more renewals than the share of one network.
      expect(await getAges(OTHERS, 16)).toBe(0);
      // When its share is spent, one network alone gets the weather with its age, for itself.
      world.clock.nowMs = kstEpochMs('2026-12-11', 0, 50);
      expect(await getAges([ALONE], 16)).toBeGreaterThan(HOUR_MS);
      const refused = await world.getWeather(0, CELL, ALONE);
      expect(refused).toMatchObject({ stale: true, pending: false, isPrivate: true });
      expect(refused.weather.source.provider).toBe('kma');
      // Another one gets newer weather, which then is shared.
      expect(await world.getWeather(0, CELL, OTHERS[0])).toMatchObject({ stale: false });
      expect((await world.getWeather(0, CELL, ALONE)).isPrivate).toBeUndefined();
      await world.close();
    });

    it('renews such a cell once an hour', async () => {
      const world = await openLimited('2026-12-13');
      const { clock } = world;
      clock.nowMs = kstEpochMs('2026-12-13', 12, 50);
      const received = new Set<number>();
      for (let minutes = 0; minutes < 180; minutes += 10, clock.nowMs += 10 * MINUTE_MS)
        received.add((await world.getWeather(0, CELL, ALONE)).weather.source.fetchedAtMs);
      expect(received.size).toBeLessThanOrEqual(4);
      await world.close();
    });
  });

  it('with different weather on four instances recommends the same outfits on all', async () => {
    expect(await countChoiceDifferences({ databases: four(), questions: 96, midnightMs: MIDNIGHT })).toBe(0);
  });
});
