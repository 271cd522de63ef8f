import { getHourFeelsLikeC } from '../comfort/feels-like';
import { kstDate, startOfHourMs, type KstDate } from '../kst';
import { getCurrentHour, getDifferenceFromYesterdayC } from './current';
import { listHoursOfDay, getTemperatureRange } from './day';
import type { Weather, WeatherHour } from './weather';

/** Rounds to whole degrees, never to -0. Every displayed temperature is rounded here, and only once. */
export const roundC = (celsius: number): number => Math.round(celsius) + 0;
const roundOrNull = (value: number | null): number | null => (value === null ? null : roundC(value));

/** Current conditions in the whole numbers that are displayed. */
export interface NowFacts {
  temperatureC: number;
  feelsLikeC: number;
  /** Difference from the same hour of yesterday; null if that hour is unknown. */
  aboveYesterdayC: number | null;
}

export function getNowFacts(weather: Weather, nowMs: number): NowFacts {
  const now = getCurrentHour(weather, nowMs);
  return {
    temperatureC: roundC(now.temperatureC),
    feelsLikeC: roundC(getHourFeelsLikeC(now)),
    aboveYesterdayC: roundOrNull(getDifferenceFromYesterdayC(weather, nowMs)),
  };
}

/** A day in the whole numbers that are displayed; null is unknown. */
export interface DayFacts {
  date: KstDate;
  lowC: number | null;
  highC: number | null;
  /** Diurnal range (일교차), the difference of the two as displayed. */
  rangeC: number | null;
  /** Highest value of the day, which is graded. */
  uvIndex: number | null;
  rainChancePct: number | null;
}

/**
 * Returns a day as displayed by card, message, reason, gauges, ten days and pushes. No displayed hour lies outside its
 * range.
 */
export function getDayFacts(weather: Weather, nowMs: number, date: KstDate): DayFacts {
  const hours = listHoursOfDay(weather, nowMs, date);
  const { minC, maxC } = getTemperatureRange(weather, nowMs, date, hours);
  const [lowC, highC] = [roundOrNull(minC), roundOrNull(maxC)];
  return {
    date,
    lowC,
    highC,
    rangeC: lowC === null || highC === null ? null : highC - lowC,
    uvIndex: roundOrNull(max(hours.map(({ uvIndex }) => uvIndex))),
    rainChancePct: roundOrNull(getRainChancePct(weather, nowMs, date, hours)),
  };
}

function getRainChancePct(
  weather: Weather,
  nowMs: number,
  date: KstDate,
  hours: readonly WeatherHour[],
): number | null {
  const ofDay = weather.days.find((day) => day.date === date)?.precipitation.probabilityPct ?? null;
  const ahead = hours.filter(({ epochMs }) => epochMs >= startOfHourMs(nowMs));
  return max([ofDay, ...ahead.map(({ precipitation }) => precipitation.probabilityPct)]);
}

function max(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

export const getTodayFacts = (weather: Weather, nowMs: number): DayFacts => getDayFacts(weather, nowMs, kstDate(nowMs));
