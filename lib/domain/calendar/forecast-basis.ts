import { HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs, kstHour, startOfHourMs } from '../kst';
import { isRaining, isSnowing } from '../recommendation/outdoor-hour';
import { completeDay } from '../weather/complete-day';
import { getDayFacts, roundC } from '../weather/facts';
import type { Weather, WeatherHour } from '../weather/weather';
import type { CalendarDate } from './calendar-date';
import type { ForecastBasis } from './feed-event';

/** Hours of a whole day that count: nobody dresses for the night. */
const WHOLE_DAY = { from: 6, until: 22 };

const isWet = (hour: WeatherHour): boolean => isRaining(hour) || isSnowing(hour);

/** Returns the hours of a date from the present one on. Those beyond the hourly forecast are composed. */
function listHoursAhead(
  weather: Weather,
  { date, hours }: Pick<CalendarDate, 'date' | 'hours'>,
  nowMs: number,
): WeatherHour[] {
  const fromMs = Math.max(hours?.fromMs ?? kstEpochMs(date, WHOLE_DAY.from), startOfHourMs(nowMs));
  const untilMs = hours?.untilMs ?? kstEpochMs(date, WHOLE_DAY.until);
  return completeDay(weather, date).hours.filter(({ epochMs }) => epochMs >= fromMs && epochMs < untilMs);
}

/** A date's forecast as far as a calendar tells it. */
export interface CalendarForecast {
  basis: ForecastBasis;
  /** Hour (KST) from which it rains or snows; null if from the beginning, not at all, or unknown. */
  wetHour: number | null;
  /** True if no hour is forecast, only the extremes and halves of the day. */
  isRough: boolean;
}

/** Returns the hour (KST) from which it rains or snows if it is forecast, and dry in the hour before. */
function findWetHour(ahead: readonly WeatherHour[]): number | null {
  const first = ahead.find(isWet);
  if (!first || first.isComposed) return null;
  return ahead.some(({ epochMs }) => epochMs === first.epochMs - HOUR_MS) ? kstHour(first.epochMs) : null;
}

/** Returns the forecast of a date. */
export function getCalendarForecast(
  weather: Weather,
  planned: Pick<CalendarDate, 'date' | 'hours'>,
  nowMs: number,
): CalendarForecast {
  const { lowC: low, highC: high } = getDayFacts(weather, nowMs, planned.date);
  const ahead = listHoursAhead(weather, planned, nowMs);
  const isUnknown = low === null || high === null || weather.source.usual === true;
  return {
    basis: {
      range: isUnknown ? null : { low, high },
      hours: ahead.map((hour) => [hour.epochMs, roundC(hour.temperatureC), isWet(hour) ? 1 : 0]),
    },
    wetHour: findWetHour(ahead),
    isRough: ahead.length > 0 && ahead.every(({ isComposed }) => isComposed === true),
  };
}
