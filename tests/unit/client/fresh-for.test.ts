import { QueryClient } from '@tanstack/query-core';
import fc from 'fast-check';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { CLOCK_SKEW_MS, SCREEN_FRESH_MS } from '@/lib/contract/weather-freshness';
import { freshFor } from '@/lib/client/api/fresh-for';
import { refreshWithWeather } from '@/lib/client/weather/refresh-with-weather';

const START = Date.parse('2026-11-21T12:10:00+09:00');

afterEach(() => jest.useRealTimers());

it('data of a query is fetched again when its time has passed, or lies in the future, wherever the clock jumps', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance'] });
  const jumps = fc.array(fc.integer({ min: -200, max: 200 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(jumps, fc.integer({ min: 1, max: 60 }), async (minutes, freshMinutes) => {
      const client = new QueryClient();
      const lengthMs = freshMinutes * MINUTE_MS;
      let nowMs = START;
      for (const jump of minutes) {
        nowMs += jump * MINUTE_MS;
        jest.setSystemTime(nowMs);
        const queryFn = async () => Date.now();
        const fetchedAtMs = await client.fetchQuery({ queryKey: ['a'], queryFn, staleTime: freshFor(lengthMs) });
        expect(fetchedAtMs).toBeGreaterThan(nowMs - lengthMs);
        expect(fetchedAtMs).toBeLessThanOrEqual(nowMs + CLOCK_SKEW_MS);
        const weatherAtMs = await client.fetchQuery({
          queryKey: ['b'],
          queryFn,
          ...refreshWithWeather,
          retry: false,
        } as never);
        expect(weatherAtMs).toBeGreaterThan(nowMs - SCREEN_FRESH_MS);
        expect(weatherAtMs).toBeLessThanOrEqual(nowMs + CLOCK_SKEW_MS);
        // Weather is never that of an earlier hour.
        if ((weatherAtMs as number) <= nowMs)
          expect(Math.floor((weatherAtMs as number) / HOUR_MS)).toBe(Math.floor(nowMs / HOUR_MS));
      }
      client.clear();
    }),
    { numRuns: 50 },
  );
});
