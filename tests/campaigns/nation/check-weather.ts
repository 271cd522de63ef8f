import type { WeatherResult } from '@/lib/api-host/weather/weather-service';
import { HOUR_MS } from '@/lib/contract/durations';
import { CLOCK_SKEW_MS, WEATHER_EXPIRED_MS, WEATHER_STALE_MS } from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getCurrentHour } from '@/lib/domain/weather/current';
import type { Weather } from '@/lib/domain/weather/weather';
import { getTruth } from './providers';

export interface Visit {
  cell: GridCell;
  result: WeatherResult;
  /** The instance's clock at the response, epoch ms. */
  nowMs: number;
  /** Time of the last right response of any provider about the cell, epoch ms. */
  lastGoodMs: number;
  /** Weather that the instance has returned since it started. */
  before: Weather | undefined;
  /** Weather in the database; undefined if the instance may not be able to read it. */
  stored: Weather | undefined;
}

/** Rounding of a provider, °C. */
const ROUNDING_C = 0.51;

const isReal = ({ source }: Weather) => !source.usual && source.recorded === null;

/** Returns whether a temperature is the true one. */
const isNear = (truth: number, temperatureC: number) => Math.abs(truth - temperatureC) <= ROUNDING_C;

/** Returns whether weather has to be served, whatever fails. */
const mustServe = (weather: Weather | undefined, nowMs: number): weather is Weather =>
  weather !== undefined && nowMs - weather.source.fetchedAtMs < WEATHER_EXPIRED_MS - CLOCK_SKEW_MS;

/** Hours within which the temperature of the present was measured, or forecast if no measurement has come. */
const PRESENT_HOURS = [-2, -1, 0, 1];

/** Returns what is wrong with weather that an instance returned. */
export function* checkVisit({ cell, result, nowMs, lastGoodMs, before, stored }: Visit): Iterable<string> {
  const { weather, stale } = result;
  if (!isReal(weather)) {
    if (mustServe(before, nowMs)) yield 'weather that the instance knew has vanished';
    if (mustServe(stored, nowMs)) yield 'weather in the database has vanished';
    return;
  }
  const { fetchedAtMs } = weather.source;
  if (fetchedAtMs > nowMs + CLOCK_SKEW_MS) yield 'it is dated in the future';
  if (fetchedAtMs > lastGoodMs + CLOCK_SKEW_MS) yield 'it is dated later than the last right response';
  if (!stale && nowMs - fetchedAtMs > WEATHER_STALE_MS) yield 'it is old and not marked as stale';
  if (before && fetchedAtMs < before.source.fetchedAtMs - CLOCK_SKEW_MS) yield 'it is older than before';
  const wrong = weather.hours.filter((hour) => !isNear(getTruth(cell, hour.epochMs), hour.temperatureC));
  if (wrong.length > 0) yield `${wrong.length} hours are wrong, first ${new Date(wrong[0]!.epochMs).toISOString()}`;
  const now = getCurrentHour(weather, nowMs);
  const present = PRESENT_HOURS.map((hours) => getTruth(cell, now.epochMs + hours * HOUR_MS));
  if (!present.some((truth) => isNear(truth, now.temperatureC)))
    yield `the present is wrong: ${now.temperatureC} °C, not one of ${present.join()}`;
}
