import { getWeekday } from '@/lib/domain/kst';
import type { Holidays } from '@/lib/domain/my-day/schedule';
import { listUpcomingDays } from './select-news';

const SUNDAY = 6;

/**
 * Returns the `jsonpath` of all spans in a stored schedule that may be planned for an upcoming day at the place `$id`:
 * those of its weekdays and exceptions, and those of days off if a day may be one.
 */
export function formatUpcomingSpansPath(nowMs: number, holidays: Holidays): string {
  const dates = listUpcomingDays(nowMs).map(({ date }) => date);
  const isUpcoming = dates.map((date) => `@.date == "${date}"`).join(' || ');
  const hasHoliday = dates.some((date) => holidays.has(date));
  const isOff = hasHoliday ? '' : ` ? (exists(@.exceptions[*] ? (@.plan == null && (${isUpcoming}))))`;
  const weekdays = dates.map(getWeekday).join();
  const places = [
    `$.week[${weekdays}].spans[*].placeId`,
    `$.exceptions[*] ? (${isUpcoming}).plan.spans[*].placeId`,
    `$${isOff}.dayOff.spans[*].placeId`,
    `$${isOff}.week[${SUNDAY}].spans[*].placeId`,
  ];
  return `$ ? (${places.map((path) => `${path} == $id`).join(' || ')})`;
}
