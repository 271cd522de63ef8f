import { HOUR_MS } from '@/lib/contract/durations';
import { startOfHourMs } from '../kst';
import type { Precipitation, Weather, WeatherHour } from './weather';

/** Age up to which an observation is used; after that the forecast of the hour is better. */
const OBSERVATION_FRESH_MS = 2 * HOUR_MS;

const findHourAt = (weather: Weather, epochMs: number): WeatherHour | undefined =>
  weather.hours.find((hour) => hour.epochMs === epochMs);

/** Returns whether `now` is preferred to the forecast of the current hour. */
export const isObservationCurrent = ({ now }: Weather, nowMs: number): boolean =>
  nowMs - now.epochMs < OBSERVATION_FRESH_MS;

/** The last result of `getCurrentHour` for each weather. A recommendation needs it ten times. */
const last = new WeakMap<Weather, { hour: WeatherHour; isObserved: boolean }>();

/**
 * Returns the hour that contains `nowMs`. Observed values come first; the forecast fills in what a nowcast lacks, such
 * as sky and probability. `epochMs` is the start of the current hour.
 */
export function getCurrentHour(weather: Weather, nowMs: number): WeatherHour {
  const epochMs = startOfHourMs(nowMs);
  const isObserved = isObservationCurrent(weather, nowMs);
  const known = last.get(weather);
  if (known?.hour.epochMs === epochMs && known.isObserved === isObserved) return known.hour;
  const hour = composeHour(weather, epochMs, isObserved);
  last.set(weather, { hour, isObserved });
  return hour;
}

function composeHour(weather: Weather, epochMs: number, isObserved: boolean): WeatherHour {
  const forecast = findHourAt(weather, epochMs);
  const { now } = weather;
  if (!forecast) return { ...now, epochMs };
  return isObserved ? { ...fillNulls(now, forecast), epochMs } : forecast;
}

/** Fills the nulls of `known` with the values of `other`. */
function fillNulls(known: WeatherHour, other: WeatherHour): WeatherHour {
  const present = Object.entries(known).filter(([, value]) => value !== null);
  return {
    ...other,
    ...(Object.fromEntries(present) as Partial<WeatherHour>),
    precipitation: fillPrecipitation(known.precipitation, other.precipitation),
  };
}

/** Kind and amounts belong together, so they come from only one of the two. */
const fillPrecipitation = (known: Precipitation, other: Precipitation): Precipitation =>
  known.kind === null ? other : { ...known, probabilityPct: known.probabilityPct ?? other.probabilityPct };

/** Lists the current hour and those after it in ascending order, at most `count`. */
export function listHoursAhead(weather: Weather, nowMs: number, count: number): WeatherHour[] {
  const current = getCurrentHour(weather, nowMs);
  const later = weather.hours.filter((hour) => hour.epochMs > current.epochMs);
  return [current, ...later.slice(0, count - 1)];
}

/** Returns how much warmer it is than at the same hour of yesterday, °C; null if that hour is unknown. */
export function getDifferenceFromYesterdayC(weather: Weather, nowMs: number): number | null {
  const current = getCurrentHour(weather, nowMs);
  const yesterday = findHourAt(weather, current.epochMs - 24 * HOUR_MS);
  return yesterday ? current.temperatureC - yesterday.temperatureC : null;
}
