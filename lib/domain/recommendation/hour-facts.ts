import { feelsLikeOfHourC } from '../comfort/feels-like';
import { formatWhole } from '../format-whole';
import { kstHour } from '../kst';
import { hourWords } from '../weather/clock-words';
import { wholeC, type DayFacts } from '../weather/facts';
import type { WeatherHour } from '../weather/weather';
import type { Peak, ReasonFacts } from './reason-words';

interface Dressed {
  hours: readonly WeatherHour[];
  facts: DayFacts;
  nowHourMs: number;
}

type HourFacts = 'span' | 'range' | 'coldest' | 'warmest' | 'coldestFelt' | 'warmestFelt' | 'warmsUp';

/** The time of an hour as it is said: 지금, 오후 3시. */
export const timeWords = ({ epochMs }: WeatherHour, nowHourMs: number): string =>
  epochMs === nowHourMs ? '지금' : hourWords(kstHour(epochMs));

/** The day's span is said of hours that come this near to both of its ends. */
const NEAR_ENOUGH_C = 2;

/**
 * The numbers that a reason may say: the day's own, as the weather card shows them, as long as the hours that are
 * dressed for have them before them; and single hours' with their time, as the chart shows them.
 */
export function saidOfHours({ hours, facts, nowHourMs }: Dressed): Pick<ReasonFacts, HourFacts> {
  const temperatureOf = ({ temperatureC }: WeatherHour) => wholeC(temperatureC);
  const feltOf = (hour: WeatherHour) => wholeC(feelsLikeOfHourC(hour));
  const lowest = lowestBy(hours, temperatureOf);
  const highest = lowestBy(hours, (hour) => -temperatureOf(hour));
  const peak = (hour: WeatherHour, valueOf: (hour: WeatherHour) => number): Peak => ({
    at: hour.epochMs === nowHourMs ? null : timeWords(hour, nowHourMs),
    degrees: `${formatWhole(valueOf(hour))}°`,
  });
  const { lowC, highC, rangeC } = facts;
  const hasAll =
    lowC !== null &&
    highC !== null &&
    temperatureOf(lowest) - lowC <= NEAR_ENOUGH_C &&
    highC - temperatureOf(highest) <= NEAR_ENOUGH_C;
  return {
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
