import type { DayException, MyDay, PlannedDay, PlannedSpan } from '@/lib/contract/my-day';
import type { KstDate } from '../kst';

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

export const isSameDay = (one: PlannedDay, other: PlannedDay): boolean => textOf(one) === textOf(other);

/** Returns whether two schedules have the same plans of weekdays and days off. */
export const isSamePlan = (one: MyDay, other: MyDay): boolean =>
  one.week.every((day, index) => isSameDay(day, other.week[index] ?? FREE_DAY)) &&
  (one.dayOff ? textOf(one.dayOff) : null) === (other.dayOff ? textOf(other.dayOff) : null) &&
  (one.worksOnHolidays ?? false) === (other.worksOnHolidays ?? false);

const isPlanned = ({ spans, categoryId }: PlannedDay): boolean => spans.length > 0 || categoryId !== null;

/** Returns all plans: of weekdays, days off and single dates. */
export const listPlans = ({ week, dayOff, exceptions = [] }: MyDay): PlannedDay[] => [
  ...week,
  ...(dayOff ? [dayOff] : []),
  ...exceptions.flatMap(({ plan }) => plan ?? []),
];

/** Returns whether any plan has hours or a category, or any date a name. */
export const hasPlans = (myDay: MyDay): boolean =>
  listPlans(myDay).some(isPlanned) || (myDay.exceptions?.some(({ name }) => name !== undefined) ?? false);

/** Returns a schedule in which every plan is replaced. */
export const mapPlans = (myDay: MyDay, replace: (day: PlannedDay) => PlannedDay): MyDay => ({
  ...myDay,
  week: myDay.week.map(replace),
  ...(myDay.dayOff && { dayOff: replace(myDay.dayOff) }),
  ...(myDay.exceptions && {
    exceptions: myDay.exceptions.map((each) => ({ ...each, plan: each.plan && replace(each.plan) })),
  }),
});

/** Returns a schedule without the exceptions before a date. */
export function dropPastExceptions(myDay: MyDay, from: KstDate): MyDay {
  const { exceptions, ...rest } = myDay;
  const upcoming = exceptions?.filter(({ date }) => date >= from) ?? [];
  return upcoming.length > 0 ? { ...rest, exceptions: upcoming } : rest;
}

/** What a planned date has besides its plan. */
export type PlanDetails = Pick<DayException, 'name' | 'dressCode' | 'wantsPush'>;

/** Returns a schedule with another exception for a date: a plan, null for a day off, or undefined for none. */
export function replaceException(
  myDay: MyDay,
  date: KstDate,
  plan: PlannedDay | null | undefined,
  details: PlanDetails = {},
): MyDay {
  const { exceptions = [], ...rest } = myDay;
  const others = exceptions.filter((each) => each.date !== date);
  const replaced = plan === undefined ? others : [...others, { date, plan, ...details }];
  replaced.sort((a, b) => a.date.localeCompare(b.date));
  return replaced.length > 0 ? { ...rest, exceptions: replaced } : rest;
}

/** Suggests the next span of a day: two hours, an hour after the last span if the day is long enough. */
export function suggestNextSpan(spans: readonly PlannedSpan[]): PlannedSpan {
  const [usual] = COMMON_SPANS;
  const last = [...spans].sort((a, b) => a.from - b.from).at(-1);
  if (!last) return { ...usual, placeId: null };
  const from = last.until > last.from ? Math.min(last.until + 1, 22) : 12;
  return { from, until: from + 2, placeId: null };
}
