import type {
  ComfortOffsets,
  GivenFeeling,
  LastFeeling,
  OutfitFeeling,
  Sensitivity,
  UserComfort,
} from '@/lib/contract/comfort';
import type { KstDate } from '../kst';
import type { DaySensation } from './day-sensation';
import {
  changeSensitivity,
  updateOffset,
  fadeOffset,
  createPersonalOffset,
  type PersonalOffset,
} from './personal-offset';
import { STARTING_OFFSETS } from './sensitivity';
import type { WeatherSide } from './weather-side';

/** Learned comfort of a user. Plain data, stored in the database. */
export interface LearnedComfort extends Record<WeatherSide, PersonalOffset> {
  last: LastFeedback | null;
}

/** The latest feedback as reported to the user, and the state of its weather side before it, which undo restores. */
export interface LastFeedback {
  /** Stored under this name. */
  told: LastFeeling;
  before: PersonalOffset | null;
}

export interface Feedback extends GivenFeeling {
  date: KstDate;
  outfitId: string;
}

/** The predicted sensation of a day; null if its weather is unknown. */
export type FeltDay = { side: WeatherSide; felt: DaySensation } | null;

const inClo = (steps: number): number => steps / 10;

export const createLearnedComfort = (date: KstDate, sensitivity?: Sensitivity): LearnedComfort => ({
  cold: createPersonalOffset(date, sensitivity),
  warm: createPersonalOffset(date, sensitivity),
  last: null,
});

/** Returns what the user said about feeling cold or hot easily; undefined if they have said nothing. */
export const getSensitivity = ({ cold }: LearnedComfort): Sensitivity | undefined => cold.sensitivity;

/** Starts both offsets from what the user says about feeling cold or hot easily, on top of which feedback counts. */
export const setSensitivity = ({ cold, warm, last }: LearnedComfort, sensitivity: Sensitivity): LearnedComfort => ({
  cold: changeSensitivity(cold, sensitivity),
  warm: changeSensitivity(warm, sensitivity),
  last: last && { ...last, before: last.before && changeSensitivity(last.before, sensitivity) },
});

/** Returns the comfort offsets on a date, with the pace. Old feedback has faded. */
export function getOffsets(learned: LearnedComfort, date: KstDate): ComfortOffsets {
  const { pace } = STARTING_OFFSETS[getSensitivity(learned) ?? 'average'];
  return {
    cold: inClo(fadeOffset(learned.cold, date).steps),
    warm: inClo(fadeOffset(learned.warm, date).steps),
    ...(pace && { pace }),
  };
}

/** Converts the learned comfort to its wire form for a date. */
export function toOwnComfort(learned: LearnedComfort, date: KstDate): UserComfort {
  const sensitivity = getSensitivity(learned);
  return {
    offsets: getOffsets(learned, date),
    lastFeeling: learned.last?.told ?? null,
    ...(sensitivity && { sensitivity }),
  };
}

/** Removes the last feedback. */
export function undoLastFeedback(learned: LearnedComfort): LearnedComfort {
  const { last } = learned;
  if (!last?.told.side || !last.before) return { ...learned, last: null };
  return { ...learned, [last.told.side]: last.before, last: null };
}

/** Learns from a user's feedback. Feedback about the same date as the last one replaces it. */
export function applyFeedback(learned: LearnedComfort, feedback: Feedback, day: FeltDay): LearnedComfort {
  const known = learned.last?.told.date === feedback.date ? undoLastFeedback(learned) : learned;
  if (!day) {
    const noEffect = { side: null, offsetBefore: 0, offsetAfter: 0, ignored: 'weather-unknown' } as const;
    return { ...known, last: { told: { ...feedback, ...noEffect }, before: null } };
  }
  const { side, felt } = day;
  const before = known[side];
  const after = updateOffset(before, { ...feedback, felt });
  const offsetBefore = inClo(fadeOffset(before, feedback.date).steps);
  const offsetAfter = inClo(after.steps);
  const ignored = getIgnoredReason(feedback.feeling, felt);
  return { ...known, [side]: after, last: { told: { ...feedback, side, offsetBefore, offsetAfter, ignored }, before } };
}

function getIgnoredReason(
  feeling: OutfitFeeling,
  { nothingLighter, nothingWarmer }: DaySensation,
): LastFeeling['ignored'] {
  if (feeling === 'hot' && nothingLighter) return 'nothing-lighter';
  return feeling === 'cold' && nothingWarmer ? 'nothing-warmer' : null;
}
