import type { CategoryId } from '@/lib/contract/category';
import type { DressCode } from '@/lib/contract/dress-code';
import type { HourSpan } from '@/lib/contract/hour-spans';
import type { DayException, MyDay, PlannedDay, PlannedSpan } from '@/lib/contract/my-day';
import type { GridCell } from '../dfs-grid';
import { getWeekday, type KstDate } from '../kst';
import { FREE_DAY, isSameDay } from './plan';

/** Dates of public holidays in South Korea, including substitute and temporary ones. */
export type Holidays = ReadonlySet<KstDate>;

/** Plan of a date, with cells in place of saved places. */
export interface ScheduledDay {
  /** Null for the default hours of the category. */
  spans: readonly HourSpan[] | null;
  /** Null if the user chose none. */
  categoryId: CategoryId | null;
  /** Occasion that decides the clothes. */
  dressCode?: DressCode;
}

/** The cell of a saved place to which spans refer by id. */
export interface SpanPlace {
  id: string;
  cell: GridCell;
}

/** A user's schedule with everything that decides the plan of a date. */
export interface Schedule {
  myDay: MyDay;
  places: readonly SpanPlace[];
  holidays: Holidays;
}

const SUNDAY = 6;

/** Returns the saved place of a span. Undefined if the span has none or the place has been deleted. */
export const findSpanPlace = <P extends { id: string }>(
  { placeId }: Pick<PlannedSpan, 'placeId'>,
  places: readonly P[],
): P | undefined => places.find(({ id }) => id === placeId);

/**
 * Returns the plan of a date: that of its exception, else that of a day off on a public holiday, else that of the weekday.
 * A day off is planned as Sunday, unless the user planned it otherwise.
 */
export function getPlannedDay(myDay: MyDay, date: KstDate, holidays: Holidays): PlannedDay {
  const { week, dayOff, worksOnHolidays = false } = myDay;
  const usual = week[getWeekday(date)] ?? FREE_DAY;
  const sunday = week[SUNDAY] ?? FREE_DAY;
  const exception = findException(myDay, date);
  if (exception?.plan) return exception.plan;
  // If Sunday has the same plan, a day off has no hours at all.
  if (exception) return dayOff ?? (isSameDay(sunday, usual) ? FREE_DAY : sunday);
  return holidays.has(date) && !worksOnHolidays ? (dayOff ?? sunday) : usual;
}

/** Returns the exception of a date, which may have a name. */
export const findException = ({ exceptions }: MyDay, date: KstDate): DayException | undefined =>
  exceptions?.find((each) => each.date === date);

/**
 * Returns the plan of a date with the cells of its places, the spans in the order of their hours.
 * @param schedule null if the user has none.
 */
export function getScheduledDay(schedule: Schedule | null, date: KstDate): ScheduledDay {
  if (!schedule) return { spans: null, categoryId: null };
  const { myDay, places, holidays } = schedule;
  const { spans, categoryId } = getPlannedDay(myDay, date, holidays);
  const dressCode = findException(myDay, date)?.dressCode;
  return {
    spans: spans.length > 0 ? spans.map((span) => toHourSpan(span, places)).sort((a, b) => a.from - b.from) : null,
    categoryId,
    ...(dressCode && { dressCode }),
  };
}

function toHourSpan(span: PlannedSpan, places: readonly SpanPlace[]): HourSpan {
  const { from, until, indoors } = span;
  return {
    from,
    until: until > from ? until : until + 24,
    cell: findSpanPlace(span, places)?.cell ?? null,
    ...(indoors && { isIndoors: true }),
  };
}
