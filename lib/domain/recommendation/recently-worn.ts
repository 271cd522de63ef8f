import { addDays, type KstDate } from '../kst';

/** What somebody wore on a date. */
export interface WornEntry {
  date: KstDate;
  outfitId: string;
}

/** For so many days somebody wants to wear something else. A judgement. */
export const RECENTLY_WORN_DAYS = 3;

/**
 * An answer as somebody is shown it: what they wore on the days before its date stands behind the others. All of an
 * answer suits its day, so this costs little; the answer itself stays everyone's.
 */
export function moveRecentlyWornBack<T>(
  outfits: readonly T[],
  idOf: (outfit: T) => string,
  worn: readonly WornEntry[],
  date: KstDate,
): T[] {
  const isRecent = (day: KstDate) => day < date && day >= addDays(date, -RECENTLY_WORN_DAYS);
  const resting = new Set(worn.filter((each) => isRecent(each.date)).map(({ outfitId }) => outfitId));
  const rests = (outfit: T) => resting.has(idOf(outfit));
  return [...outfits.filter((outfit) => !rests(outfit)), ...outfits.filter(rests)];
}
