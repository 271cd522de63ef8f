import { z } from 'zod';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { DRESS_CODE_KEYS } from './dress-code';
import { MAX_SPANS } from './hour-spans';
import { categoryId } from './outfit';
import { placeId } from './places';
import { MAX_PLAN_NAME } from './plan-limits';
import { FORBIDDEN_CHARACTER } from './forbidden-character';
import { problem } from './problem';
import { toText } from './text-forms';

const OWN = { access: 'member', cache: 'never' } as const;

const HOURS_PER_DAY = 24;

/** Hours of a weekday at one place. */
const plannedSpan = z
  .object({
    /** First hour, KST. */
    from: z.int().min(0).max(23),
    /** End, exclusive. If it is not after `from`, it is on the next day. */
    until: z.int().min(1).max(HOURS_PER_DAY),
    /** Saved place. If null or deleted, the requested place applies. */
    placeId: placeId.nullable(),
    /** Spent indoors, except for the way there and back and lunch. Missing in schedules of older versions. */
    indoors: z.boolean().optional(),
  })
  .refine(({ from, until }) => from !== until, { path: ['until'], message: problem('spanEmpty') });
export type PlannedSpan = z.infer<typeof plannedSpan>;

const countHours = ({ from, until }: Pick<PlannedSpan, 'from' | 'until'>): number =>
  until > from ? until - from : until + HOURS_PER_DAY - from;

/** Returns true if spans overlap or last more than 24 hours in total. */
function overlapsOrExceedsDay(spans: readonly PlannedSpan[]): boolean {
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  const overlaps = sorted.some((span, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next.from < span.from + countHours(span);
  });
  return overlaps || sorted.reduce((sum, span) => sum + countHours(span), 0) > HOURS_PER_DAY;
}

const plannedDay = z.object({
  /** If empty, the default hours of the category apply. */
  spans: z
    .array(plannedSpan)
    .max(MAX_SPANS, problem('tooManySpans'))
    .refine((spans) => !overlapsOrExceedsDay(spans), problem('spansOverlap')),
  /** Category of the day; null for the one selected last. */
  categoryId: categoryId.nullable(),
});
export type PlannedDay = z.infer<typeof plannedDay>;

const planName = z
  .string()
  .overwrite(toText)
  .min(1, problem('required'))
  .max(MAX_PLAN_NAME, problem('planNameTooLong'))
  .refine((name) => !FORBIDDEN_CHARACTER.test(name), problem('placeNameCharacter'));

const exception = z.object({
  date: z.iso.date(),
  /** Null for a day off. */
  plan: plannedDay.nullable(),
  /** Short name of what is planned: 결혼식. Screens and pushes show it. */
  name: planName.optional(),
  /** Occasion that decides the clothes, with the category in the plan. */
  dressCode: z.enum(DRESS_CODE_KEYS).optional(),
  /** Whether pushes recommend an outfit on the evening before and tell changes of it earlier. */
  wantsPush: z.boolean().optional(),
});
export type DayException = z.infer<typeof exception>;

/** Maximum number of dates with plans of their own. Past ones are removed when the schedule is saved. */
export const MAX_EXCEPTIONS = 60;

/** A user's schedule: a plan for each weekday, for days off and for single dates. */
export const myDay = z.object({
  /** Starts on Monday. */
  week: z.array(plannedDay).length(7),
  /** Plan of days off, among them public holidays. If it is missing or null, they are planned as Sunday. */
  dayOff: plannedDay.nullish(),
  /** True if public holidays are planned as the weekday on which they fall. */
  worksOnHolidays: z.boolean().optional(),
  /** Plans of single dates (KST). They take precedence. */
  exceptions: z.array(exception).max(MAX_EXCEPTIONS, problem('tooManyExceptions')).optional(),
});
export type MyDay = z.infer<typeof myDay>;

export const getMyDay = defineCall({
  id: 'getMyDay',
  method: 'GET',
  path: '/api/v1/my-day',
  summary: "Returns the member's schedule; null if none was saved.",
  ...OWN,
  response: z.object({ myDay: myDay.nullable() }),
});

export const saveMyDay = defineCall({
  id: 'saveMyDay',
  method: 'PUT',
  path: '/api/v1/my-day',
  summary: "Replaces the member's schedule; null deletes it.",
  ...OWN,
  body: z.object({ myDay: myDay.nullable() }),
  response: emptyResponse,
});
