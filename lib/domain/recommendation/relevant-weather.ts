import type { CategoryId } from '@/lib/contract/category';
import { HOUR_MS } from '@/lib/contract/durations';
import { formatCell } from '@/lib/contract/hour-spans';
import type { ShownDay } from '@/lib/contract/hour-spans-field';
import type { GridCell } from '../dfs-grid';
import { kstEpochMs, startOfHourMs, type KstDate } from '../kst';
import { getCurrentHour } from '../weather/current';
import type { Weather, WeatherHour } from '../weather/weather';
import { keepsIndoors } from './demands';
import { getRelevantHours, type RequestedHours } from './relevant-hours';

export interface RelevantWeather {
  day: ShownDay;
  date: KstDate;
  /** The relevant hours, ascending; at least one. */
  plannedHours: WeatherHour[];
  /** Those of them in which nothing keeps people indoors (`keepsIndoors`), or all if there are none. */
  hours: WeatherHour[];
  /** The other waking hours that are ahead on the date, which are spent indoors, ascending. */
  indoors: WeatherHour[];
  /** Number of hours of the date that are spent indoors. */
  indoorHours: number;
  /** True if all hours have passed and the request is for today's recommendation. */
  isOver: boolean;
  /** The hours that are spent in another cell, with that cell. */
  elsewhere: ReadonlyMap<WeatherHour, GridCell>;
}

/** Weather of the other cells in which hours are spent. Keys are cells as text (`60.127`). */
export type WeatherByCell = ReadonlyMap<string, Weather>;

/** First hour of a day whose weather people notice. */
const WAKING_HOUR = 5;
const NOWHERE_ELSE: WeatherByCell = new Map();
/** Largest time difference at which a known hour may replace a missing one. Forecasts far ahead are three-hourly. */
const NEAREST_MS = 1.5 * HOUR_MS;

/**
 * Returns the weather of the next relevant hours. If the weather of another cell is missing, uses that of the requested
 * cell. If no hour is known, returns the present hour.
 */
export function getRelevantWeather(
  weather: Weather,
  nowMs: number,
  categoryId: CategoryId,
  requested: RequestedHours = {},
  weathers: WeatherByCell = NOWHERE_ELSE,
): RelevantWeather {
  const { day, date, hours: relevantHours, indoorHours, isOver } = getRelevantHours(nowMs, categoryId, requested);
  const here = listKnownHours(weather, nowMs);
  const there = new Map([...weathers].map(([cell, other]) => [cell, listKnownHours(other, nowMs)]));
  const elsewhere = new Map<WeatherHour, GridCell>();
  const hours = relevantHours.flatMap(({ epochMs, cell }) => {
    const known = cell ? there.get(formatCell(cell)) : undefined;
    const [hour] = findNearest(known ?? here, epochMs);
    if (hour && known && cell) elsewhere.set(hour, cell);
    return hour ?? [];
  });
  const plannedHours = hours.length > 0 ? hours : [getCurrentHour(weather, nowMs)];
  const outdoors = plannedHours.filter((hour) => !keepsIndoors(hour));
  const isRelevant = ({ epochMs }: WeatherHour) => relevantHours.some((hour) => hour.epochMs === epochMs);
  const fromMs = Math.max(startOfHourMs(nowMs), kstEpochMs(date, WAKING_HOUR));
  const untilMs = kstEpochMs(date, 24);
  return {
    day,
    date,
    plannedHours,
    hours: outdoors.length > 0 ? outdoors : plannedHours,
    indoors: here.filter((hour) => hour.epochMs >= fromMs && hour.epochMs < untilMs && !isRelevant(hour)),
    indoorHours,
    isOver,
    elsewhere,
  };
}

/** Returns the known hours of a cell, ascending. The present hour is the observed one. */
function listKnownHours(weather: Weather, nowMs: number): WeatherHour[] {
  const others = weather.hours.filter(({ epochMs }) => epochMs !== startOfHourMs(nowMs));
  return [getCurrentHour(weather, nowMs), ...others].sort((a, b) => a.epochMs - b.epochMs);
}

/** Returns the known hour nearest to an instant, at that instant. Empty if none is near enough. `known` are ascending. */
function findNearest(known: readonly WeatherHour[], epochMs: number): WeatherHour[] {
  let nearest: WeatherHour | undefined;
  let leastMs = Infinity;
  for (const hour of known) {
    const distanceMs = Math.abs(hour.epochMs - epochMs);
    if (distanceMs > leastMs) break;
    if (distanceMs < leastMs) [nearest, leastMs] = [hour, distanceMs];
  }
  return nearest && leastMs <= NEAREST_MS ? [{ ...nearest, epochMs }] : [];
}
