import { HOUR_MS, kstDate, startOfHourMs } from '@/lib/domain/kst';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';

/** Yesterday's same hour, and room for those between. */
const PAST_HOURS = 26;
/** Three days: what screens and outfits look at. Further days are in `days`. */
const AHEAD_HOURS = 72;

/** The hours around an instant that are worth keeping, ascending and each once; of two for one hour the later given wins. */
export function hoursAround(nowMs: number, ...sources: WeatherHour[][]): WeatherHour[] {
  const byTime = new Map(sources.flat().map((hour) => [hour.epochMs, hour]));
  const first = startOfHourMs(nowMs) - PAST_HOURS * HOUR_MS;
  const last = startOfHourMs(nowMs) + AHEAD_HOURS * HOUR_MS;
  return [...byTime.values()]
    .filter(({ epochMs }) => epochMs >= first && epochMs <= last)
    .sort((a, b) => a.epochMs - b.epochMs);
}

/**
 * A new answer with the past hours of an earlier one of the same provider, so that the difference from yesterday is
 * known after a day although the provider itself looks only ahead.
 */
export function withPastHours(fresh: Weather, earlier: Weather | undefined, nowMs: number): Weather {
  if (!earlier || earlier.source.provider !== fresh.source.provider) return fresh;
  const past = earlier.hours.filter(({ epochMs }) => epochMs < startOfHourMs(nowMs));
  return { ...fresh, hours: hoursAround(nowMs, past, fresh.hours) };
}

/** How long a measurement of the air stands for what comes after it. */
const AIR_MS = 3 * HOUR_MS;

/**
 * An answer as it reads at a later instant: `now` is the current hour's row once the observed one is of an earlier
 * hour, and the days begin with today.
 */
export function asOf(weather: Weather, nowMs: number): Weather {
  const { now, hours, days } = weather;
  const current = hours.find(({ epochMs }) => epochMs === startOfHourMs(nowMs));
  const today = kstDate(nowMs);
  return {
    ...weather,
    now: current && now.epochMs < current.epochMs ? withAirOf(current, now) : now,
    days: days.filter(({ date }) => date >= today),
  };
}

function withAirOf(hour: WeatherHour, measured: WeatherHour): WeatherHour {
  if (hour.epochMs - measured.epochMs > AIR_MS) return hour;
  return {
    ...hour,
    pm10UgM3: hour.pm10UgM3 ?? measured.pm10UgM3,
    pm25UgM3: hour.pm25UgM3 ?? measured.pm25UgM3,
  };
}
