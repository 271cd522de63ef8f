import { HOUR_MS } from '@/lib/contract/durations';
import { startOfHourMs } from '../kst';
import type { Precipitation, Weather, WeatherHour } from './weather';

/** How long the newest observation speaks for the present; after that the forecast of the hour knows better. */
const OBSERVATION_FRESH_MS = 2 * HOUR_MS;

const findHourAt = (weather: Weather, epochMs: number): WeatherHour | undefined =>
  weather.hours.find((hour) => hour.epochMs === epochMs);

/**
 * The hour that `nowMs` lies in, with what was observed, filled up with what only the forecast says (a nowcast knows
 * neither sky nor probability). Its `epochMs` is the start of the current hour.
 */
export function getCurrentHour(weather: Weather, nowMs: number): WeatherHour {
  const epochMs = startOfHourMs(nowMs);
  const forecast = findHourAt(weather, epochMs);
  const { now } = weather;
  if (!forecast) return { ...now, epochMs };
  const observedIsNew = nowMs - now.epochMs < OBSERVATION_FRESH_MS;
  return observedIsNew ? { ...fillNulls(now, forecast), epochMs } : forecast;
}

/** `known` with its nulls taken from `other`. */
function fillNulls(known: WeatherHour, other: WeatherHour): WeatherHour {
  const present = Object.entries(known).filter(([, value]) => value !== null);
  return {
    ...other,
    ...(Object.fromEntries(present) as Partial<WeatherHour>),
    precipitation: fillPrecipitation(known.precipitation, other.precipitation),
  };
}

/** Kind and amounts belong together: they come from one of the two, never mixed. */
const fillPrecipitation = (known: Precipitation, other: Precipitation): Precipitation =>
  known.kind === null ? other : { ...known, probabilityPct: known.probabilityPct ?? other.probabilityPct };

/** The current hour and those after it, ascending, at most `count`. */
export function listHoursAhead(weather: Weather, nowMs: number, count: number): WeatherHour[] {
  const current = getCurrentHour(weather, nowMs);
  const later = weather.hours.filter((hour) => hour.epochMs > current.epochMs);
  return [current, ...later.slice(0, count - 1)];
}

/** How much warmer it is than in the same hour of yesterday, °C; null where that hour is not known. */
export function getDifferenceFromYesterdayC(weather: Weather, nowMs: number): number | null {
  const current = getCurrentHour(weather, nowMs);
  const yesterday = findHourAt(weather, current.epochMs - 24 * HOUR_MS);
  return yesterday ? current.temperatureC - yesterday.temperatureC : null;
}
