import { getHourFeelsLikeC } from '../comfort/feels-like';
import { kstDate, startOfHourMs, type KstDate } from '../kst';
import { getCurrentHour, getDifferenceFromYesterdayC } from './current';
import { listHoursOfDay, getTemperatureRange } from './day';
import type { Weather } from './weather';

/** A whole number of degrees, never -0: whatever is shown or said of a temperature is rounded here, and once. */
export const roundC = (celsius: number): number => Math.round(celsius) + 0;
const roundOrNull = (value: number | null): number | null => (value === null ? null : roundC(value));

/** What is said of the present, in the whole numbers that are shown. */
export interface NowFacts {
  temperatureC: number;
  feelsLikeC: number;
  /** Against the same hour of yesterday; null where that is not known. */
  aboveYesterdayC: number | null;
}

/** The present as card, message and chart have it. */
export function getNowFacts(weather: Weather, nowMs: number): NowFacts {
  const now = getCurrentHour(weather, nowMs);
  return {
    temperatureC: roundC(now.temperatureC),
    feelsLikeC: roundC(getHourFeelsLikeC(now)),
    aboveYesterdayC: roundOrNull(getDifferenceFromYesterdayC(weather, nowMs)),
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
export function getDayFacts(weather: Weather, nowMs: number, date: KstDate): DayFacts {
  const { minC, maxC } = getTemperatureRange(weather, nowMs, date);
  const [lowC, highC] = [roundOrNull(minC), roundOrNull(maxC)];
  return {
    date,
    lowC,
    highC,
    rangeC: lowC === null || highC === null ? null : highC - lowC,
    uvIndex: roundOrNull(max(listHoursOfDay(weather, nowMs, date).map(({ uvIndex }) => uvIndex))),
    rainChancePct: roundOrNull(getRainChancePct(weather, nowMs, date)),
  };
}

function getRainChancePct(weather: Weather, nowMs: number, date: KstDate): number | null {
  const ofDay = weather.days.find((day) => day.date === date)?.precipitation.probabilityPct ?? null;
  const ahead = listHoursOfDay(weather, nowMs, date).filter(({ epochMs }) => epochMs >= startOfHourMs(nowMs));
  return max([ofDay, ...ahead.map(({ precipitation }) => precipitation.probabilityPct)]);
}

function max(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

/** The facts of the day that is today at an instant. */
export const getTodayFacts = (weather: Weather, nowMs: number): DayFacts => getDayFacts(weather, nowMs, kstDate(nowMs));
