import { getHourFeelsLikeC } from '../comfort/feels-like';
import { formatWhole } from '../format-whole';
import { kstHour } from '../kst';
import { formatHour } from '../weather/clock-text';
import { roundC, type DayFacts } from '../weather/facts';
import type { WeatherHour } from '../weather/weather';
import type { Peak, ReasonFacts } from './reason-texts';

interface DressedDay {
  hours: readonly WeatherHour[];
  /** Returns the name of the other place in which an hour is spent. */
  placeOf: (hour: WeatherHour) => string | undefined;
  facts: DayFacts;
  nowHourMs: number;
}

type HourFacts = 'colderAt' | 'span' | 'range' | 'coldest' | 'warmest' | 'coldestFelt' | 'warmestFelt' | 'warmsUp';

/** Formats the time of an hour: 지금, 오후 3시. */
export const formatTimeOfHour = ({ epochMs }: WeatherHour, nowHourMs: number): string =>
  epochMs === nowHourMs ? '지금' : formatHour(kstHour(epochMs));

/** Returns the place of an hour that is spent elsewhere, else its time. Null for the present hour here. */
const formatTimeOrPlace = ({ epochMs }: WeatherHour, nowHourMs: number, place: string | undefined): string | null =>
  place ?? (epochMs === nowHourMs ? null : formatHour(kstHour(epochMs)));

/** Difference to the requested cell from which another place is mentioned. */
const COLDER_BY_C = 2;

/** Returns the name of the place of the coldest hour if that is elsewhere and clearly colder, else null. */
function findColderPlace({ hours, placeOf }: Pick<DressedDay, 'hours' | 'placeOf'>): string | null {
  const coldest = findLowest(hours, ({ temperatureC }) => temperatureC);
  const here = hours.filter((hour) => placeOf(hour) === undefined).map(({ temperatureC }) => temperatureC);
  const isColder = Math.min(...here) - coldest.temperatureC >= COLDER_BY_C;
  return isColder ? (placeOf(coldest) ?? null) : null;
}

/** Distance to the day's extremes within which the hours count as the whole day. */
const NEAR_ENOUGH_C = 2;

/**
 * Returns the numbers that a reason may mention: the day's extremes as the weather card shows them, if the relevant
 * hours include them, and values of single hours as the chart shows them.
 */
export function getHourFacts({ hours, placeOf, facts, nowHourMs }: DressedDay): Pick<ReasonFacts, HourFacts> {
  const getTemperature = ({ temperatureC }: WeatherHour) => roundC(temperatureC);
  const getFelt = (hour: WeatherHour) => roundC(getHourFeelsLikeC(hour));
  const lowest = findLowest(hours, getTemperature);
  const highest = findLowest(hours, (hour) => -getTemperature(hour));
  const peak = (hour: WeatherHour, valueOf: (hour: WeatherHour) => number): Peak => ({
    at: formatTimeOrPlace(hour, nowHourMs, placeOf(hour)),
    degrees: `${formatWhole(valueOf(hour))}°`,
  });
  const { lowC, highC, rangeC } = facts;
  const hasAll =
    lowC !== null &&
    highC !== null &&
    getTemperature(lowest) - lowC <= NEAR_ENOUGH_C &&
    highC - getTemperature(highest) <= NEAR_ENOUGH_C &&
    hours.every((hour) => placeOf(hour) === undefined);
  return {
    colderAt: findColderPlace({ hours, placeOf }),
    span: hasAll ? spanWords(lowC, highC) : null,
    range: hasAll && rangeC !== null ? formatWhole(rangeC) : null,
    coldest: peak(lowest, getTemperature),
    warmest: peak(highest, getTemperature),
    coldestFelt: peak(findLowest(hours, getFelt), getFelt),
    warmestFelt: peak(
      findLowest(hours, (hour) => -getFelt(hour)),
      getFelt,
    ),
    warmsUp: lowest.epochMs < highest.epochMs,
  };
}

const spanWords = (lowC: number, highC: number): string =>
  lowC === highC ? `${formatWhole(lowC)}°라` : `${formatWhole(lowC)}°에서 ${formatWhole(highC)}° 사이라`;

/** Returns the first hour with the lowest value. Throws RangeError if there are no hours. */
function findLowest(hours: readonly WeatherHour[], valueOf: (hour: WeatherHour) => number): WeatherHour {
  const [first, ...rest] = hours;
  if (!first) throw new RangeError('no relevant hours');
  return rest.reduce((best, hour) => (valueOf(hour) < valueOf(best) ? hour : best), first);
}
