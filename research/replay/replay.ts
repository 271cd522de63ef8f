import { CATEGORY_IDS, type CategoryId } from '@/lib/contract/category';
import type { Sensitivity } from '@/lib/contract/comfort';
import { GENDERS } from '@/lib/contract/gender';
import type { Standard } from '@/lib/domain/comfort/thermal-vote';
import { kstEpochMs } from '@/lib/domain/kst';
import { getTraits, type Traits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import type { MemberAgeGroup } from '@/lib/domain/wardrobe/age-groups';
import { createMorning, type Morning } from '@/tests/support/recorded-days/morning';
import type { ObservedDay } from '@/tests/support/recorded-days/observed-days';
import { BASELINE_NAMES, BASELINES, type BaselineName } from './baselines';
import { createEngine, type EngineResult } from './engine';
import { createForecast, type ErrorShape } from './forecast';
import { addTally, createTally, createTallyHours, type Tally } from './tally';
import { getActivity, MANNERS, toPictured, wearAsTold, wearBaseline, type Manner, type Pace } from './wearing';

/**
 * Wearers of the first outfit, from the day that is known in advance to days that differ from the model:
 * - known day: chosen with perfect weather, worn as the rows say
 * - forecast: chosen by a forecast whose error grows with lead time, worn as the rows say
 * - forecast, same error: the error is the same in all hours
 * - strolling, brisk: like the known day, by a wearer with 0.8 or 1.2 times the category's metabolic rate
 * - as pictured: like the known day, without what the picture does not show
 * - by the vote: the pictured layers of the known day's outfit, changed in every hour by the vote. By feel only
 */
const LADDER = [
  'known day',
  'forecast',
  'forecast, same error',
  'strolling',
  'brisk',
  'as pictured',
  'by the vote',
] as const;
export type WearerName = (typeof LADDER)[number] | BaselineName;
export const WEARER_NAMES: readonly WearerName[] = [...LADDER, ...BASELINE_NAMES];

/** The judge, and those of the figures before 28 and before 24 November 2026. */
export const STANDARDS = ['blended with wind', 'blended', 'ISO 11079'] as const satisfies readonly Standard[];
export const [JUDGE] = STANDARDS;

/** Hours of one group of mornings, by judge, way to follow the rows, and wearer. */
export type Result = Record<Standard, Record<Manner, Record<WearerName, Tally>>>;

/** Results by a key such as a month, in the order of first occurrence. */
export type Results = Map<string, Result>;

type KeyOf = (day: ObservedDay, categoryId: CategoryId) => string | null;

interface Options {
  categories?: readonly CategoryId[];
  /** Also evaluates outfits that were chosen by inexact forecasts with errors of these shapes. */
  forecasts?: readonly ErrorShape[];
  standards?: readonly Standard[];
  /** The users' answer to whether they feel cold or hot easily. Default: average. */
  sensitivity?: Sensitivity;
  /** The members' age group. Default: visitors. */
  ageGroup?: MemberAgeGroup | undefined;
  /** Results to add to, one for each grouping. Default: new ones. */
  into?: Results[];
  /** Called with every result of the engine. */
  onResult?: (result: EngineResult) => void;
}

/** Evaluates all ways of dressing for both genders, every day and category, and groups the results. */
export function replay(
  days: readonly ObservedDay[],
  groupings: readonly KeyOf[],
  {
    categories = CATEGORY_IDS,
    forecasts = [],
    standards = STANDARDS,
    sensitivity,
    ageGroup,
    onResult,
    into: all = groupings.map(() => new Map()),
  }: Options = {},
): Results[] {
  const create = () => createEngine(sensitivity, ageGroup);
  const engines = { known: create(), growing: create(), constant: create() };
  for (const day of days)
    for (const categoryId of categories)
      for (const gender of GENDERS) {
        const morning = createMorning(day, categoryId, gender);
        const chosen = engines.known(morning);
        onResult?.(chosen);
        const byForecast = new Map(
          forecasts.map((shape) => [
            shape,
            engines[shape](createMorning(day, categoryId, gender, createForecast(day, shape))),
          ]),
        );
        const baselines = BASELINE_NAMES.map(
          (name) => [name, getTraits(BASELINES[name](morning), garmentById)] as const,
        );
        const keys = groupings.map((keyOf) => keyOf(day, categoryId));
        for (const standard of standards) {
          const tallies = tallyMorning({ morning, chosen, byForecast, baselines }, standard);
          for (const [index, key] of keys.entries()) if (key !== null) count(all[index]!, key, standard, tallies);
        }
      }
  return all;
}

type Tallies = Record<Manner, Partial<Record<WearerName, Tally>>>;

/** A morning with the outfits that are compared on it. */
interface Dressed {
  morning: Morning;
  chosen: EngineResult;
  byForecast: ReadonlyMap<ErrorShape, EngineResult>;
  baselines: readonly (readonly [BaselineName, Traits])[];
}

function tallyMorning({ morning, chosen, byForecast, baselines }: Dressed, standard: Standard): Tallies {
  const tally = createTallyHours(morning, standard);
  const tallyManner = (manner: Manner) => {
    const usual = { activity: getActivity(morning, 'usual'), standard };
    const wear = ({ traits, fit }: EngineResult, pace: Pace = 'usual') => {
      const wearer = { traits, wearing: fit.wearing, activity: getActivity(morning, pace), standard };
      return tally(wearAsTold(morning, wearer, manner), pace);
    };
    const pictured = toPictured(chosen.traits, chosen.fit.wearing);
    const tallies: Partial<Record<WearerName, Tally>> = {
      'known day': wear(chosen),
      strolling: wear(chosen, 'strolling'),
      brisk: wear(chosen, 'brisk'),
      'as pictured': tally(wearAsTold(morning, { ...pictured, ...usual }, manner)),
    };
    if (manner === 'by feel') tallies['by the vote'] = tally(wearBaseline(chosen.traits, morning, usual, manner));
    for (const [shape, result] of byForecast)
      tallies[shape === 'growing' ? 'forecast' : 'forecast, same error'] = wear(result);
    for (const [name, traits] of baselines) tallies[name] = tally(wearBaseline(traits, morning, usual, manner));
    return tallies;
  };
  return { 'to the letter': tallyManner('to the letter'), 'by feel': tallyManner('by feel') };
}

function count(results: Results, key: string, standard: Standard, tallies: Tallies): void {
  const result = results.get(key) ?? createResult();
  results.set(key, result);
  for (const manner of MANNERS)
    for (const name of WEARER_NAMES) {
      const tally = tallies[manner][name];
      if (tally) addTally(result[standard][manner][name], tally);
    }
}

const createTallies = () =>
  Object.fromEntries(WEARER_NAMES.map((name) => [name, createTally()])) as Record<WearerName, Tally>;
const createManners = () => ({ 'to the letter': createTallies(), 'by feel': createTallies() });
const createResult = (): Result => ({
  'blended with wind': createManners(),
  blended: createManners(),
  'ISO 11079': createManners(),
});

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

export const getMonth = ({ date }: ObservedDay): number => new Date(kstEpochMs(date, 12)).getUTCMonth() + 1;

/** Returns the meteorological season: winter is December to February. */
export const getSeason = (day: ObservedDay): Season => SEASONS[Math.floor((getMonth(day) % 12) / 3)] ?? 'winter';
