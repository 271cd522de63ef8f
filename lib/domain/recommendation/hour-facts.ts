import { getHourFeelsLikeC } from '../comfort/feels-like';
import { formatWhole } from '../format-whole';
import { kstHour } from '../kst';
import { formatHour } from '../weather/clock-text';
import { roundC, type DayFacts } from '../weather/facts';
import type { WeatherHour } from '../weather/weather';
import type { Peak, ReasonFacts } from './reason-texts';

interface DressedDay {
  hours: readonly WeatherHour[];
  /** The name of another place that an hour is spent at. */
  placeOf: (hour: WeatherHour) => string | undefined;
  facts: DayFacts;
  nowHourMs: number;
}

type HourFacts = 'colderAt' | 'span' | 'range' | 'coldest' | 'warmest' | 'coldestFelt' | 'warmestFelt' | 'warmsUp';

/** The time of an hour as it is said: 지금, 오후 3시. */
export const formatTimeOfHour = ({ epochMs }: WeatherHour, nowHourMs: number): string =>
  epochMs === nowHourMs ? '지금' : formatHour(kstHour(epochMs));

/** The place of an hour elsewhere, whose chart is not on the screen, else the time; null is here and now. */
const whenOrWhere = ({ epochMs }: WeatherHour, nowHourMs: number, place: string | undefined): string | null =>
  place ?? (epochMs === nowHourMs ? null : formatHour(kstHour(epochMs)));

/** So much colder than here it is worth its words elsewhere. */
const COLDER_BY_C = 2;

/** The name of the place where the coldest hours are spent, if that is elsewhere and colder than it gets here. */
function colderPlace({ hours, placeOf }: Pick<DressedDay, 'hours' | 'placeOf'>): string | null {
  const coldest = lowestBy(hours, ({ temperatureC }) => temperatureC);
  const here = hours.filter((hour) => placeOf(hour) === undefined).map(({ temperatureC }) => temperatureC);
  const isColder = Math.min(...here) - coldest.temperatureC >= COLDER_BY_C;
  return isColder ? (placeOf(coldest) ?? null) : null;
}

/** The day's span is said of hours that come this near to both of its ends. */
const NEAR_ENOUGH_C = 2;

/**
 * The numbers that a reason may say: the day's own, as the weather card shows them, as long as the hours that are
 * dressed for have them before them; and single hours' with their time, as the chart shows them.
 */
export function getHourFacts({ hours, placeOf, facts, nowHourMs }: DressedDay): Pick<ReasonFacts, HourFacts> {
  const temperatureOf = ({ temperatureC }: WeatherHour) => roundC(temperatureC);
  const feltOf = (hour: WeatherHour) => roundC(getHourFeelsLikeC(hour));
  const lowest = lowestBy(hours, temperatureOf);
  const highest = lowestBy(hours, (hour) => -temperatureOf(hour));
  const peak = (hour: WeatherHour, valueOf: (hour: WeatherHour) => number): Peak => ({
    at: whenOrWhere(hour, nowHourMs, placeOf(hour)),
    degrees: `${formatWhole(valueOf(hour))}°`,
  });
  const { lowC, highC, rangeC } = facts;
  const hasAll =
    lowC !== null &&
    highC !== null &&
    temperatureOf(lowest) - lowC <= NEAR_ENOUGH_C &&
    highC - temperatureOf(highest) <= NEAR_ENOUGH_C &&
    hours.every((hour) => placeOf(hour) === undefined);
  return {
    colderAt: colderPlace({ hours, placeOf }),
    span: hasAll ? spanWords(lowC, highC) : null,
    range: hasAll && rangeC !== null ? formatWhole(rangeC) : null,
    coldest: peak(lowest, temperatureOf),
    warmest: peak(highest, temperatureOf),
    coldestFelt: peak(lowestBy(hours, feltOf), feltOf),
    warmestFelt: peak(
      lowestBy(hours, (hour) => -feltOf(hour)),
      feltOf,
    ),
    warmsUp: lowest.epochMs < highest.epochMs,
  };
}

const spanWords = (lowC: number, highC: number): string =>
  lowC === highC ? `${formatWhole(lowC)}°라` : `${formatWhole(lowC)}°에서 ${formatWhole(highC)}° 사이라`;

/** The first hour of those in which a value is lowest. */
function lowestBy(hours: readonly WeatherHour[], valueOf: (hour: WeatherHour) => number): WeatherHour {
  const [first, ...rest] = hours;
  if (!first) throw new RangeError('no hour is dressed for');
  return rest.reduce((best, hour) => (valueOf(hour) < valueOf(best) ? hour : best), first);
}
