import { getCategory, type CategoryId } from '@/lib/contract/category';
import type { HourSpan } from '@/lib/contract/hour-spans';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { GridCell } from '../dfs-grid';
import { addDays, kstDate, kstEpochMs, kstHour, startOfHourMs, type KstDate } from '../kst';

/** The day and hours that a request is about. Empty for the next default hours of the category. */
export interface RequestedHours {
  /**
   * Defaults to today, to tomorrow once today's hours have passed, or to yesterday while a night out lasts. Today stays
   * today if it is requested after its hours have passed.
   */
  day?: RequestedDay;
  hours?: readonly HourSpan[];
}

export interface RelevantHour {
  epochMs: number;
  /** Null for the requested cell. */
  cell: GridCell | null;
}

export interface RelevantHours {
  day: RequestedDay;
  /** The date of the hours. Hours after midnight belong to the evening before. */
  date: KstDate;
  /** Ascending; at least one. Those ahead, or all of the date if they have passed. */
  hours: RelevantHour[];
  /** All hours have passed. */
  isOver: boolean;
}

/** Before 05 h the default hours begin at 07 h, as they do tomorrow: nobody dresses for the night. */
const EARLIEST_HOUR = 5;
const MORNING_HOUR = 7;

/** Returns the hours of a date's spans, including those after midnight. */
export const expandSpans = (spans: readonly HourSpan[], date: KstDate): RelevantHour[] =>
  spans.flatMap(({ from, until, cell }) =>
    Array.from({ length: until - from }, (_, index) => ({ epochMs: kstEpochMs(date, from + index), cell })),
  );

/** Returns the default hours of a category from `first` on. Empty if they have passed. */
function listCategoryHours(categoryId: CategoryId, first: number): number[] {
  const { hours } = getCategory(categoryId);
  if (!('next' in hours)) return hours.filter((hour) => hour >= first);
  if (first >= hours.startBefore) return [];
  return Array.from({ length: hours.next }, (_, index) => first + index);
}

function startHour(nowMs: number): number {
  const hour = kstHour(nowMs);
  return hour < EARLIEST_HOUR ? MORNING_HOUR : hour;
}

/** Returns the next relevant hours: today's, or tomorrow's if those of today have passed and are not requested. */
export function getRelevantHours(
  nowMs: number,
  categoryId: CategoryId,
  { day, hours }: RequestedHours = {},
): RelevantHours {
  const today = kstDate(nowMs);
  const listAhead = (spans: readonly HourSpan[], date: KstDate) =>
    expandSpans(spans, date).filter(({ epochMs }) => epochMs >= startOfHourMs(nowMs));
  const getDefaultHours = (date: KstDate, first: number): RelevantHour[] =>
    listCategoryHours(categoryId, first).map((hour) => ({ epochMs: kstEpochMs(date, hour), cell: null }));

  const yesterday = addDays(today, -1);
  const night = hours && day === undefined ? listAhead(hours, yesterday) : [];
  if (night.length > 0) return { day: 'today', date: yesterday, hours: night, isOver: false };
  const hoursToday = hours ? listAhead(hours, today) : getDefaultHours(today, startHour(nowMs));
  if (day !== 'tomorrow' && hoursToday.length > 0)
    return { day: 'today', date: today, hours: hoursToday, isOver: false };
  const listWholeDay = (date: KstDate) => (hours ? expandSpans(hours, date) : getDefaultHours(date, MORNING_HOUR));
  if (day === 'today') return { day, date: today, hours: listWholeDay(today), isOver: true };
  const tomorrow = addDays(today, 1);
  return { day: 'tomorrow', date: tomorrow, hours: listWholeDay(tomorrow), isOver: false };
}
