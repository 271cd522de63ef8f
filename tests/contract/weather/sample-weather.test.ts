import { readFileSync } from 'node:fs';
import { presentMidTerms, presentPosition } from '@/lib/api-host/weather/present';
import { estimateUvIndex } from '@/lib/api-host/weather/recorded/estimate-uv';
import { getSampleWeather } from '@/lib/api-host/weather/recorded/sample-weather';
import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import type { WeatherHour } from '@/lib/domain/weather/weather';

const PLACE = { lat: 37.5714, lon: 126.9658 };
const SEOUL = toGridCell(PLACE);
const YEAR_START = kstEpochMs('2026-01-01', 6);
/** Weather reaches over more than four days, so that these contain every hour of a year. */
const YEAR = Array.from({ length: 92 }, (_, step) => YEAR_START + step * 4 * DAY_MS).map((nowMs) => ({
  nowMs,
  weather: getSampleWeather(SEOUL, nowMs),
}));
const HOURS = YEAR.flatMap(({ weather }) => weather.hours);

/** Fields of an hour, by the names of the rows of docs/weather-fields.md. */
const FIELDS: Record<string, (hour: WeatherHour) => unknown> = {
  temperature: ({ temperatureC }) => temperatureC,
  humidity: ({ humidityPct }) => humidityPct,
  'wind at 10 m': ({ windSpeedMps }) => windSpeedMps,
  sky: ({ sky }) => sky,
  'cloud cover': ({ cloudCoverPct }) => cloudCoverPct,
  'precipitation type': ({ precipitation }) => precipitation.kind,
  rain: ({ precipitation }) => precipitation.amountMm,
  'new snow': ({ precipitation }) => precipitation.snowCm,
  'probability of precipitation': ({ precipitation }) => precipitation.probabilityPct,
  lightning: ({ lightning }) => lightning,
  'UV index': ({ uvIndex }) => uvIndex,
  'PM10, PM2.5': ({ pm10UgM3, pm25UgM3 }) => pm10UgM3 && pm25UgM3,
  'solar radiation': ({ solarWm2 }) => solarWm2,
  'visibility, fog': ({ visibilityM }) => visibilityM,
  'yellow dust': ({ yellowDust }) => yellowDust,
};

describe('sample weather', () => {
  it('has every documented field in every hour of the year', () => {
    const [, table = ''] = /## Hours\n\n([\s\S]*?)\n\n/.exec(readFileSync('docs/weather-fields.md', 'utf8')) ?? [];
    const documented = [...table.matchAll(/^\| ([^|]+?) \|/gm)].map(([, name]) => name).slice(1);
    expect(documented).toEqual(Object.keys(FIELDS));
    const missing = HOURS.flatMap((hour) =>
      Object.entries(FIELDS).flatMap(([name, valueOf]) => (valueOf(hour) === null ? [name] : [])),
    );
    expect(missing).toEqual([]);
  });

  it('has every field of the specified responses in every season', () => {
    for (const { weather, nowMs } of YEAR) {
      const fresh = { stale: false, pending: false, nowMs };
      const { forecasts, weatherMessage, uvIndex, airQuality, tomorrow } = presentPosition(weather, fresh);
      const days = presentMidTerms(weather, fresh).forecasts;
      expect([forecasts.length, days.length]).toEqual([48, 10]);
      const values = [weatherMessage, uvIndex, airQuality, tomorrow!, ...forecasts, ...days].flatMap(Object.values);
      expect(values).not.toContain(null);
    }
  });

  const at = (date: string, hour: number) =>
    getSampleWeather(SEOUL, kstEpochMs(date, hour)).hours.find(({ epochMs }) => epochMs === kstEpochMs(date, hour))!;

  it('gives wet hours the probabilities with which KMA forecasts rain, and dry hours lower ones', () => {
    const listPcts = (isWet: boolean) =>
      HOURS.filter(({ precipitation }) => (precipitation.kind !== 'none') === isWet).map(
        ({ precipitation }) => precipitation.probabilityPct!,
      );
    expect(Math.max(...listPcts(false))).toBe(30);
    expect(Math.min(...listPcts(true))).toBe(60);
    // All hours around are wet; two of the six around are wet; none is.
    expect(at('2026-12-30', 12).precipitation.probabilityPct).toBe(100);
    expect(at('2026-11-28', 18).precipitation.probabilityPct).toBe(10);
    expect(at('2026-11-21', 12).precipitation.probabilityPct).toBe(0);
  });

  it('takes the air from the season and from what the station saw', () => {
    expect(at('2026-04-12', 9)).toMatchObject({ yellowDust: true, pm10UgM3: 200 });
    expect(at('2026-08-10', 12)).toMatchObject({ pm10UgM3: 13, pm25UgM3: 8 });
  });
});

describe('the estimated UV index', () => {
  /** Noon of the sun at the solstices. */
  const SUMMER = kstEpochMs('2026-06-21', 12) + HOUR_MS / 2;
  const WINTER = kstEpochMs('2026-12-21', 12) + HOUR_MS / 2;

  it('follows the clear-sky formula with the sun', () => {
    // μ = cos(37.57° - 23.44°) = 0.970 and cos(37.57° + 23.44°) = 0.485
    expect(estimateUvIndex(SUMMER, PLACE, 0)).toBeCloseTo(12.5 * 0.97 ** 2.42, 0);
    expect(estimateUvIndex(WINTER, PLACE, 0)).toBeCloseTo(12.5 * 0.485 ** 2.42, 0);
    expect(estimateUvIndex(SUMMER + 12 * HOUR_MS, PLACE, 0)).toBe(0);
  });

  it('is weakened by clouds', () => {
    const clear = estimateUvIndex(SUMMER, PLACE, 0);
    const shares = [20, 30, 60, 100].map((cover) => estimateUvIndex(SUMMER, PLACE, cover) / clear);
    expect(shares.map((share) => Math.round(share * 100))).toEqual([100, 89, 73, 31]);
  });
});
