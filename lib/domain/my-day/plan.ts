import type { MyDay, PlannedDay, PlannedSpan } from '@/lib/contract/my-day';

/** Days of a schedule, from Monday on. */
const DAYS_PER_WEEK = 7;

/** Common hours, which the form offers as buttons. */
export const COMMON_SPANS = [
  { from: 8, until: 18 },
  { from: 9, until: 19 },
  { from: 13, until: 22 },
] as const;

export const FREE_DAY: PlannedDay = { spans: [], categoryId: null };

export const createUniformWeek = (day: PlannedDay): MyDay => ({
  week: Array.from({ length: DAYS_PER_WEEK }, () => day),
});

const textOf = ({ spans, categoryId }: PlannedDay): string =>
  JSON.stringify([
    categoryId,
    ...spans.map(({ from, until, placeId, indoors = false }) => [from, until, placeId, indoors]),
  ]);

export const isUniformWeek = ({ week }: MyDay): boolean => new Set(week.map(textOf)).size === 1;

export const isSamePlan = (one: MyDay, other: MyDay): boolean =>
  one.week.every((day, index) => textOf(day) === textOf(other.week[index] ?? FREE_DAY));

/** Returns whether any day has hours or a category. */
export const hasPlans = ({ week }: MyDay): boolean =>
  week.some(({ spans, categoryId }) => spans.length > 0 || categoryId !== null);

/** Suggests the next span of a day: two hours, an hour after the last span if the day is long enough. */
export function suggestNextSpan(spans: readonly PlannedSpan[]): PlannedSpan {
  const [usual] = COMMON_SPANS;
  const last = [...spans].sort((a, b) => a.from - b.from).at(-1);
  if (!last) return { ...usual, placeId: null };
  const from = last.until > last.from ? Math.min(last.until + 1, 22) : 12;
  return { from, until: from + 2, placeId: null };
}
