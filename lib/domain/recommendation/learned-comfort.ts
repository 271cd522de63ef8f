import type { ComfortOffsets, LastFeeling, OutfitFeeling, UserComfort } from '@/lib/contract/comfort';
import type { KstDate } from '../kst';
import type { DaySensation } from './day-sensation';
import { updateOffset, fadeOffset, createPersonalOffset, type PersonalOffset } from './personal-offset';
import type { WeatherSide } from './weather-side';

/** All that is learnt of a person, with the last answer as it was before. Plain data, so that it can be stored anywhere. */
export interface LearnedComfort extends Record<WeatherSide, PersonalOffset> {
  last: LastFeedback | null;
}

/** The newest answer as it is told, and what stood before it on its side: with that it is taken back. */
export interface LastFeedback {
  told: LastFeeling;
  before: PersonalOffset | null;
}

export interface Feedback {
  date: KstDate;
  outfitId: string;
  feeling: OutfitFeeling;
}

/** What the day was like; null where its weather is not known. */
export type FeltDay = { side: WeatherSide; felt: DaySensation } | null;

const inClo = (steps: number): number => steps / 10;

export const createLearnedComfort = (date: KstDate): LearnedComfort => ({
  cold: createPersonalOffset(date),
  warm: createPersonalOffset(date),
  last: null,
});

/** The offsets as recommendations of a date are made with them: what was said long ago has faded. */
export const getOffsets = ({ cold, warm }: LearnedComfort, date: KstDate): ComfortOffsets => ({
  cold: inClo(fadeOffset(cold, date).steps),
  warm: inClo(fadeOffset(warm, date).steps),
});

/** What a person is told of themselves on a date. */
export const toOwnComfort = (learnt: LearnedComfort, date: KstDate): UserComfort => ({
  offsets: getOffsets(learnt, date),
  lastFeeling: learnt.last?.told ?? null,
});

/** As if the last answer had not been given. */
export function undoLastFeedback(learnt: LearnedComfort): LearnedComfort {
  const { last } = learnt;
  if (!last?.told.side || !last.before) return { ...learnt, last: null };
  return { ...learnt, [last.told.side]: last.before, last: null };
}

/** Learns from an answer; one about the date of the last answer takes its place. */
export function applyFeedback(learnt: LearnedComfort, answer: Feedback, day: FeltDay): LearnedComfort {
  const known = learnt.last?.told.date === answer.date ? undoLastFeedback(learnt) : learnt;
  if (!day) {
    const nothing = { side: null, offsetBefore: 0, offsetAfter: 0, ignored: 'weather-unknown' } as const;
    return { ...known, last: { told: { ...answer, ...nothing }, before: null } };
  }
  const { side, felt } = day;
  const before = known[side];
  const after = updateOffset(before, { ...answer, felt });
  const offsetBefore = inClo(fadeOffset(before, answer.date).steps);
  const offsetAfter = inClo(after.steps);
  const ignored = getIgnoredReason(answer.feeling, felt);
  return { ...known, [side]: after, last: { told: { ...answer, side, offsetBefore, offsetAfter, ignored }, before } };
}

function getIgnoredReason(
  feeling: OutfitFeeling,
  { nothingLighter, nothingWarmer }: DaySensation,
): LastFeeling['ignored'] {
  if (feeling === 'hot' && nothingLighter) return 'nothing-lighter';
  return feeling === 'cold' && nothingWarmer ? 'nothing-warmer' : null;
}
