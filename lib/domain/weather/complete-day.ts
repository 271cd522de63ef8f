import { HOUR_MS } from '@/lib/contract/durations';
import { addDays, kstEpochMs, type KstDate } from '../kst';
import { LIKELY_PCT } from './headline';
import type { DayHalf, Precipitation, Weather, WeatherDay, WeatherHour } from './weather';

const HOURS_PER_DAY = 24;
const NOON = 12;
/** Usual hours of a day's lowest and highest temperature, KST. */
const LOWEST_HOUR = 6;
const HIGHEST_HOUR = 15;
/** Largest distance of a known hour that makes composing unnecessary. Forecasts far ahead are three-hourly. */
const NEAR_MS = 1.5 * HOUR_MS;

/** A day of the forecast whose extremes are known. */
type KnownDay = WeatherDay & { minC: number; maxC: number };

const hasExtremes = (day: WeatherDay | undefined): day is KnownDay =>
  day !== undefined && day.minC !== null && day.maxC !== null;

/**
 * Returns weather with an hour for each hour of a date. Hours beyond the hourly forecast are composed from the day's
 * extremes and the conditions of its halves. Returns the weather unchanged if all hours or no extremes are known.
 */
export function completeDay(weather: Weather, date: KstDate): Weather {
  const findDay = (each: KstDate) => weather.days.find((day) => day.date === each);
  const day = findDay(date);
  if (!hasExtremes(day)) return weather;
  const neighbours = { before: findDay(addDays(date, -1)), after: findDay(addDays(date, 1)) };
  const isKnown = (epochMs: number) =>
    weather.hours.some((hour) => Math.abs(hour.epochMs - epochMs) <= (hour.isComposed ? 0 : NEAR_MS));
  const composed = Array.from({ length: HOURS_PER_DAY }, (_, hour) => hour)
    .filter((hour) => !isKnown(kstEpochMs(date, hour)))
    .map((hour) => composeHour(day, neighbours, hour));
  if (composed.length === 0) return weather;
  return { ...weather, hours: [...weather.hours, ...composed].sort((a, b) => a.epochMs - b.epochMs) };
}

/** Returns whether the hour of an instant was composed, so that texts must not name it. */
export const isComposedAt = ({ hours }: Weather, epochMs: number): boolean =>
  hours.some((hour) => hour.isComposed === true && hour.epochMs === epochMs);

/** Returns whether outfits can be chosen for a date: its hours or its extremes are known. */
export const isDayKnown = (weather: Weather, date: KstDate): boolean =>
  hasExtremes(weather.days.find((day) => day.date === date)) ||
  weather.hours.some(({ epochMs }) => epochMs === kstEpochMs(date, NOON));

interface Neighbours {
  before: WeatherDay | undefined;
  after: WeatherDay | undefined;
}

function composeHour(day: KnownDay, neighbours: Neighbours, hour: number): WeatherHour {
  const half = day.halves?.[hour < NOON ? 0 : 1];
  const { sky, cloudCoverPct } = half?.sky ? half : day;
  return {
    epochMs: kstEpochMs(day.date, hour),
    temperatureC: composeTemperatureC(day, neighbours, hour),
    humidityPct: half?.humidityPct ?? null,
    windSpeedMps: half?.windSpeedMps ?? null,
    ...{ sky, cloudCoverPct, precipitation: composePrecipitation(day, half) },
    // The hours of thunder and fog are unknown.
    ...{ lightning: null, visibilityM: null, wmoCode: null },
    ...{ solarWm2: null, uvIndex: null, pm10UgM3: null, pm25UgM3: null, yellowDust: null },
    isComposed: true,
  };
}

/** Returns a temperature on the curve from yesterday's high by the low of the morning and the high to tomorrow's low, °C. */
function composeTemperatureC({ minC, maxC }: KnownDay, { before, after }: Neighbours, hour: number): number {
  const curve = (fromC: number, toC: number, share: number) =>
    fromC + ((toC - fromC) * (1 - Math.cos(Math.PI * share))) / 2;
  const night = HOURS_PER_DAY - HIGHEST_HOUR + LOWEST_HOUR;
  const temperatureC =
    hour < LOWEST_HOUR
      ? curve(before?.maxC ?? maxC, minC, (hour + HOURS_PER_DAY - HIGHEST_HOUR) / night)
      : hour <= HIGHEST_HOUR
        ? curve(minC, maxC, (hour - LOWEST_HOUR) / (HIGHEST_HOUR - LOWEST_HOUR))
        : curve(maxC, after?.minC ?? minC, (hour - HIGHEST_HOUR) / night);
  return Math.round(Math.min(maxC, Math.max(minC, temperatureC)) * 10) / 10;
}

/** Spreads the precipitation of half a day, or of the day, over its hours. Unlikely precipitation is none. */
function composePrecipitation({ precipitation: ofDay }: KnownDay, half: DayHalf | undefined): Precipitation {
  const isOfHalf = half !== undefined && half.precipitation.kind !== null;
  const { kind, amountMm, snowCm, probabilityPct } = isOfHalf ? half.precipitation : ofDay;
  const hours = isOfHalf ? HOURS_PER_DAY / 2 : HOURS_PER_DAY;
  const isExpected = kind !== null && kind !== 'none' && (probabilityPct === null || probabilityPct >= LIKELY_PCT);
  if (!isExpected) return { kind: kind && 'none', amountMm: kind && 0, snowCm: kind && 0, probabilityPct };
  const spread = (amount: number | null) => (amount === null ? null : amount / hours);
  return { kind, amountMm: spread(amountMm), snowCm: spread(snowCm), probabilityPct };
}
