import { CATEGORY_IDS, type CategoryId } from '@/lib/contract/category';
import { formatHourSpans, parseHourSpans, type HourSpan } from '@/lib/contract/hour-spans';
import type { MyDay, PlannedSpan } from '@/lib/contract/my-day';
import type { GridCell } from '../dfs-grid';

/** A weekday as the host is asked about it. */
export interface WeekDay {
  /** Null where the category's own hours count. */
  spans: readonly HourSpan[] | null;
  /** What it is for; null where nobody said. */
  categoryId: CategoryId | null;
}

/** A person's week with cells in place of names: from Monday on. */
export type Week = readonly WeekDay[];

/** The cell of a saved place to which spans refer by id. */
export interface SpanPlace {
  id: string;
  cell: GridCell;
}

/** The place of a span; undefined where it is none of the saved ones, any more. */
export const findSpanPlace = <P extends { id: string }>(
  { placeId }: Pick<PlannedSpan, 'placeId'>,
  places: readonly P[],
): P | undefined => places.find(({ id }) => id === placeId);

/** A person's week among their places. */
export const resolveWeek = ({ week }: MyDay, places: readonly SpanPlace[]): Week =>
  week.map(({ spans, categoryId }) => ({
    spans: spans.length > 0 ? spans.map((span) => outSpanOf(span, places)).sort((a, b) => a.from - b.from) : null,
    categoryId,
  }));

function outSpanOf(span: PlannedSpan, places: readonly SpanPlace[]): HourSpan {
  const { from, until } = span;
  return {
    from,
    until: until > from ? until : until + 24,
    cell: findSpanPlace(span, places)?.cell ?? null,
  };
}

/** The cookie that lets the server draw a person's own day; it holds hours, forecast cells and categories, no names. */
export const WEEK_COOKIE = 'week';

const DAYS = 7;
/** Four spans with a cell and a category on each of seven days. */
const MOST_CHARS = 7 * 60;

/** A week as text for a cookie: seven times `8-19@61.125~1`, percent-encoded. */
export const formatWeek = (week: Week): string =>
  encodeURIComponent(
    week.map(({ spans, categoryId }) => `${spans ? formatHourSpans(spans) : ''}~${categoryId ?? ''}`).join('_'),
  );

/** Reads `formatWeek`'s text, decoded; anything else is null. */
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
