import { kstEpochMs } from '@/lib/domain/kst';
import { CATEGORY_IDS, type CategoryId } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { CHOOSER_NAMES, CHOOSERS, morningOf, type ChooserName } from './choosers';
import type { ObservedDay } from './observed-days';
import { add, emptyTally, tally, type Tally } from './tally';

/** What each chooser's clothes did, in one group of mornings. */
export type Result = Record<ChooserName, Tally>;

/** Results by a key such as a month, in the order in which the keys first came. */
export type Results = Map<string, Result>;

const emptyResult = (): Result => Object.fromEntries(CHOOSER_NAMES.map((name) => [name, emptyTally()])) as Result;

/** Dresses both genders for every day and category, with every chooser, and groups what came of it. */
export function replay(
  days: readonly ObservedDay[],
  groupings: readonly ((day: ObservedDay, categoryId: CategoryId) => string | null)[],
): Results[] {
  const all: Results[] = groupings.map(() => new Map());
  for (const day of days)
    for (const categoryId of CATEGORY_IDS)
      for (const gender of GENDERS) {
        const morning = morningOf(day, categoryId, gender);
        for (const name of CHOOSER_NAMES) {
          const counted = tally(morning, CHOOSERS[name](morning));
          groupings.forEach((keyOf, index) => {
            const key = keyOf(day, categoryId);
            if (key !== null && all[index]) add(resultOf(all[index], key)[name], counted);
          });
        }
      }
  return all;
}

function resultOf(results: Results, key: string): Result {
  const result = results.get(key) ?? emptyResult();
  results.set(key, result);
  return result;
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

export const monthOf = ({ date }: ObservedDay): number => new Date(kstEpochMs(date, 12)).getUTCMonth() + 1;

/** Meteorological seasons: winter is December to February. */
export const seasonOf = (day: ObservedDay): Season => SEASONS[Math.floor((monthOf(day) % 12) / 3)] ?? 'winter';
