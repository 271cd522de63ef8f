import { feelsLikeOfHourC } from '../comfort/feels-like';
import { kstDate, startOfHourMs, type KstDate } from '../kst';
import { currentHour, differenceFromYesterdayC } from './current';
import { hoursOfDay, rangeOfDay } from './day';
import type { Weather } from './weather';

/** A whole number of degrees, never -0: whatever is shown or said of a temperature is rounded here, and once. */
export const wholeC = (celsius: number): number => Math.round(celsius) + 0;
const wholeOrNull = (value: number | null): number | null => (value === null ? null : wholeC(value));

/** What is said of the present, in the whole numbers that are shown. */
export interface NowFacts {
  temperatureC: number;
  feelsLikeC: number;
  /** Against the same hour of yesterday; null where that is not known. */
  aboveYesterdayC: number | null;
}

/** The present as card, message and chart have it. */
export function nowFacts(weather: Weather, nowMs: number): NowFacts {
  const now = currentHour(weather, nowMs);
  return {
    temperatureC: wholeC(now.temperatureC),
    feelsLikeC: wholeC(feelsLikeOfHourC(now)),
    aboveYesterdayC: wholeOrNull(differenceFromYesterdayC(weather, nowMs)),
  };
}

/** What is said of a whole day, in the whole numbers that are shown; null is not known. */
export interface DayFacts {
  date: KstDate;
  lowC: number | null;
  highC: number | null;
  /** 일교차: what lies between the two as they are shown. */
  rangeC: number | null;
  /** The highest of the day, by which it is graded. */
  uvIndex: number | null;
  rainChancePct: number | null;
}

/** A day as card, message, reason, gauges, the ten days and pushes have it: no hour that is shown lies outside of it. */
export function dayFacts(weather: Weather, nowMs: number, date: KstDate): DayFacts {
  const { minC, maxC } = rangeOfDay(weather, nowMs, date);
  const [lowC, highC] = [wholeOrNull(minC), wholeOrNull(maxC)];
  return {
    date,
    lowC,
    highC,
    rangeC: lowC === null || highC === null ? null : highC - lowC,
    uvIndex: wholeOrNull(most(hoursOfDay(weather, nowMs, date).map(({ uvIndex }) => uvIndex))),
    rainChancePct: wholeOrNull(rainChancePct(weather, nowMs, date)),
  };
}

function rainChancePct(weather: Weather, nowMs: number, date: KstDate): number | null {
  const ofDay = weather.days.find((day) => day.date === date)?.precipitation.probabilityPct ?? null;
  const ahead = hoursOfDay(weather, nowMs, date).filter(({ epochMs }) => epochMs >= startOfHourMs(nowMs));
  return most([ofDay, ...ahead.map(({ precipitation }) => precipitation.probabilityPct)]);
}

function most(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

/** The facts of the day that is today at an instant. */
export const todaysFacts = (weather: Weather, nowMs: number): DayFacts => dayFacts(weather, nowMs, kstDate(nowMs));
