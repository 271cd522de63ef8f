import { HOUR_MS } from '@/lib/contract/durations';
import { startOfHourMs } from '../kst';
import type { Precipitation, Weather, WeatherHour } from './weather';

/** How long the newest observation speaks for the present; after that the forecast of the hour knows better. */
const OBSERVATION_LIFE_MS = 2 * HOUR_MS;

const hourAt = (weather: Weather, epochMs: number): WeatherHour | undefined =>
  weather.hours.find((hour) => hour.epochMs === epochMs);

/**
 * The hour that `nowMs` lies in, with what was observed, filled up with what only the forecast says (a nowcast knows
 * neither sky nor probability). Its `epochMs` is the start of the current hour.
 */
export function currentHour(weather: Weather, nowMs: number): WeatherHour {
  const epochMs = startOfHourMs(nowMs);
  const forecast = hourAt(weather, epochMs);
  const { now } = weather;
  if (!forecast) return { ...now, epochMs };
  const observedIsNew = nowMs - now.epochMs < OBSERVATION_LIFE_MS;
  return observedIsNew ? { ...filled(now, forecast), epochMs } : forecast;
}

/** `known` with its nulls taken from `other`. */
function filled(known: WeatherHour, other: WeatherHour): WeatherHour {
  const present = Object.entries(known).filter(([, value]) => value !== null);
  return {
    ...other,
    ...(Object.fromEntries(present) as Partial<WeatherHour>),
    precipitation: filledPrecipitation(known.precipitation, other.precipitation),
  };
}

/** Kind and amounts belong together: they come from one of the two, never mixed. */
const filledPrecipitation = (known: Precipitation, other: Precipitation): Precipitation =>
  known.kind === null ? other : { ...known, probabilityPct: known.probabilityPct ?? other.probabilityPct };

/** The current hour and those after it, ascending, at most `count`. */
export function hoursAhead(weather: Weather, nowMs: number, count: number): WeatherHour[] {
  const current = currentHour(weather, nowMs);
  const later = weather.hours.filter((hour) => hour.epochMs > current.epochMs);
  return [current, ...later.slice(0, count - 1)];
}

/** How much warmer it is than in the same hour of yesterday, °C; null where that hour is not known. */
export function differenceFromYesterdayC(weather: Weather, nowMs: number): number | null {
  const current = currentHour(weather, nowMs);
  const yesterday = hourAt(weather, current.epochMs - 24 * HOUR_MS);
  return yesterday ? current.temperatureC - yesterday.temperatureC : null;
}
