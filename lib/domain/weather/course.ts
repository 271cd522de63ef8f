import type { WeatherHour } from './weather';

/** How the weather arrives at an extreme value. */
export type Direction = 'rising' | 'falling';

/**
 * Returns the direction in which a value reaches its extreme in `hour`, seen from the start of `hours` (ascending): 'rising'
 * if it is above every hour before and below no hour after, 'falling' for the opposite. Null otherwise, in particular for
 * the first hour: nothing rises to the value that it already has.
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
  const [first, ...rest] = hours;
  if (!first) throw new RangeError('no hours');
  return rest.reduce((best, hour) => (valueOf(hour) < valueOf(best) ? hour : best), first);
}

/** Returns the first hour with the highest value. Throws RangeError if there are no hours. */
export const findHighest = (hours: readonly WeatherHour[], valueOf: (hour: WeatherHour) => number): WeatherHour =>
  findLowest(hours, (hour) => -valueOf(hour));
