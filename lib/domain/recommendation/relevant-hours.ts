import { getCategory, type CategoryId } from '@/lib/contract/category';
import type { HourSpan } from '@/lib/contract/hour-spans';
import type { RequestedDay, ShownDay } from '@/lib/contract/hour-spans-field';
import type { GridCell } from '../dfs-grid';
import { addDays, kstDate, kstEpochMs, kstHour, startOfHourMs, type KstDate } from '../kst';
import { getDate, toRequestedDay, toShownDay } from '../weather/forecast-day';

/** The day and hours that a request is about. Empty for the next default hours of the category. */
export interface RequestedHours {
  /**
   * Defaults to today, to tomorrow once today's hours have passed, or to yesterday while a night out lasts. Today stays
   * today if it is requested after its hours have passed. Other dates are whole.
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
  day: ShownDay;
  /** The date of the hours. Hours after midnight belong to the evening before. */
  date: KstDate;
  /** Outdoor hours, ascending; at least one. Only future hours, or all of the date if all have passed. */
  hours: RelevantHour[];
  /** Number of hours of the date that the requested spans spend indoors. */
  indoorHours: number;
  /** True if all hours have passed. */
  isOver: boolean;
}

/**
 * First hour of default hours. Before 05 h they begin at 07 h, as on the next day, because nobody dresses for the
 * night.
 */
const EARLIEST_HOUR = 5;
const MORNING_HOUR = 7;

/** Hour of lunch, for which people leave the building. A judgement. */
const LUNCH_HOUR = 12;

const listHours = ({ from, until }: HourSpan): number[] =>
  Array.from({ length: until - from }, (_, index) => from + index);

/**
 * Returns whether an hour of a span counts as outdoors. Of indoor spans, these are the first and last hour (the ways)
 * and lunch.
 */
const isOutdoors = ({ from, until, isIndoors }: HourSpan, hour: number): boolean =>
  !isIndoors || hour === from || hour === until - 1 || hour % 24 === LUNCH_HOUR;

/** Returns the hours of a date's spans that are spent outdoors, including those after midnight. */
export const expandSpans = (spans: readonly HourSpan[], date: KstDate): RelevantHour[] =>
  spans.flatMap((span) =>
    listHours(span)
      .filter((hour) => isOutdoors(span, hour))
      .map((hour) => ({ epochMs: kstEpochMs(date, hour), cell: span.cell })),
  );

/** Returns the number of hours that are spent indoors. */
const countIndoorHours = (spans: readonly HourSpan[]): number =>
  spans.reduce((sum, span) => sum + listHours(span).filter((hour) => !isOutdoors(span, hour)).length, 0);

/** Returns the spans of the hours that are spent outdoors. */
export const listOutdoorSpans = (span: HourSpan): HourSpan[] =>
  span.isIndoors
    ? listHours(span)
        .filter((hour) => isOutdoors(span, hour))
        .map((hour) => ({ from: hour, until: hour + 1, cell: span.cell }))
    : [span];

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
  { day: requested, hours }: RequestedHours = {},
): RelevantHours {
  const today = kstDate(nowMs);
  const day = requested && toRequestedDay(getDate(nowMs, requested), nowMs);
  const listAhead = (spans: readonly HourSpan[], date: KstDate) =>
    expandSpans(spans, date).filter(({ epochMs }) => epochMs >= startOfHourMs(nowMs));
  const getDefaultHours = (date: KstDate, first: number): RelevantHour[] =>
    listCategoryHours(categoryId, first).map((hour) => ({ epochMs: kstEpochMs(date, hour), cell: null }));

  const listWholeDay = (date: KstDate) => (hours ? expandSpans(hours, date) : getDefaultHours(date, MORNING_HOUR));
  const indoorHours = countIndoorHours(hours ?? []);
  const yesterday = addDays(today, -1);
  const night = hours && day === undefined ? listAhead(hours, yesterday) : [];
  if (night.length > 0) return { day: 'today', date: yesterday, hours: night, indoorHours, isOver: false };
  const hoursToday = hours ? listAhead(hours, today) : getDefaultHours(today, startHour(nowMs));
  const isToday = day === undefined || day === 'today';
  if (isToday && hoursToday.length > 0)
    return { day: 'today', date: today, hours: hoursToday, indoorHours, isOver: false };
  if (day === 'today') return { day, date: today, hours: listWholeDay(today), indoorHours, isOver: true };
  const date = getDate(nowMs, day ?? 'tomorrow');
  return {
    day: toShownDay(day ?? 'tomorrow'),
    date,
    hours: listWholeDay(date),
    indoorHours,
    isOver: false,
  };
}
