import { HOUR_MS } from '@/lib/contract/durations';
import { isRaining, isSnowing } from '../recommendation/outdoor-hour';
import { listHoursAhead } from '../weather/current';
import type { Weather } from '../weather/weather';

/** An hour as news are told from. Plain data, so that it can be stored. */
export interface OutlookHour {
  epochMs: number;
  temperatureC: number;
  /** What falls; null: nothing that anybody says. */
  falls: 'rain' | 'snow' | null;
}

/** So that what was told on one morning still reaches over the hours of the next. */
const OUTLOOK_HOURS = 36;

/** The hours ahead, the present one among them, as far as they are known. */
export const buildOutlook = (weather: Weather, nowMs: number): OutlookHour[] =>
  listHoursAhead(weather, nowMs, OUTLOOK_HOURS)
    .filter(({ epochMs }) => epochMs < nowMs + OUTLOOK_HOURS * HOUR_MS)
    .map((hour) => ({
      epochMs: hour.epochMs,
      temperatureC: Math.round(hour.temperatureC),
      falls: isSnowing(hour) ? 'snow' : isRaining(hour) ? 'rain' : null,
    }));

/** Less than this is the same to whoever gets dressed. */
const SAME_C = 2;

/** Whether two outlooks say the same of the hours that both know. */
export function isSameOutlook(one: readonly OutlookHour[], other: readonly OutlookHour[]): boolean {
  const known = new Map(one.map((hour) => [hour.epochMs, hour]));
  return other.every(({ epochMs, temperatureC, falls }) => {
    const hour = known.get(epochMs);
    return !hour || (hour.falls === falls && Math.abs(hour.temperatureC - temperatureC) < SAME_C);
  });
}
