import type { Span } from '@/lib/messages/reason-facts';
import { getHourFeelsLikeC } from '../comfort/feels-like';
import { getCellCentre } from '../dfs-grid';
import { kstEpochMs, startOfHourMs } from '../kst';
import { findHighest, findLowest, getDirection, type Direction } from '../weather/course';
import { listHoursAhead } from '../weather/current';
import { getDayFacts, roundC } from '../weather/facts';
import { repeatRequest } from '../weather/forecast-day';
import { selectHeadline, type HeadlineKind } from '../weather/headline';
import { isNight } from '../weather/sun';
import type { Weather, WeatherHour } from '../weather/weather';
import type { RelevantWeather } from './relevant-weather';

/** A lowest or highest value of the relevant hours, in whole degrees as displayed. */
export interface Extreme {
  /** The first relevant hour with the value. */
  hour: WeatherHour;
  degreesC: number;
  /** Whether the requested cell reaches the value by rising or by falling from now on; null if neither. */
  direction: Direction | null;
}

/**
 * Facts of an outing: the weather from now until the user comes home, and how it changes. All texts about a
 * recommendation take numbers and times from these facts, so that they agree with the hourly forecast on the screen.
 */
export interface OutingFacts {
  /** Start of the present hour, epoch ms. */
  nowHourMs: number;
  /** Hours of the requested cell until the last relevant hour, from now or from the start of a later day. */
  course: readonly WeatherHour[];
  coldest: Extreme;
  warmest: Extreme;
  coldestFelt: Extreme;
  warmestFelt: Extreme;
  /** True if a relevant hour is noticeably warmer (or colder) than the first hour of the course. */
  getsWarmer: boolean;
  /** Low and high of the day as the weather card shows them; those of the relevant hours if they are unknown. */
  day: Span;
  /** Daily temperature range (일교차), K, if the relevant hours include most of it. */
  rangeK: number | null;
  /** True if the warmest relevant hour is in daylight and the coldest one after the following sunset. */
  coolsAtSunset: boolean;
  /** Headline of the day, which the reason does not repeat. */
  headline: HeadlineKind;
  /** The coldest hour, if it is spent in another cell that is clearly colder. */
  coldestElsewhere: WeatherHour | null;
  /** The warmest hour, if it is spent in another cell that is clearly warmer. */
  warmestElsewhere: WeatherHour | null;
}

/** Distance to the day's extremes within which the relevant hours count as the whole day, K. */
const NEAR_ENOUGH_K = 2;
/** Least difference from the requested cell for which another place is mentioned, K. */
const DIFFERS_BY_K = 2;
/** Least temperature change during an outing that people notice, K. */
const NOTICED_K = 2;

const getTemperatureC = ({ temperatureC }: WeatherHour): number => roundC(temperatureC);
const getFeltC = (hour: WeatherHour): number => roundC(getHourFeelsLikeC(hour));

/** Returns the facts of an outing in the weather of the requested cell. `relevant` must have at least one hour. */
export function getOutingFacts(weather: Weather, nowMs: number, relevant: RelevantWeather): OutingFacts {
  const { hours, elsewhere } = relevant;
  const course = listCourse(weather, nowMs, relevant);
  const [first = hours[0]!] = course;
  const createExtreme = (find: typeof findLowest, valueOf: (hour: WeatherHour) => number): Extreme => {
    const hour = find(hours, valueOf);
    return {
      hour,
      degreesC: valueOf(hour),
      direction: elsewhere.has(hour) ? null : getDirection(course, hour, valueOf),
    };
  };
  const coldest = createExtreme(findLowest, getTemperatureC);
  const warmest = createExtreme(findHighest, getTemperatureC);
  return {
    nowHourMs: startOfHourMs(nowMs),
    course,
    coldest,
    warmest,
    coldestFelt: createExtreme(findLowest, getFeltC),
    warmestFelt: createExtreme(findHighest, getFeltC),
    getsWarmer: warmest.degreesC >= getTemperatureC(first) + NOTICED_K,
    ...getDaySpan(weather, nowMs, relevant, { coldest, warmest }),
    coolsAtSunset: coolsAtSunset(weather, nowMs, coldest.hour, warmest.hour),
    headline: selectHeadline(weather, nowMs, repeatRequest(relevant)).kind,
    coldestElsewhere: findElsewhere(relevant, -1),
    warmestElsewhere: findElsewhere(relevant, 1),
  };
}

/** Returns the course of an outing; the relevant hours if none of it is known. */
function listCourse(weather: Weather, nowMs: number, { day, date, hours }: RelevantWeather): readonly WeatherHour[] {
  const fromMs = day !== 'today' ? kstEpochMs(date) : startOfHourMs(nowMs);
  const lastMs = hours.at(-1)?.epochMs ?? fromMs;
  const course = listHoursAhead(weather, nowMs, Infinity).filter(
    ({ epochMs }) => fromMs <= epochMs && epochMs <= lastMs,
  );
  return course.length > 0 ? course : hours;
}

function getDaySpan(
  weather: Weather,
  nowMs: number,
  { date, elsewhere }: RelevantWeather,
  { coldest, warmest }: Pick<OutingFacts, 'coldest' | 'warmest'>,
): Pick<OutingFacts, 'day' | 'rangeK'> {
  const { lowC, highC, rangeC } = getDayFacts(weather, nowMs, date);
  const day = { lowC: lowC ?? coldest.degreesC, highC: highC ?? warmest.degreesC };
  const isNear =
    elsewhere.size === 0 &&
    lowC !== null &&
    highC !== null &&
    coldest.degreesC - lowC <= NEAR_ENOUGH_K &&
    highC - warmest.degreesC <= NEAR_ENOUGH_K;
  return { day, rangeK: isNear ? rangeC : null };
}

function coolsAtSunset(weather: Weather, nowMs: number, coldest: WeatherHour, warmest: WeatherHour): boolean {
  const point = getCellCentre(weather.cell);
  const isByDay = !isNight(Math.max(nowMs, warmest.epochMs), point);
  return warmest.epochMs < coldest.epochMs && isByDay && isNight(coldest.epochMs, point);
}

/**
 * Returns the hour with the highest (sign 1) or lowest (-1) temperature; null unless it is spent in another cell and
 * differs clearly from the hours here.
 */
function findElsewhere({ hours, elsewhere }: RelevantWeather, sign: 1 | -1): WeatherHour | null {
  const extreme = findHighest(hours, ({ temperatureC }) => sign * temperatureC);
  if (!elsewhere.has(extreme)) return null;
  const here = hours.filter((hour) => !elsewhere.has(hour)).map(({ temperatureC }) => sign * temperatureC);
  return sign * extreme.temperatureC - Math.max(...here) >= DIFFERS_BY_K ? extreme : null;
}

/**
 * Returns the first hour in which a condition becomes true; null if it holds from the start or never. It must hold in a
 * relevant hour. The result is the first hour of the course in which `isVisible` holds, because the screen also shows
 * the hours between the relevant ones.
 */
export function findBeginning(
  { course, nowHourMs }: OutingFacts,
  { hours, elsewhere }: Readonly<{ hours: readonly WeatherHour[] }> & Pick<RelevantWeather, 'elsewhere'>,
  holds: (hour: WeatherHour) => boolean,
  isVisible = holds,
): WeatherHour | null {
  const relevant = hours.find(holds);
  if (!relevant || relevant.epochMs === nowHourMs) return null;
  if (elsewhere.has(relevant)) return relevant;
  const first = course.find(isVisible) ?? relevant;
  return first === course[0] ? null : first;
}
