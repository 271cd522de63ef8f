import { CATEGORY_IDS, type CategoryId } from '@/lib/contract/category';
import { formatHourSpans, parseHourSpans, type HourSpan } from '@/lib/contract/hour-spans';
import type { MyDay, PlannedSpan } from '@/lib/contract/my-day';
import type { GridCell } from '../dfs-grid';

/** A weekday of a schedule, with cells in place of saved places. */
export interface WeekDay {
  /** Null for the default hours of the category. */
  spans: readonly HourSpan[] | null;
  /** Null if the user chose none. */
  categoryId: CategoryId | null;
}

/** The weekdays of a schedule, from Monday. */
export type Week = readonly WeekDay[];

/** The cell of a saved place to which spans refer by id. */
export interface SpanPlace {
  id: string;
  cell: GridCell;
}

/** Returns the saved place of a span. Undefined if the span has none or the place has been deleted. */
export const findSpanPlace = <P extends { id: string }>(
  { placeId }: Pick<PlannedSpan, 'placeId'>,
  places: readonly P[],
): P | undefined => places.find(({ id }) => id === placeId);

export const resolveWeek = ({ week }: MyDay, places: readonly SpanPlace[]): Week =>
  week.map(({ spans, categoryId }) => ({
    spans: spans.length > 0 ? spans.map((span) => toHourSpan(span, places)).sort((a, b) => a.from - b.from) : null,
    categoryId,
  }));

function toHourSpan(span: PlannedSpan, places: readonly SpanPlace[]): HourSpan {
  const { from, until } = span;
  return {
    from,
    until: until > from ? until : until + 24,
    cell: findSpanPlace(span, places)?.cell ?? null,
  };
}

/** Cookie from which the server renders the user's own day. It holds hours, cells and categories, but no names. */
export const WEEK_COOKIE = 'week';

const DAYS = 7;
/** Enough for four spans with a cell, and a category, on each of seven days. */
const MOST_CHARS = 7 * 60;

/** Formats a week for a cookie: seven times `8-19@61.125~1`, percent-encoded. */
export const formatWeek = (week: Week): string =>
  encodeURIComponent(
    week.map(({ spans, categoryId }) => `${spans ? formatHourSpans(spans) : ''}~${categoryId ?? ''}`).join('_'),
  );

/** Parses the decoded text of `formatWeek`. Returns null if it is invalid. */
export function parseWeek(text: string | undefined): Week | null {
  if (!text || text.length > MOST_CHARS) return null;
  const days = text.split('_').map(parseDay);
  return days.length === DAYS && days.every((day) => day !== null) ? days : null;
}

function parseDay(text: string): WeekDay | null {
  const [hours = '', category, ...rest] = text.split('~');
  const spans = hours === '' ? null : parseHourSpans(hours);
  const categoryId = CATEGORY_IDS.find((id) => String(id) === category) ?? null;
  const isRead = (hours === '' || spans !== null) && (category === '' || categoryId !== null) && rest.length === 0;
  return isRead ? { spans, categoryId } : null;
}
