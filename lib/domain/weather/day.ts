import { DAY_MS } from '@/lib/contract/durations';
import { kstDate, kstEpochMs, type KstDate } from '../kst';
import { getCurrentHour } from './current';
import type { Precipitation, PrecipitationKind, Weather, WeatherHour } from './weather';

/** Lists the known hours of a KST date. The current hour has its observed values. */
export function listHoursOfDay(weather: Weather, nowMs: number, date: KstDate): WeatherHour[] {
  const current = getCurrentHour(weather, nowMs);
  const fromMs = kstEpochMs(date);
  const isOfDay = ({ epochMs }: WeatherHour) => epochMs >= fromMs && epochMs < fromMs + DAY_MS;
  const hours = weather.hours.filter((hour) => isOfDay(hour) && hour.epochMs !== current.epochMs);
  return isOfDay(current) ? [...hours, current].sort((a, b) => a.epochMs - b.epochMs) : hours;
}

const MIN_HOURS_OF_DAY = 20;

export interface TemperatureRange {
  minC: number | null;
  maxC: number | null;
}

/**
 * Returns a day's lowest and highest temperature, °C: those of the forecast day, extended so that no displayed hour
 * lies outside. Without them, those of the hours if at least 20 are known; otherwise null.
 */
export function getTemperatureRange(
  weather: Weather,
  nowMs: number,
  date: KstDate,
  hours = listHoursOfDay(weather, nowMs, date),
): TemperatureRange {
  const day = weather.days.find((each) => each.date === date);
  const temperatures = hours.map(({ temperatureC }) => temperatureC);
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

/** Summarises today's precipitation: the sums of the forecast day, or else those of the known hours. */
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
