import { HOUR_MS } from '@/lib/contract/durations';
import { startOfHourMs } from '@/lib/domain/kst';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';

/** Yesterday from its first hours that anybody dresses for (05 h) as seen from today's last ones: how it felt is asked. */
const PAST_HOURS = 42;
/** The two days that screens and outfits look at, from an answer that may be twelve hours old. */
const AHEAD_HOURS = 60;

/** Hours of several sources, ascending and each once; of two for one hour the one of the later source wins. */
export function mergeHours(...sources: WeatherHour[][]): WeatherHour[] {
  const byTime = new Map(sources.flat().map((hour) => [hour.epochMs, hour]));
  return [...byTime.values()].sort((a, b) => a.epochMs - b.epochMs);
}

/** The hours around an instant that are worth storing, merged. */
export function selectHoursAround(nowMs: number, ...sources: WeatherHour[][]): WeatherHour[] {
  const first = startOfHourMs(nowMs) - PAST_HOURS * HOUR_MS;
  const last = startOfHourMs(nowMs) + AHEAD_HOURS * HOUR_MS;
  return mergeHours(...sources).filter(({ epochMs }) => epochMs >= first && epochMs <= last);
}

/**
 * A new answer with the past hours of an earlier one of the same provider, so that the difference from yesterday is
 * known after a day although the provider itself looks only ahead.
 */
export function addPastHours(fresh: Weather, earlier: Weather | undefined, nowMs: number): Weather {
  if (!earlier || earlier.source.provider !== fresh.source.provider) return fresh;
  const past = earlier.hours.filter(({ epochMs }) => epochMs < startOfHourMs(nowMs));
  return { ...fresh, hours: selectHoursAround(nowMs, past, fresh.hours) };
}
