import { getCategory } from '@/lib/contract/category';
import { getConventionBand } from '@/lib/domain/comfort/convention';
import { kstDate, kstHour } from '@/lib/domain/kst';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { Morning } from '@/tests/support/recorded-days/morning';

/** Creates a baseline: one temperature selects a band of the convention, whose mean insulation selects the outfit. */
const createBandBaseline =
  (temperatureOf: (temperatures: ReadonlyMap<number, number>) => number) =>
  (morning: Morning): Outfit => {
    const today = morning.day.weather.hours.filter(({ epochMs }) => kstDate(epochMs) === morning.day.date);
    const temperatures = new Map(today.map(({ epochMs, temperatureC }) => [kstHour(epochMs), temperatureC]));
    const [low, high] = getConventionBand(temperatureOf(temperatures)).clo;
    return findNearestOutfit((low + high) / 2, morning);
  };

function findNearestOutfit(clo: number, { categoryId, gender }: Morning): Outfit {
  const own = OUTFITS.filter(
    (outfit) =>
      outfit.gender === gender && outfit.categoryIds.includes(categoryId) && !outfit.occasion && !outfit.uniform,
  );
  const distance = (outfit: Outfit) => Math.abs((getTraits(outfit, garmentById).states.at(-1)?.clo ?? 0) - clo);
  const [first, ...rest] = own;
  if (!first) throw new Error(`no outfits for ${gender} ${getCategory(categoryId).key}`);
  return rest.reduce((best, outfit) => (distance(outfit) < distance(best) ? outfit : best), first);
}

const MORNING_HOUR = 8;
const values = (temperatures: ReadonlyMap<number, number>) => [...temperatures.values()];
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export const BASELINES = {
  'band at 08 h': createBandBaseline((temperatures) => temperatures.get(MORNING_HOUR) ?? mean(values(temperatures))),
  'band of the mean': createBandBaseline((temperatures) => mean(values(temperatures))),
  'band of the maximum': createBandBaseline((temperatures) => Math.max(...values(temperatures))),
} satisfies Record<string, (morning: Morning) => Outfit>;

export type BaselineName = keyof typeof BASELINES;
export const BASELINE_NAMES = Object.keys(BASELINES) as BaselineName[];
