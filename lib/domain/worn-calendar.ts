import { addDays, getWeekday, type KstDate } from './kst';

/** One month of a calendar. */
export interface CalendarMonth {
  /** First day of the month. */
  first: KstDate;
  /** Weeks from Monday to Sunday. Days of other months are null. */
  weeks: (KstDate | null)[][];
}

const DAYS_OF_WEEK = 7;

const getMonthStart = (date: KstDate): KstDate => `${date.slice(0, 8)}01`;

/** Returns the first day of the next month. The 31st day after the first of a month is always in the next one. */
const getNextMonthStart = (first: KstDate): KstDate => getMonthStart(addDays(first, 31));

function buildMonth(first: KstDate): CalendarMonth {
  const next = getNextMonthStart(first);
  const days: (KstDate | null)[] = Array.from({ length: getWeekday(first) }, () => null);
  for (let date = first; date < next; date = addDays(date, 1)) days.push(date);
  while (days.length % DAYS_OF_WEEK > 0) days.push(null);
  return {
    first,
    weeks: Array.from({ length: days.length / DAYS_OF_WEEK }, (_, week) =>
      days.slice(week * DAYS_OF_WEEK, (week + 1) * DAYS_OF_WEEK),
    ),
  };
}

/** Returns the months from that of `oldest` to that of `today`, newest first. */
export function listMonths(oldest: KstDate, today: KstDate): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let first = getMonthStart(oldest); first <= today; first = getNextMonthStart(first))
    months.push(buildMonth(first));
  return months.reverse();
}
