import { getCategory, type CategoryId } from '@/lib/contract/category';
import type { HourSpan } from '@/lib/contract/hour-spans';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { GridCell } from '../dfs-grid';
import { addDays, kstDate, kstEpochMs, kstHour, startOfHourMs, type KstDate } from '../kst';

/** What somebody says of the day that they dress for; nothing of it where the category's own hours count. */
export interface RequestedHours {
  /** Left out: tomorrow once the hours of today have passed, or a night out that began yesterday as long as it lasts. */
  day?: RequestedDay;
  hours?: readonly HourSpan[];
}

/** An hour that counts. */
export interface RelevantHour {
  epochMs: number;
  /** null: where the person asks about. */
  cell: GridCell | null;
}

export interface RelevantHours {
  day: RequestedDay;
  /** The date that the hours belong to: of a night out, that of its evening. */
  date: KstDate;
  /** Ascending; at least one. */
  hours: RelevantHour[];
}

/** Before five nobody dresses for the night: the day begins at seven. The same holds for all of tomorrow. */
const EARLIEST_HOUR = 5;
const MORNING_HOUR = 7;

/** The hours of a date's spans, those after midnight too. */
export const expandSpans = (spans: readonly HourSpan[], date: KstDate): RelevantHour[] =>
  spans.flatMap(({ from, until, cell }) =>
    Array.from({ length: until - from }, (_, index) => ({ epochMs: kstEpochMs(date, from + index), cell })),
  );

/** Hours of the day that a category counts, from `first` on; none once they have passed. */
function hoursOfCategory(categoryId: CategoryId, first: number): number[] {
  const { hours } = getCategory(categoryId);
  if (!('next' in hours)) return hours.filter((hour) => hour >= first);
  if (first >= hours.startBefore) return [];
  return Array.from({ length: hours.next }, (_, index) => first + index);
}

function startHour(nowMs: number): number {
  const hour = kstHour(nowMs);
  return hour < EARLIEST_HOUR ? MORNING_HOUR : hour;
}

/** The hours that lie ahead: today's, or tomorrow's once those of today have passed. */
export function getRelevantHours(
  nowMs: number,
  categoryId: CategoryId,
  { day, hours }: RequestedHours = {},
): RelevantHours {
  const today = kstDate(nowMs);
  const ahead = (spans: readonly HourSpan[], date: KstDate) =>
    expandSpans(spans, date).filter(({ epochMs }) => epochMs >= startOfHourMs(nowMs));
  const ofCategory = (date: KstDate, first: number): RelevantHour[] =>
    hoursOfCategory(categoryId, first).map((hour) => ({ epochMs: kstEpochMs(date, hour), cell: null }));

  const yesterday = addDays(today, -1);
  const night = hours && day === undefined ? ahead(hours, yesterday) : [];
  if (night.length > 0) return { day: 'today', date: yesterday, hours: night };
  const todays = hours ? ahead(hours, today) : ofCategory(today, startHour(nowMs));
  if (day !== 'tomorrow' && todays.length > 0) return { day: 'today', date: today, hours: todays };
  const tomorrow = addDays(today, 1);
  return {
    day: 'tomorrow',
    date: tomorrow,
    hours: hours ? expandSpans(hours, tomorrow) : ofCategory(tomorrow, MORNING_HOUR),
  };
}
