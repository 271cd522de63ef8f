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

const ENGINE_NAMES = ['as advised', 'hour by hour', 'as advised by a forecast', 'by feel, from a forecast'] as const;
export type WearerName = (typeof ENGINE_NAMES)[number] | BaselineName;
export const WEARER_NAMES: readonly WearerName[] = [...ENGINE_NAMES, ...BASELINE_NAMES];

/** Hours of one group of mornings, by way of dressing. */
export type Result = Record<WearerName, Tally>;

/** Results by a key such as a month, in the order of first occurrence. */
export type Results = Map<string, Result>;

type KeyOf = (day: ObservedDay, categoryId: CategoryId) => string | null;

interface Options {
  categories?: readonly CategoryId[];
  /** Also evaluates outfits that were chosen by an inexact forecast. */
  withForecast?: boolean;
  /** Called with every result of the engine. */
  onResult?: (result: EngineResult) => void;
}

/** Evaluates all ways of dressing for both genders, every day and category, and groups the results. */
export function replay(
  days: readonly ObservedDay[],
  groupings: readonly KeyOf[],
  { categories = CATEGORY_IDS, withForecast = false, onResult }: Options = {},
): Results[] {
  const all: Results[] = groupings.map(() => new Map());
  const [engine, forecaster] = [createEngine(), createEngine()];
  for (const day of days)
    for (const categoryId of categories)
      for (const gender of GENDERS) {
        const morning = createMorning(day, categoryId, gender);
        const chosen = engine(morning);
        onResult?.(chosen);
        const counted: Partial<Result> = {
          'as advised': tallyHours(morning, chosen.asAdvised),
          'hour by hour': tallyHours(morning, chosen.hourByHour),
        };
        if (withForecast) {
          const { asAdvised, traits } = forecaster(createMorning(day, categoryId, gender, createForecast(day)));
          counted['as advised by a forecast'] = tallyHours(morning, asAdvised);
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

/** Returns the meteorological season: winter is December to February. */
export const getSeason = (day: ObservedDay): Season => SEASONS[Math.floor((getMonth(day) % 12) / 3)] ?? 'winter';
