import { addDays, type KstDate } from '../kst';

export interface WornEntry {
  date: KstDate;
  outfitId: string;
}

/** Number of days for which a worn outfit rests. A judgement. */
export const RECENTLY_WORN_DAYS = 3;

/** Part of the ids of school uniforms, which are worn every day. */
export const UNIFORM_ID_PART = '-uniform-';

/**
 * Moves outfits that a user wore in the last days behind the others, except uniforms. Runs on the shared response, in the
 * client or for one push. All outfits suit the day, so the order costs little.
 */
export function moveRecentlyWornBack<T>(
  outfits: readonly T[],
  idOf: (outfit: T) => string,
  worn: readonly WornEntry[],
  date: KstDate,
): T[] {
  const isRecent = (day: KstDate) => day < date && day >= addDays(date, -RECENTLY_WORN_DAYS);
  const canRest = ({ date: day, outfitId }: WornEntry) => isRecent(day) && !outfitId.includes(UNIFORM_ID_PART);
  const resting = new Set(worn.filter(canRest).map(({ outfitId }) => outfitId));
  const rests = (outfit: T) => resting.has(idOf(outfit));
  return [...outfits.filter((outfit) => !rests(outfit)), ...outfits.filter(rests)];
}
