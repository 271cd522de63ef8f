import type { ComfortOffsets, LastFeeling, OutfitFeeling, OwnComfort } from '@/lib/contract/comfort';
import type { KstDate } from '../kst';
import type { Felt } from './felt';
import { learnOffset, offsetOn, unknownOffset, type PersonalOffset } from './personal-offset';
import type { WeatherSide } from './weather-side';

/** All that is learnt of a person, with the last answer as it was before. Plain data, so that it can be stored anywhere. */
export interface LearntComfort extends Record<WeatherSide, PersonalOffset> {
  last: LastAnswer | null;
}

/** The newest answer as it is told, and what stood before it on its side: with that it is taken back. */
export interface LastAnswer {
  told: LastFeeling;
  before: PersonalOffset | null;
}

export interface Answer {
  date: KstDate;
  outfitId: string;
  feeling: OutfitFeeling;
}

/** What the day was like; null where its weather is not known. */
export type DayFelt = { side: WeatherSide; felt: Felt } | null;

const inClo = (steps: number): number => steps / 10;

export const nothingLearnt = (date: KstDate): LearntComfort => ({
  cold: unknownOffset(date),
  warm: unknownOffset(date),
  last: null,
});

/** The offsets as recommendations of a date are made with them: what was said long ago has faded. */
export const offsetsOn = ({ cold, warm }: LearntComfort, date: KstDate): ComfortOffsets => ({
  cold: inClo(offsetOn(cold, date).steps),
  warm: inClo(offsetOn(warm, date).steps),
});

/** What a person is told of themselves on a date. */
export const tellComfort = (learnt: LearntComfort, date: KstDate): OwnComfort => ({
  offsets: offsetsOn(learnt, date),
  lastFeeling: learnt.last?.told ?? null,
});

/** As if the last answer had not been given. */
export function takeBack(learnt: LearntComfort): LearntComfort {
  const { last } = learnt;
  if (!last?.told.side || !last.before) return { ...learnt, last: null };
  return { ...learnt, [last.told.side]: last.before, last: null };
}

/** Learns from an answer; one about the date of the last answer takes its place. */
export function takeAnswer(learnt: LearntComfort, answer: Answer, day: DayFelt): LearntComfort {
  const known = learnt.last?.told.date === answer.date ? takeBack(learnt) : learnt;
  if (!day) {
    const nothing = { side: null, offsetBefore: 0, offsetAfter: 0, ignored: 'weather-unknown' } as const;
    return { ...known, last: { told: { ...answer, ...nothing }, before: null } };
  }
  const { side, felt } = day;
  const before = known[side];
  const after = learnOffset(before, { ...answer, felt });
  const offsetBefore = inClo(offsetOn(before, answer.date).steps);
  const offsetAfter = inClo(after.steps);
  const ignored = whyIgnored(answer.feeling, felt);
  return { ...known, [side]: after, last: { told: { ...answer, side, offsetBefore, offsetAfter, ignored }, before } };
}

function whyIgnored(feeling: OutfitFeeling, { nothingLighter, nothingWarmer }: Felt): LastFeeling['ignored'] {
  if (feeling === 'hot' && nothingLighter) return 'nothing-lighter';
  return feeling === 'cold' && nothingWarmer ? 'nothing-warmer' : null;
}
