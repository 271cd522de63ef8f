import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, kstEpochMs, kstHour } from '@/lib/domain/kst';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { createRecordedSource, getFirstHourIndex, getObservedHour } from './recorded-year';

/** The usual weather of a date is the mean of this many days before and after it in the recorded year. */
const DAYS_AROUND = 15;
/** Yesterday to the day after tomorrow, as far as outfits need. */
const FIRST_DAY = -1;
const LAST_DAY = 2;

const mean = (values: (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
};

interface UsualDay {
  /** By hour of the day. */
  hours: Pick<WeatherHour, 'temperatureC' | 'humidityPct' | 'windSpeedMps'>[];
  /** Mean of the daily extremes, °C. */
  minC: number;
  maxC: number;
}

function computeUsualDay(nowMs: number): UsualDay {
  const first = getFirstHourIndex(nowMs);
  const days = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, day) =>
    Array.from({ length: 24 }, (_, hour) => getObservedHour(first + (day - DAYS_AROUND) * 24 + hour)),
  );
  const getExtreme = (pick: (...values: number[]) => number) =>
    mean(days.map((hours) => pick(...hours.map(({ temperatureC }) => temperatureC)))) ?? 0;
  return {
    hours: Array.from({ length: 24 }, (_, hour) => {
      const sameHours = days.map((hours) => hours[hour]!);
      return {
        temperatureC: mean(sameHours.map(({ temperatureC }) => temperatureC)) ?? 0,
        humidityPct: mean(sameHours.map(({ humidityPct }) => humidityPct)),
        windSpeedMps: mean(sameHours.map(({ windSpeedMps }) => windSpeedMps)),
      };
    }),
    minC: getExtreme(Math.min),
    maxC: getExtreme(Math.max),
  };
}

/** Usual days by date, which all cells share. During an outage every request needs one, and an issue covers five. */
const usualDays = new LRUCache<string, UsualDay>({ max: 8 });

function getUsualDay(nowMs: number): UsualDay {
  const date = kstDate(nowMs);
  const day = usualDays.get(date) ?? computeUsualDay(nowMs);
  usualDays.set(date, day);
  return day;
}

/** Returns the season's usual temperature of Seoul at the hour of an instant, °C. */
export const getUsualTemperatureC = (epochMs: number): number =>
  getUsualDay(epochMs).hours[kstHour(epochMs)]!.temperatureC;

const UNKNOWN_CONDITION = {
  sky: null,
  cloudCoverPct: null,
  precipitation: { kind: null, amountMm: null, snowCm: null, probabilityPct: null },
  lightning: null,
  visibilityM: null,
  wmoCode: null,
};

/**
 * Returns the season's usual weather of Seoul, from the means of the recorded year, as a fallback when the real weather of a
 * cell is unknown. Only temperature, humidity and wind are known; every day is the same. `source.usual` marks it: screens
 * must not show it as the weather of now.
 */
export function getUsualWeather(cell: GridCell, nowMs: number): Weather {
  const today = kstDate(nowMs);
  const { hours, minC, maxC } = getUsualDay(nowMs);
  const createHour = (epochMs: number): WeatherHour => ({
    epochMs,
    ...hours[kstHour(epochMs)]!,
    solarWm2: null,
    uvIndex: null,
    pm10UgM3: null,
    pm25UgM3: null,
    yellowDust: null,
    ...UNKNOWN_CONDITION,
  });
  return {
    cell,
    source: { ...createRecordedSource(nowMs), usual: true },
    now: createHour(kstEpochMs(today, kstHour(nowMs))),
    hours: Array.from({ length: (LAST_DAY - FIRST_DAY + 1) * 24 }, (_, index) =>
      createHour(kstEpochMs(today, FIRST_DAY * 24) + index * HOUR_MS),
    ),
    days: [0, 1, 2].map((day) => ({ date: addDays(today, day), minC, maxC, ...UNKNOWN_CONDITION })),
    warnings: null,
  };
}
