import { CATEGORY_IDS, type CategoryId } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { kstEpochMs } from '@/lib/domain/kst';
import { computeFit } from '@/lib/domain/recommendation/fit';
import { BASELINE_NAMES, BASELINES, type BaselineName } from './baselines';
import { createEngine, type EngineResult } from './engine';
import { createForecast } from './forecast';
import { createMorning } from './morning';
import type { ObservedDay } from './observed-days';
import { addTally, createTally, tallyHours, type Tally } from './tally';

const ENGINE_NAMES = ['as told', 'hour by hour', 'as told by a forecast', 'by feel, from a forecast'] as const;
export type WearerName = (typeof ENGINE_NAMES)[number] | BaselineName;
export const WEARER_NAMES: readonly WearerName[] = [...ENGINE_NAMES, ...BASELINE_NAMES];

/** What everyone's clothes did, in one group of mornings. */
export type Result = Record<WearerName, Tally>;

/** Results by a key such as a month, in the order in which the keys first came. */
export type Results = Map<string, Result>;

type KeyOf = (day: ObservedDay, categoryId: CategoryId) => string | null;

interface Options {
  categories?: readonly CategoryId[];
  /** Also choose by a forecast that errs, and wear that in what came. */
  withForecast?: boolean;
  /** Sees every answer. */
  see?: (answer: EngineResult) => void;
}

/** Dresses both genders for every day and category, in every way, and groups what came of it. */
export function replay(
  days: readonly ObservedDay[],
  groupings: readonly KeyOf[],
  { categories = CATEGORY_IDS, withForecast = false, see }: Options = {},
): Results[] {
  const all: Results[] = groupings.map(() => new Map());
  const [engine, forecaster] = [createEngine(), createEngine()];
  for (const day of days)
    for (const categoryId of categories)
      for (const gender of GENDERS) {
        const morning = createMorning(day, categoryId, gender);
        const answer = engine(morning);
        see?.(answer);
        const counted: Partial<Result> = {
          'as told': tallyHours(morning, answer.asTold),
          'hour by hour': tallyHours(morning, answer.hourByHour),
        };
        if (withForecast) {
          const { asTold, traits } = forecaster(createMorning(day, categoryId, gender, createForecast(day)));
          counted['as told by a forecast'] = tallyHours(morning, asTold);
          counted['by feel, from a forecast'] = tallyHours(
            morning,
            computeFit(traits, morning.outdoorHours, morning.getAims, 0),
          );
        }
        for (const name of BASELINE_NAMES) counted[name] = tallyHours(morning, BASELINES[name](morning));
        for (const [index, keyOf] of groupings.entries()) {
          const key = keyOf(day, categoryId);
          if (key !== null) count(all[index]!, key, counted);
        }
      }
  return all;
}

function count(results: Results, key: string, counted: Partial<Result>): void {
  const result = results.get(key) ?? emptyResult();
  results.set(key, result);
  for (const name of WEARER_NAMES) {
    const tallied = counted[name];
    if (tallied) addTally(result[name], tallied);
  }
}

const emptyResult = (): Result => Object.fromEntries(WEARER_NAMES.map((name) => [name, createTally()])) as Result;

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

export const getMonth = ({ date }: ObservedDay): number => new Date(kstEpochMs(date, 12)).getUTCMonth() + 1;

/** Meteorological seasons: winter is December to February. */
export const getSeason = (day: ObservedDay): Season => SEASONS[Math.floor((getMonth(day) % 12) / 3)] ?? 'winter';
