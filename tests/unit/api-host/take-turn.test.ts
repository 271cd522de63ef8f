import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { DATABASE_UNAVAILABLE } from '@/lib/api-host/weather/supply/database-access';
import { takeTurn } from '@/lib/api-host/weather/take-turn';
import type { WeatherProvider } from '@/lib/api-host/weather/weather-provider';
import { createWeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { silentLog } from '../../support/silent-log';

/** Counts turns of the event loop until it is stopped. */
function countTurns() {
  const counter = { turn: 0, isRunning: true };
  const next = () => {
    counter.turn++;
    if (counter.isRunning) setImmediate(next);
  };
  setImmediate(next);
  return counter;
}

const hasRepeats = (turns: number[]) => new Set(turns).size < turns.length;

it('only one caller continues in each turn of the event loop', async () => {
  const counter = countTurns();
  const turns = await Promise.all(Array.from({ length: 20 }, () => takeTurn().then(() => counter.turn)));
  counter.isRunning = false;
  expect(hasRepeats(turns)).toBe(false);
});

it('the renewals of many cells begin in different turns', async () => {
  const counter = countTurns();
  const turns: number[] = [];
  const nowMs = Date.parse('2026-11-21T09:50:00+09:00');
  const provider: WeatherProvider = {
    ...{ name: 'kma', source: 'kma', dailyCalls: () => null, stage: () => 'open' },
    async fetch(cell) {
      turns.push(counter.turn);
      const weather = getRecordedWeather(cell, nowMs);
      return { ...weather, source: { ...weather.source, provider: 'kma', recorded: null } };
    },
  };
  const service = createWeatherService({
    providers: [provider],
    recorded: getRecordedWeather,
    usual: getUsualWeather,
    store: createWeatherStore(async () => DATABASE_UNAVAILABLE),
    clock: () => nowMs,
    log: silentLog,
    // Long, so that a busy machine does not fail the test.
    limits: { patienceMs: 60_000 },
  });
  const cells = Array.from({ length: 20 }, (_, index) => ({ nx: 40 + index, ny: 100 }));
  const results = await Promise.all(cells.map((cell) => service.get(cell)));
  counter.isRunning = false;
  await service.close();
  expect(results.map(({ weather }) => weather.source.provider)).toEqual(cells.map(() => 'kma'));
  expect(turns).toHaveLength(cells.length);
  expect(hasRepeats(turns)).toBe(false);
});
