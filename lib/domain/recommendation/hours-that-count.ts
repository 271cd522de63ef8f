import type { CategoryId } from '@/lib/contract/category';
import { HOUR_MS } from '@/lib/contract/durations';
import { addDays, kstDate, kstEpochMs, kstHour, startOfHourMs, type KstDate } from '../kst';
import { currentHour } from '../weather/current';
import type { Weather, WeatherHour } from '../weather/weather';
import { PURPOSES } from './purposes';

export interface DayAhead {
  day: 'today' | 'tomorrow';
  date: KstDate;
  /** The hours that are dressed for, ascending; at least one. */
  hours: WeatherHour[];
}

/** Before five nobody dresses for the night: the day begins at seven. The same holds for all of tomorrow. */
const EARLIEST_HOUR = 5;
const MORNING_HOUR = 7;
/** From this hour on, sport is tomorrow's. */
const LATEST_START_OF_ACTIVITY = 22;
/** Hours further apart than this stand for themselves only (far forecasts come three-hourly). */
const NEAREST_MS = 1.5 * HOUR_MS;

/** The hours of a category that lie ahead: today's, or tomorrow's once those of today have passed. */
export function hoursThatCount(weather: Weather, nowMs: number, categoryId: CategoryId): DayAhead {
  const date = kstDate(nowMs);
  const today = wantedHours(categoryId, startHour(nowMs));
  if (today.length > 0) return { day: 'today', date, hours: knownHours(weather, nowMs, date, today) };
  const tomorrow = addDays(date, 1);
  const wanted = wantedHours(categoryId, MORNING_HOUR);
  return { day: 'tomorrow', date: tomorrow, hours: knownHours(weather, nowMs, tomorrow, wanted) };
}

const startHour = (nowMs: number): number => {
  const hour = kstHour(nowMs);
  return hour < EARLIEST_HOUR ? MORNING_HOUR : hour;
};

/** Hours of the day, from `first` on; none once they have passed. */
function wantedHours(categoryId: CategoryId, first: number): number[] {
  const { hours } = PURPOSES[categoryId];
  if (!('next' in hours)) return hours.filter((hour) => hour >= first);
  if (first >= LATEST_START_OF_ACTIVITY) return [];
  return Array.from({ length: hours.next }, (_, index) => first + index);
}

/** The weather of the wanted hours, each by the nearest hour known; the current hour where nothing is. */
function knownHours(weather: Weather, nowMs: number, date: KstDate, wanted: readonly number[]): WeatherHour[] {
  const current = currentHour(weather, nowMs);
  const others = weather.hours.filter(({ epochMs }) => epochMs !== startOfHourMs(nowMs));
  const known = [current, ...others].sort((a, b) => a.epochMs - b.epochMs);
  const hours = wanted.flatMap((hour) => nearest(known, kstEpochMs(date, hour)));
  return hours.length > 0 ? hours : [current];
}

function nearest(known: readonly WeatherHour[], epochMs: number): WeatherHour[] {
  const distance = (hour: WeatherHour) => Math.abs(hour.epochMs - epochMs);
  const [first, ...rest] = known;
  if (!first) return [];
  const best = rest.reduce((closest, hour) => (distance(hour) < distance(closest) ? hour : closest), first);
  return distance(best) <= NEAREST_MS ? [{ ...best, epochMs }] : [];
}
