import { HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs, kstHour, startOfHourMs } from '../kst';
import { isRaining, isSnowing } from '../recommendation/outdoor-hour';
import { getDayFacts, roundC } from '../weather/facts';
import type { Weather, WeatherHour } from '../weather/weather';
import type { CalendarDate } from './calendar-date';
import type { ForecastBasis } from './feed-event';

/** Hours of a whole day that count: nobody dresses for the night. */
const WHOLE_DAY = { from: 6, until: 22 };

const isWet = (hour: WeatherHour): boolean => isRaining(hour) || isSnowing(hour);

function listHoursAhead(weather: Weather, { date, hours }: CalendarDate, nowMs: number): WeatherHour[] {
  const fromMs = Math.max(hours?.fromMs ?? kstEpochMs(date, WHOLE_DAY.from), startOfHourMs(nowMs));
  const untilMs = hours?.untilMs ?? kstEpochMs(date, WHOLE_DAY.until);
  return weather.hours.filter(({ epochMs }) => epochMs >= fromMs && epochMs < untilMs);
}

/** Returns the numbers of a date's forecast by which its outfit is chosen again. */
export function getForecastBasis(weather: Weather, planned: CalendarDate, nowMs: number): ForecastBasis {
  const { lowC: low, highC: high } = getDayFacts(weather, nowMs, planned.date);
  const ahead = listHoursAhead(weather, planned, nowMs);
  return { low, high, hours: ahead.map((hour) => [hour.epochMs, roundC(hour.temperatureC), isWet(hour) ? 1 : 0]) };
}

/** Returns the hour (KST) from which it rains or snows if that is not from the beginning; otherwise null. */
export function getWetHour({ hours }: ForecastBasis): number | null {
  const first = hours.find(([, , wet]) => wet === 1);
  const previousMs = (first?.[0] ?? 0) - HOUR_MS;
  return first && hours.some(([epochMs]) => epochMs === previousMs) ? kstHour(first[0]) : null;
}
