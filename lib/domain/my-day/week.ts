import type { CategoryId } from '@/lib/contract/category';
import type { HourSpan } from '@/lib/contract/hour-spans';
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
  const { from, until, indoors } = span;
  return {
    from,
    until: until > from ? until : until + 24,
    cell: findSpanPlace(span, places)?.cell ?? null,
    ...(indoors && { isIndoors: true }),
  };
}
