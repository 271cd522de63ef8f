import type { WeatherHour } from './weather';

/** Direction in which the weather reaches an extreme value. */
export type Direction = 'rising' | 'falling';

/**
 * Returns whether the extreme at `hour` is reached rising or falling. 'rising' if the value is above every hour before
 * and below none after; 'falling' for the opposite; else null. Null also for the first hour, since nothing precedes it.
 * `hours` are ascending.
 */
export function getDirection(
  hours: readonly WeatherHour[],
  hour: WeatherHour,
  valueOf: (hour: WeatherHour) => number,
): Direction | null {
  const value = valueOf(hour);
  const before = hours.filter(({ epochMs }) => epochMs < hour.epochMs).map(valueOf);
  const after = hours.filter(({ epochMs }) => epochMs > hour.epochMs).map(valueOf);
  if (before.length === 0) return null;
  if (before.every((other) => other < value) && after.every((other) => other <= value)) return 'rising';
  if (before.every((other) => other > value) && after.every((other) => other >= value)) return 'falling';
  return null;
}

/** Returns the first hour with the lowest value. Throws RangeError if there are no hours. */
export function findLowest(hours: readonly WeatherHour[], valueOf: (hour: WeatherHour) => number): WeatherHour {
  if (hours.length === 0) throw new RangeError('no hours');
  const values = hours.map(valueOf);
  return hours[values.indexOf(Math.min(...values))]!;
}

/** Returns the first hour with the highest value. Throws RangeError if there are no hours. */
export const findHighest = (hours: readonly WeatherHour[], valueOf: (hour: WeatherHour) => number): WeatherHour =>
  findLowest(hours, (hour) => -valueOf(hour));
