import { DAY_MS } from '@/lib/contract/durations';
import type { Moment, OtherPlace, Peak, ReasonFacts, Span } from '@/lib/messages/reason-facts';
import { kstHour } from '../kst';
import { getPartOfDay } from '../weather/day-part';
import type { WeatherHour } from '../weather/weather';
import type { Extreme, OutingFacts } from './outing-facts';

type OutingDescription = Pick<
  ReasonFacts,
  | 'span'
  | 'rangeK'
  | 'coldestPart'
  | 'colderAt'
  | 'warmerAt'
  | 'coldest'
  | 'warmest'
  | 'coldestFelt'
  | 'warmestFelt'
  | 'swing'
  | 'parts'
  | 'getsWarmer'
  | 'coolsAtSunset'
>;

/** Returns the place of an hour that is spent in another cell. */
export type PlaceLookup = (hour: WeatherHour) => OtherPlace | undefined;

/** Returns an hour of an outing in the form that texts use. */
export function toMoment({ epochMs }: WeatherHour, { nowHourMs, course }: OutingFacts): Moment {
  if (epochMs === nowHourMs) return 'now';
  const hour = kstHour(epochMs);
  // A night out may last until the same hours of the next morning. Midnight counts as the day before.
  return { hour, isNextDay: epochMs - (course[0]?.epochMs ?? epochMs) >= DAY_MS && hour !== 0 };
}

/** Returns the facts of an outing that a text may mention. */
export function describeOuting(outing: OutingFacts, placeOf: PlaceLookup): OutingDescription {
  const { rangeK, coldest, warmest, coldestElsewhere, warmestElsewhere } = outing;
  const { coolsAtSunset } = outing;
  const toPeak = ({ hour, degreesC, direction }: Extreme): Peak => ({
    ...{ moment: toMoment(hour, outing), place: placeOf(hour) ?? null },
    ...{ degreesC, direction },
  });
  const [first, then] = coldest.hour.epochMs < warmest.hour.epochMs ? [coldest, warmest] : [warmest, coldest];
  const isSwing = then.direction !== null && placeOf(first.hour) === undefined;
  return {
    span: getSpan(coldest.degreesC, warmest.degreesC),
    rangeK,
    coldestPart: getPartOfDay(coldest.hour.epochMs),
    colderAt: (coldestElsewhere && placeOf(coldestElsewhere)) ?? null,
    warmerAt: (warmestElsewhere && placeOf(warmestElsewhere)) ?? null,
    coldest: toPeak(coldest),
    warmest: toPeak(warmest),
    coldestFelt: toPeak(outing.coldestFelt),
    warmestFelt: toPeak(outing.warmestFelt),
    swing: isSwing ? [toPeak(first), toPeak(then)] : null,
    // If another place is mentioned, the difference is between places, not between parts of the day.
    parts:
      warmest.degreesC - coldest.degreesC >= DIFFERENT_K && !coldestElsewhere && !warmestElsewhere
        ? getParts(first.hour, then.hour)
        : null,
    getsWarmer: outing.getsWarmer && then === warmest,
    coolsAtSunset,
  };
}

/** Least range that is worth two numbers, K. */
const RANGE_FROM_K = 3;

const getSpan = (lowC: number, highC: number): Span => ({
  lowC,
  highC: highC - lowC < RANGE_FROM_K ? lowC : highC,
});

/** Least difference for which two parts of the day are compared, K. */
const DIFFERENT_K = 5;

function getParts(first: WeatherHour, then: WeatherHour): ReasonFacts['parts'] {
  const [one, other] = [getPartOfDay(first.epochMs), getPartOfDay(then.epochMs)];
  return one === other ? null : [one, other];
}
