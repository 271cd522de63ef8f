import type { CategoryId } from '@/lib/contract/category';
import type { Demands } from './demands';
import { isSport } from './purposes';
import type { Traits } from './traits';

export type ReplacementShoes = 'rain-boots' | 'waterproof-shoes';

type Feet = Pick<Traits, 'waterproofShoes'>;
type Ground = Pick<Demands, 'wettingSnow' | 'heavyRain'>;

export const letsSnowIn = ({ waterproofShoes }: Feet, { wettingSnow }: Ground): boolean =>
  wettingSnow && !waterproofShoes;

export const letsHeavyRainIn = ({ waterproofShoes }: Feet, { heavyRain }: Ground): boolean =>
  heavyRain && !waterproofShoes;

/** Returns the shoes that replace those in the picture, or null. Never rain boots for sport. */
export function getReplacementShoes(feet: Feet, ground: Ground, categoryId: CategoryId): ReplacementShoes | null {
  if (letsHeavyRainIn(feet, ground) && !isSport(categoryId)) return 'rain-boots';
  return letsSnowIn(feet, ground) ? 'waterproof-shoes' : null;
}
