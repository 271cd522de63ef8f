import fc from 'fast-check';
import { createGridCache, type Grid } from '@/lib/api-host/weather/kma-grid/grid-cache';
import { createIssueCalendar } from '@/lib/api-host/weather/kma/issue-calendar';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { createWeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { createLimits } from '@/lib/api-host/shared/limits';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { CLOCK_SKEW_MS, WEATHER_FRESH_MS } from '@/lib/contract/weather-freshness';
import { isYoungerThan } from '@/lib/domain/age';
import { kstEpochMs } from '@/lib/domain/kst';
import { eventually } from '../../support/eventually';
import { openDefaultDatabase } from '../../support/engines';
import { testTools } from '../../support/provider-tools';
import { silentLog } from '../../support/silent-log';
import { makeWeather } from '../../support/weather-factory';

const START = kstEpochMs('2026-11-21', 12);

/** Jumps of a clock in both directions, and the passing of time, in minutes. */
const jumps = fc.array(fc.integer({ min: -200, max: 200 }), { minLength: 1, maxLength: 12 });

/** Runs a property with a clock that jumps. */
const whereverTheClockJumps = (check: (clock: { nowMs: number }, minutes: number[]) => Promise<void>, numRuns = 30) =>
  fc.assert(
    fc.asyncProperty(jumps, (minutes) => check({ nowMs: START }, minutes)),
    { numRuns },
  );

describe('wherever the clock jumps', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDefaultDatabase();
  });
  afterAll(() => database.close());

  let runs = 0;
  it('the weather of a cell is renewed on time, with and without a restart', async () => {
    await whereverTheClockJumps(async (clock, minutes) => {
      const now = () => clock.nowMs;
      // A cell of its own for each run, because the database remembers.
      const cell = { nx: 1 + runs++, ny: 100 };
      const createService = () =>
        createWeatherService({
          providers: [
            {
              name: 'kma',
              source: 'kma',
              dailyCalls: () => null,
              stage: () => 'open',
              fetch: async (requested) => {
                const weather = makeWeather({ date: '2026-11-21', from: -24, until: 72 });
                return { ...weather, cell: requested, source: { ...weather.source, fetchedAtMs: now() } };
              },
            },
          ],
          recorded: getRecordedWeather,
          usual: getUsualWeather,
          store: createWeatherStore(testTools({ clock: now, database: database.db }).queryDatabase),
          clock: now,
          log: silentLog,
          random: () => 0.5,
          limits: { patienceMs: 20_000 },
        });
      const services = [createService()];
      for (const [i, jump] of minutes.entries()) {
        if (i % 3 === 2) services.unshift(createService());
        clock.nowMs += jump * MINUTE_MS;
        await eventually(
          () => services[0]!.get(cell),
          ({ weather }) => isYoungerThan(weather.source.fetchedAtMs, WEATHER_FRESH_MS, now()),
        );
      }
      await Promise.all(services.map((service) => service.close()));
    }, 5);
  });

  it('a provider response is never dated in the future, and a failure is repeated within eleven minutes', async () => {
    await whereverTheClockJumps(async (clock, minutes) => {
      const { supply } = testTools({ clock: () => clock.nowMs });
      const load = (key: string, fetch: () => Promise<unknown>) =>
        supply.load({ key, storedMs: HOUR_MS, fetch }, AbortSignal.timeout(30_000));
      for (const jump of minutes) {
        clock.nowMs += jump * MINUTE_MS;
        const { receivedAtMs } = await load('a response', async () => 1);
        expect(receivedAtMs).toBeLessThanOrEqual(clock.nowMs + CLOCK_SKEW_MS);
        await load('a failure', () => Promise.reject(new Error('broken'))).catch(() => undefined);
      }
      clock.nowMs += 11 * MINUTE_MS;
      await expect(load('a failure', async () => 1)).resolves.toBeDefined();
    });
  });

  it('a grid of a clock that was ahead is replaced by one of the same issue, and no other is', async () => {
    await whereverTheClockJumps(async (clock, minutes) => {
      const cache = createGridCache(() => clock.nowMs);
      const key = { service: 'nowcast', variable: 'T1H', validAtMs: START } as const;
      const createGrid = (): Grid => ({ issuedAtMs: START, receivedAtMs: clock.nowMs, values: new Int16Array() });
      let expected = clock.nowMs;
      cache.put(key, createGrid());
      for (const jump of minutes) {
        clock.nowMs += jump * MINUTE_MS;
        if (expected > clock.nowMs + CLOCK_SKEW_MS) expected = clock.nowMs;
        cache.put(key, createGrid());
        expect(cache.find(key)?.receivedAtMs).toBe(expected);
      }
    });
  });

  it('an issue that is known to be published is never requested again', async () => {
    await whereverTheClockJumps(async (clock, minutes) => {
      const tools = testTools({ clock: () => clock.nowMs });
      const calendar = createIssueCalendar({ ...tools, clock: () => clock.nowMs, storedMs: HOUR_MS });
      let probes = 0;
      const probe = async () => void probes++;
      const signal = AbortSignal.timeout(30_000);
      for (const jump of minutes) {
        clock.nowMs += jump * MINUTE_MS;
        await calendar.requirePublished('getVilageFcst', START - DAY_MS, probe, signal);
      }
      expect(probes).toBe(1);
    });
  });

  it('a rate limit ends after its window', async () => {
    let subjects = 0;
    await whereverTheClockJumps(async (clock, minutes) => {
      const limits = createLimits(
        async () => database.db,
        () => clock.nowMs,
      );
      const attempt = { limit: { name: 'jumps', points: 1, windowMs: HOUR_MS }, subject: `${subjects++}` };
      for (const jump of minutes) {
        clock.nowMs += jump * MINUTE_MS;
        await limits.take(attempt).catch(() => undefined);
      }
      clock.nowMs += HOUR_MS + 2 * CLOCK_SKEW_MS;
      await expect(limits.take(attempt)).resolves.toBeUndefined();
    });
  });
});
