import { HOUR_MS } from '@/lib/contract/durations';
import { isRaining, isSnowing } from '../recommendation/outdoor-hour';
import { listHoursAhead } from '../weather/current';
import type { Weather } from '../weather/weather';

/** One hour of a stored forecast, with what news are selected from. */
export interface OutlookHour {
  epochMs: number;
  temperatureC: number;
  /** Kind of precipitation; null if none is forecast. */
  falls: 'rain' | 'snow' | null;
}

/** Long enough for the forecast of one morning to cover the hours of the next. */
const OUTLOOK_HOURS = 36;

/** Returns the present and the coming hours of a forecast, as far as they are known. */
export const buildOutlook = (weather: Weather, nowMs: number): OutlookHour[] =>
  listHoursAhead(weather, nowMs, OUTLOOK_HOURS)
    .filter(({ epochMs }) => epochMs < nowMs + OUTLOOK_HOURS * HOUR_MS)
    .map((hour) => ({
      epochMs: hour.epochMs,
      temperatureC: Math.round(hour.temperatureC),
      falls: isSnowing(hour) ? 'snow' : isRaining(hour) ? 'rain' : null,
    }));

/** A smaller difference needs no other clothes. */
const SAME_C = 2;

/** Whether two outlooks agree on the hours that both contain. */
export function isSameOutlook(one: readonly OutlookHour[], other: readonly OutlookHour[]): boolean {
  const known = new Map(one.map((hour) => [hour.epochMs, hour]));
  return other.every(({ epochMs, temperatureC, falls }) => {
    const hour = known.get(epochMs);
    return !hour || (hour.falls === falls && Math.abs(hour.temperatureC - temperatureC) < SAME_C);
  });
}
