import type { CategoryId } from '@/lib/contract/category';
import type { DressCode } from '@/lib/contract/dress-code';
import { relativeToCell, type HourSpan } from '@/lib/contract/hour-spans';
import type { GridCell } from '../dfs-grid';
import { kstEpochMs, type KstDate } from '../kst';
import { findException, getScheduledDay, type Holidays, type Schedule } from '../my-day/schedule';
import type { FeedEntry } from './feed-event';

/**
 * Plan of a date as others may see it: without the hours and places that the schedule has elsewhere. The hours of a date
 * that the user planned by name are its event wherever they are spent, and no text names that place.
 */
export interface CalendarDate {
  date: KstDate;
  categoryId: CategoryId;
  /** Cell in whose weather the outfit is chosen: that of the calendar, or of a planned date spent elsewhere. */
  cell: GridCell;
  /** Name of a planned date. */
  name: string | undefined;
  /** Occasion that decides the clothes. */
  dressCode: DressCode | undefined;
  /** Requested hours in that cell. Undefined for those of the category. */
  spans: readonly HourSpan[] | undefined;
  hours: FeedEntry['hours'];
  /** A day off that the user took, or a public holiday on which the user does not work. */
  dayOff: 'own' | 'holiday' | null;
}

function findDayOff(schedule: Schedule | null, date: KstDate, holidays: Holidays): CalendarDate['dayOff'] {
  const { exceptions, worksOnHolidays = false } = schedule?.myDay ?? {};
  const exception = exceptions?.find((each) => each.date === date);
  if (exception?.plan === null) return 'own';
  return !exception && !worksOnHolidays && holidays.has(date) ? 'holiday' : null;
}

/** Returns the first and last instant of spans of a date. Hours after midnight belong to the evening before. */
export const toHours = (spans: readonly HourSpan[], date: KstDate): FeedEntry['hours'] => ({
  fromMs: kstEpochMs(date, Math.min(...spans.map(({ from }) => from))),
  untilMs: kstEpochMs(date, Math.max(...spans.map(({ until }) => until))),
});

interface Where {
  /** True if only the member sees it, so that hours elsewhere count without a name, too. */
  isPrivate?: boolean;
  /** Cell of the calendar. */
  cell: GridCell;
  /** Used for days without a category. */
  categoryId: CategoryId;
  holidays: Holidays;
}

/**
 * Returns the plan of a date at the place of a calendar, or at the place of a date planned by name. A day off, and a day
 * without hours there, is a whole day.
 */
export function getCalendarDate(
  schedule: Schedule | null,
  date: KstDate,
  { isPrivate = false, cell: ownCell, categoryId, holidays }: Where,
): CalendarDate {
  const plan = getScheduledDay(schedule, date);
  const all = relativeToCell(ownCell, plan.spans ?? []);
  const name = schedule ? findException(schedule.myDay, date)?.name : undefined;
  const isElsewhere = (isPrivate || name !== undefined) && all.every((span) => span.cell !== null);
  const cell = (isElsewhere ? all[0]?.cell : null) ?? ownCell;
  const here = relativeToCell(cell, all).filter((span) => span.cell === null);
  const spans = here.length > 0 ? here : undefined;
  const dayOff = findDayOff(schedule, date, holidays);
  return {
    date,
    categoryId: plan.categoryId ?? categoryId,
    ...{ cell, name, spans, dressCode: plan.dressCode },
    hours: spans && dayOff === null ? toHours(name === undefined ? spans : all, date) : null,
    dayOff,
  };
}
