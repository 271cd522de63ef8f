import type { CategoryId } from '@/lib/contract/category';
import { HOUR_MS } from '@/lib/contract/durations';
import { formatCell } from '@/lib/contract/hour-spans';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { GridCell } from '../dfs-grid';
import { startOfHourMs, type KstDate } from '../kst';
import { getCurrentHour } from '../weather/current';
import type { Weather, WeatherHour } from '../weather/weather';
import { getRelevantHours, type RequestedHours } from './relevant-hours';

export interface RelevantWeather {
  day: RequestedDay;
  date: KstDate;
  /** The hours that are dressed for, ascending; at least one. */
  hours: WeatherHour[];
  /** Of which of them the weather is that of another cell. */
  elsewhere: ReadonlyMap<WeatherHour, GridCell>;
}

/** The weather of other cells that hours are spent in, by their text (`60.127`). */
export type WeatherByCell = ReadonlyMap<string, Weather>;

const NOWHERE_ELSE: WeatherByCell = new Map();
/** Hours further apart than this stand for themselves only (far forecasts come three-hourly). */
const NEAREST_MS = 1.5 * HOUR_MS;

/**
 * The weather of the hours that lie ahead: today's, or tomorrow's once those of today have passed. Hours at a cell whose
 * weather is not given take that of the place itself.
 */
export function getRelevantWeather(
  weather: Weather,
  nowMs: number,
  categoryId: CategoryId,
  question: RequestedHours = {},
  weathers: WeatherByCell = NOWHERE_ELSE,
): RelevantWeather {
  const { day, date, hours: asked } = getRelevantHours(nowMs, categoryId, question);
  const here = knownHours(weather, nowMs);
  const there = new Map([...weathers].map(([cell, other]) => [cell, knownHours(other, nowMs)]));
  const elsewhere = new Map<WeatherHour, GridCell>();
  const hours = asked.flatMap(({ epochMs, cell }) => {
    const known = cell ? there.get(formatCell(cell)) : undefined;
    const [hour] = nearest(known ?? here, epochMs);
    if (hour && known && cell) elsewhere.set(hour, cell);
    return hour ?? [];
  });
  return { day, date, hours: hours.length > 0 ? hours : [getCurrentHour(weather, nowMs)], elsewhere };
}

/** All hours that are known of a cell, the current one with what is observed. */
function knownHours(weather: Weather, nowMs: number): WeatherHour[] {
  const others = weather.hours.filter(({ epochMs }) => epochMs !== startOfHourMs(nowMs));
  return [getCurrentHour(weather, nowMs), ...others].sort((a, b) => a.epochMs - b.epochMs);
}

/** A wanted hour by the nearest one known. */
function nearest(known: readonly WeatherHour[], epochMs: number): WeatherHour[] {
  const distance = (hour: WeatherHour) => Math.abs(hour.epochMs - epochMs);
  const [first, ...rest] = known;
  if (!first) return [];
  const best = rest.reduce((closest, hour) => (distance(hour) < distance(closest) ? hour : closest), first);
  return distance(best) <= NEAREST_MS ? [{ ...best, epochMs }] : [];
}
