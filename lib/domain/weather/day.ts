import { kstDate, type KstDate } from '../kst';
import { getCurrentHour } from './current';
import type { Precipitation, PrecipitationKind, Weather, WeatherHour } from './weather';

/** What is known of a KST date, hour by hour, the current hour with its observed values. */
export function listHoursOfDay(weather: Weather, nowMs: number, date: KstDate): WeatherHour[] {
  const current = getCurrentHour(weather, nowMs);
  const others = weather.hours.filter(({ epochMs }) => epochMs !== current.epochMs);
  return [...others, current].filter(({ epochMs }) => kstDate(epochMs) === date).sort((a, b) => a.epochMs - b.epochMs);
}

const MIN_HOURS_OF_DAY = 20;

export interface TemperatureRange {
  minC: number | null;
  maxC: number | null;
}

/**
 * A day's lowest and highest temperature, °C: the forecast day's, widened by its hours, so that no hour on the screen
 * lies outside. Where the day has none, the hours' own if nearly all of them are known, else null.
 */
export function getTemperatureRange(weather: Weather, nowMs: number, date: KstDate): TemperatureRange {
  const day = weather.days.find((each) => each.date === date);
  const temperatures = listHoursOfDay(weather, nowMs, date).map(({ temperatureC }) => temperatureC);
  const whole = temperatures.length >= MIN_HOURS_OF_DAY;
  const [minC, maxC] = [day?.minC ?? null, day?.maxC ?? null];
  return {
    minC: minC === null && !whole ? null : Math.min(minC ?? Infinity, ...temperatures),
    maxC: maxC === null && !whole ? null : Math.max(maxC ?? -Infinity, ...temperatures),
  };
}

export type PrecipitationSummary = {
  kind: 'none' | 'rain' | 'snow' | 'mixed' | null;
  amountMm: number | null;
  snowCm: number | null;
};

const isSnow = (kind: PrecipitationKind) => kind === 'snow' || kind === 'flurries';
const isRain = (kind: PrecipitationKind) => kind === 'rain' || kind === 'shower' || kind === 'drizzle';

/** What falls on the whole KST day, as far as it is known: the forecast day's sums, else those of its hours. */
export function summarisePrecipitationToday(weather: Weather, nowMs: number): PrecipitationSummary {
  const today = kstDate(nowMs);
  const day = weather.days.find(({ date }) => date === today)?.precipitation;
  const hours = listHoursOfDay(weather, nowMs, today).map(({ precipitation }) => precipitation);
  return {
    kind: summariseKind(hours) ?? (day ? summariseKind([day]) : null),
    amountMm: day?.amountMm ?? sumAmount(hours, 'amountMm'),
    snowCm: day?.snowCm ?? sumAmount(hours, 'snowCm'),
  };
}

function summariseKind(parts: readonly Precipitation[]): PrecipitationSummary['kind'] {
  const kinds = parts.map(({ kind }) => kind).filter((kind) => kind !== null);
  const falling = kinds.filter((kind) => kind !== 'none');
  if (falling.length === 0) return kinds.length > 0 ? 'none' : null;
  if (falling.every(isRain)) return 'rain';
  return falling.every(isSnow) ? 'snow' : 'mixed';
}

function sumAmount(parts: readonly Precipitation[], amount: 'amountMm' | 'snowCm'): number | null {
  const known = parts.map((part) => part[amount]).filter((value) => value !== null);
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null;
}
