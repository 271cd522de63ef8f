import { categoryOf } from '@/lib/contract/category';
import { conventionBand } from '@/lib/domain/comfort/convention';
import { kstDate, kstHour } from '@/lib/domain/kst';
import { fitOf, type Fit } from '@/lib/domain/recommendation/fit';
import { traitsOf } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { Morning } from './morning';

/**
 * The convention's outfit is opened and taken off as the vote of every hour has it, more freely than rows tell, but
 * comes without advice on what to add.
 */
function wearAsPictured(outfit: Outfit, { out, aimsOf }: Morning): Fit {
  const nothingToAdd = { neckwear: true, handwear: true, headwear: true, thermals: true };
  const traits = { ...traitsOf(outfit, garmentById), ...nothingToAdd, extras: { cool: null, cold: null } };
  return fitOf(traits, out, aimsOf, 0);
}

/** The convention: one temperature of the day names a band, and the nearest outfit of the band's middle is worn. */
const band =
  (temperatureOf: (temperatures: ReadonlyMap<number, number>) => number) =>
  (morning: Morning): Fit => {
    const today = morning.day.weather.hours.filter(({ epochMs }) => kstDate(epochMs) === morning.day.date);
    const temperatures = new Map(today.map(({ epochMs, temperatureC }) => [kstHour(epochMs), temperatureC]));
    const [low, high] = conventionBand(temperatureOf(temperatures)).clo;
    return wearAsPictured(nearestOutfit((low + high) / 2, morning), morning);
  };

function nearestOutfit(clo: number, { categoryId, gender }: Morning): Outfit {
  const own = OUTFITS.filter((outfit) => outfit.gender === gender && outfit.categoryIds.includes(categoryId));
  const distance = (outfit: Outfit) => Math.abs((traitsOf(outfit, garmentById).states.at(-1)?.clo ?? 0) - clo);
  const [first, ...rest] = own;
  if (!first) throw new Error(`no outfits for ${gender} ${categoryOf(categoryId).key}`);
  return rest.reduce((best, outfit) => (distance(outfit) < distance(best) ? outfit : best), first);
}

const MORNING_HOUR = 8;
const values = (temperatures: ReadonlyMap<number, number>) => [...temperatures.values()];
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export const BASELINES = {
  'band at 08 h': band((temperatures) => temperatures.get(MORNING_HOUR) ?? mean(values(temperatures))),
  'band of the mean': band((temperatures) => mean(values(temperatures))),
  'band of the maximum': band((temperatures) => Math.max(...values(temperatures))),
} satisfies Record<string, (morning: Morning) => Fit>;

export type BaselineName = keyof typeof BASELINES;
export const BASELINE_NAMES = Object.keys(BASELINES) as BaselineName[];
