import type { OpenDatabase } from '@/lib/api-host/db/database';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import {
  createForecastCheckStore,
  type ForecastCheckStore,
} from '@/lib/api-host/weather/verification/forecast-check-store';
import { createForecastVerification } from '@/lib/api-host/weather/verification/forecast-verification';
import type { WeatherProvider } from '@/lib/api-host/weather/weather-provider';
import { createWeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { addDays, kstDate, kstEpochMs, kstHour } from '@/lib/domain/kst';
import { createCheckedDay, getCheckIndex, type CheckedDay } from '@/lib/domain/weather/forecast-bias';
import { correctForOutfits } from '@/lib/domain/weather/correct-forecast';
import type { Weather } from '@/lib/domain/weather/weather';
import { metrics } from '@/lib/metrics/metrics';
import { eventually } from '@/tests/support/eventually';
import { openDefaultDatabase } from '@/tests/support/engines';
import { testTools } from '@/tests/support/provider-tools';
import { silentLog } from '@/tests/support/silent-log';
import { makeWeather } from '@/tests/support/weather-factory';

const CELL = { nx: 61, ny: 125 };

it('leaves the temperatures to screens and the bias to the choice of outfits, unless corrections are shown', async () => {
  const nowMs = START + 30 * DAY_MS + 6 * HOUR_MS;
  const store = createMemoryStore();
  for (let ago = 1; ago <= 20; ago++) {
    const day = createCheckedDay(addDays(kstDate(nowMs), -ago));
    day.observed.fill(100);
    day.forecast.fill(130);
    store.days.set(day.date, day);
  }
  const weather = createForecast(nowMs, 0);
  const verifyAs = (use: 'choice' | 'shown') =>
    createForecastVerification({ store, clock: () => nowMs, isInUse: () => false, use }).verify(weather);
  const [choice, shown] = [await verifyAs('choice'), await verifyAs('shown')];
  expect(choice.hours).toEqual(weather.hours);
  expect(choice.source.corrected).toBeUndefined();
  expect(shown.source.corrected).toBe(true);
  expect(shown.hours[5]!.temperatureC).toBeLessThan(weather.hours[5]!.temperatureC - 1);
  expect(correctForOutfits(choice, nowMs).hours).toEqual(shown.hours);
});
const START = kstEpochMs('2026-04-01', 0);
const STEP_MS = 3 * HOUR_MS;
/** Errors of successive days, K. */
const ERRORS_K = [1.2, -2.1, 0.3, 2.4, -0.9, -1.5, 0.6, -0.3, 2.1, -1.8];

const getTrueC = (epochMs: number) => 12 - 6 * Math.cos(((kstHour(epochMs) - 3) / 12) * Math.PI);
const isAfternoon = (epochMs: number) => kstHour(epochMs) >= 12 && kstHour(epochMs) < 18;
const getErrorK = (epochMs: number) => ERRORS_K[Math.floor((epochMs - START) / DAY_MS) % ERRORS_K.length]!;

/** Returns what a provider observes now and forecasts for two days, with this bias in the afternoon. */
function createForecast(nowMs: number, biasK: number): Weather {
  const weather = makeWeather({ date: kstDate(nowMs), hour: kstHour(nowMs), from: kstHour(nowMs), days: [] });
  const hours = Array.from({ length: 49 }, (_, index) => {
    const epochMs = nowMs + index * HOUR_MS;
    const errorK = index === 0 ? 0 : getErrorK(epochMs) + (isAfternoon(epochMs) ? biasK : 0);
    return { ...weather.now, epochMs, temperatureC: getTrueC(epochMs) + errorK };
  });
  const observed = { kind: 'observed', atMs: nowMs, station: null } as const;
  const source = { ...weather.source, provider: 'open-meteo', fetchedAtMs: nowMs, recorded: null } as const;
  const provenance = {
    ...{ temperature: observed, humidity: null, wind: null, sky: null, precipitation: null, air: null, uv: null },
    ...{ nextHours: null, hours: null, extremes: null, farDays: null },
  };
  return { ...weather, cell: CELL, source, provenance, now: hours[0]!, hours };
}

function createMemoryStore(): ForecastCheckStore & { days: Map<string, CheckedDay> } {
  const days = new Map<string, CheckedDay>();
  return {
    days,
    read: (_, since) => Promise.resolve(structuredClone([...days.values()].filter(({ date }) => date >= since))),
    write(_, changed) {
      for (const day of changed) days.set(day.date, structuredClone(day));
      return Promise.resolve(true);
    },
    prune(before) {
      for (const date of days.keys()) if (date < before) days.delete(date);
      return Promise.resolve();
    },
  };
}

/** Runs the weather service for some days. Returns the errors of afternoons as it showed them in the morning, by day. */
async function run(daysToRun: number, biasK: number, networks = 3) {
  const outside = { nowMs: START };
  const store = createMemoryStore();
  const provider: WeatherProvider = {
    name: 'stand-in',
    source: 'open-meteo',
    dailyCalls: () => null,
    stage: () => 'open',
    fetch: (_, nowMs) => Promise.resolve(createForecast(nowMs, biasK)),
  };
  const service = createWeatherService({
    providers: [provider],
    recorded: getRecordedWeather,
    usual: getUsualWeather,
    store: createWeatherStore(testTools({}).queryDatabase),
    clock: () => outside.nowMs,
    log: silentLog,
    forecastChecks: store,
  });
  const errors: number[][] = [];
  for (; outside.nowMs < START + daysToRun * DAY_MS; outside.nowMs += STEP_MS) {
    for (let network = 0; network < networks; network++) await service.get(CELL, [`10.0.${network}.1`]);
    const { weather } = await eventually(
      () => service.get(CELL),
      (result) => result.weather.source.fetchedAtMs === outside.nowMs,
    );
    if (kstHour(outside.nowMs) === 6)
      errors.push(
        weather.hours
          .filter(({ epochMs }) => isAfternoon(epochMs) && kstDate(epochMs) === kstDate(outside.nowMs))
          .filter(({ epochMs }) => kstHour(epochMs) % 3 === 0)
          .map(({ epochMs, temperatureC }) => temperatureC - getTrueC(epochMs)),
      );
  }
  await service.close();
  return { errors, store };
}

const rms = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

describe('forecasts that are 2 K too warm every afternoon', () => {
  it('are shown with an error of at most 1.6 K after 14 days instead of 2.5', async () => {
    const { errors, store } = await run(24, 2);
    expect(rms(ERRORS_K.map((errorK) => errorK + 2))).toBeCloseTo(2.5, 1);
    expect(errors[2]).toEqual(errors[2]!.map(() => expect.closeTo(2 + ERRORS_K[2]!, 5)));
    expect(rms(errors.slice(14).flat())).toBeLessThanOrEqual(1.6);
    expect(store.days.size).toBeLessThanOrEqual(33);
    const text = await metrics().registry.metrics();
    expect(text).toMatch(/nalot_forecast_error_kelvin_count\{lead="12",of="forecast"\} \d/);
    expect(Number(/nalot_forecast_bias_kelvin\{lead="12",of="forecast"\} (\S+)/.exec(text)![1])).toBeGreaterThan(0);
  });

  it('are neither recorded nor corrected for a cell that few request', async () => {
    const { errors, store } = await run(8, 2, 2);
    expect(store.days.size).toBe(0);
    expect(rms(errors.slice(6).flat())).toBeGreaterThan(1.9);
  });
});

it('unbiased forecasts are made worse by at most 0.05 K', async () => {
  const { errors } = await run(24, 0);
  const forecast = Array.from({ length: 24 }, (_, day) => getErrorK(START + day * DAY_MS));
  expect(rms(errors.flat()) - rms(forecast)).toBeLessThanOrEqual(0.05);
});

describe('the stored forecasts', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDefaultDatabase();
  });
  afterAll(() => database.close());

  it('are read as they were written, for one cell, and pruned by date', async () => {
    const store = createForecastCheckStore(testTools({ database: database.db }).queryDatabase);
    const [old, day] = [createCheckedDay('2026-03-01'), createCheckedDay('2026-04-01')];
    day.observed[15] = -123;
    day.forecast[getCheckIndex(15, 4)] = -101;
    day.shown[getCheckIndex(15, 4)] = -120;
    await store.write(CELL, [old, createCheckedDay('2026-04-01')]);
    await store.write(CELL, [day]);
    await store.write({ nx: 1, ny: 1 }, [day]);
    expect(await store.read(CELL, '2026-03-15')).toEqual([expect.objectContaining(day)]);
    await store.prune('2026-03-31');
    expect(await store.read(CELL, '2000-01-01')).toHaveLength(1);
  });

  it('are not needed: without a database the weather is shown as the provider returned it', async () => {
    const store = createForecastCheckStore(testTools({}).queryDatabase);
    const { verify } = createForecastVerification({ store, clock: () => START, isInUse: () => true, use: 'shown' });
    expect(await verify(createForecast(START, 2))).toEqual(createForecast(START, 2));
  });

  it('survive a clock that was ahead: its days do not count', async () => {
    const store = createMemoryStore();
    const ahead = Array.from({ length: 20 }, (_, index) => {
      const day = createCheckedDay(addDays(kstDate(START), index + 1));
      day.observed.fill(0);
      day.forecast.fill(30);
      return day;
    });
    await store.write(CELL, ahead);
    const { verify } = createForecastVerification({ store, clock: () => START, isInUse: () => false, use: 'shown' });
    expect((await verify(createForecast(START, 0))).source.corrected).toBeUndefined();
  });
});
