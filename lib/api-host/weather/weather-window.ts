import { HOUR_MS } from '@/lib/contract/durations';
import { startOfHourMs } from '@/lib/domain/kst';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';

/** Reaches from today's last hours back to 05 h of yesterday, because users rate yesterday's outfit. */
const PAST_HOURS = 42;
/** Five days by hour. Beyond, outfits are chosen by the days (`completeDay`). */
const AHEAD_HOURS = 120;

/** Merges hours of several sources in ascending order. For the same hour, the later source wins. */
export function mergeHours(...sources: WeatherHour[][]): WeatherHour[] {
  const byTime = new Map(sources.flat().map((hour) => [hour.epochMs, hour]));
  return [...byTime.values()].sort((a, b) => a.epochMs - b.epochMs);
}

/** Merges hours and returns those around an instant that are worth storing. */
export function selectHoursAround(nowMs: number, ...sources: WeatherHour[][]): WeatherHour[] {
  const first = startOfHourMs(nowMs) - PAST_HOURS * HOUR_MS;
  const last = startOfHourMs(nowMs) + AHEAD_HOURS * HOUR_MS;
  return mergeHours(...sources).filter(({ epochMs }) => epochMs >= first && epochMs <= last);
}

/**
 * Adds the past hours of earlier weather from the same provider. Providers forecast only ahead, and the difference from
 * yesterday needs the past.
 */
export function addPastHours(fresh: Weather, earlier: Weather | undefined, nowMs: number): Weather {
  if (!earlier || earlier.source.provider !== fresh.source.provider) return fresh;
  const past = earlier.hours.filter(({ epochMs }) => epochMs < startOfHourMs(nowMs));
  return { ...fresh, hours: selectHoursAround(nowMs, past, fresh.hours) };
}
