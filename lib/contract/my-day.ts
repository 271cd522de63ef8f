import { z } from 'zod';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { MAX_SPANS } from './hour-spans';
import { categoryId } from './outfit';
import { placeId } from './places';

const OWN = { access: 'member', cache: 'never' } as const;

const HOURS_PER_DAY = 24;

/** Hours of a weekday that somebody is out, at one place. */
const plannedSpan = z
  .object({
    /** The hour that one leaves in, KST. */
    from: z.int().min(0).max(23),
    /** The hour that one is back at; at or before `from` it is that of the next day. */
    until: z.int().min(1).max(HOURS_PER_DAY),
    /** One of the saved places; null, and one that is no more, for wherever one asks about. */
    placeId: placeId.nullable(),
  })
  .refine(({ from, until }) => from !== until, { path: ['until'], message: '나가는 시각과 들어오는 시각이 같아요.' });
export type PlannedSpan = z.infer<typeof plannedSpan>;

/** How long a span lasts, hours. */
const countHours = ({ from, until }: Pick<PlannedSpan, 'from' | 'until'>): number =>
  until > from ? until - from : until + HOURS_PER_DAY - from;

/** Whether somebody would be out twice at once, or for more than a day. */
function overlapsOrExceedsDay(spans: readonly PlannedSpan[]): boolean {
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  const overlaps = sorted.some((span, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next.from < span.from + countHours(span);
  });
  return overlaps || sorted.reduce((sum, span) => sum + countHours(span), 0) > HOURS_PER_DAY;
}

const plannedDay = z.object({
  /** None: the hours that the category is known for. */
  spans: z
    .array(plannedSpan)
    .max(MAX_SPANS, `시간은 ${MAX_SPANS}개까지 정할 수 있어요.`)
    .refine((spans) => !overlapsOrExceedsDay(spans), '시간이 서로 겹쳐요.'),
  /** What the day is for; null for what was chosen last. */
  categoryId: categoryId.nullable(),
});
export type PlannedDay = z.infer<typeof plannedDay>;

/** One's week: when one is out, where, and what for. */
export const myDay = z.object({
  /** From Monday on. */
  week: z.array(plannedDay).length(7),
});
export type MyDay = z.infer<typeof myDay>;

/** An addition to the specification's calls. */
export const getMyDay = defineCall({
  id: 'getMyDay',
  method: 'GET',
  path: '/api/v1/my-day',
  summary: "One's own week of hours out, places and categories; null where none was ever saved.",
  ...OWN,
  response: z.object({ myDay: myDay.nullable() }),
});

/** An addition to the specification's calls. */
export const saveMyDay = defineCall({
  id: 'saveMyDay',
  method: 'PUT',
  path: '/api/v1/my-day',
  summary: "One's own week as it is from now on; null forgets it.",
  ...OWN,
  body: z.object({ myDay: myDay.nullable() }),
  response: emptyResponse,
});
