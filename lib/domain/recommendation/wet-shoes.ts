import type { CategoryId } from '@/lib/contract/category';
import type { Demands } from './demands';
import { isSport } from './purposes';
import type { Traits } from './traits';

// Which shoes in rain and snow. Stuff that water spoils is never chosen, shoes as little as coats (`isSpoilt`).

export type ReplacementShoes = 'rain-boots' | 'waterproof-shoes';

type Feet = Pick<Traits, 'waterproofShoes'>;
type Ground = Pick<Demands, 'snow' | 'heavyRain'>;

/** Whether snow would come through: such a picture is doubtful. */
export const letsSnowIn = ({ waterproofShoes }: Feet, { snow }: Ground): boolean => snow && !waterproofShoes;

/** Whether rain of 3 mm/h would come through: others come first. */
export const letsHeavyRainIn = ({ waterproofShoes }: Feet, { heavyRain }: Ground): boolean =>
  heavyRain && !waterproofShoes;

/** Returns the shoes to wear instead of those in the picture, or null if those do. Rain boots are no use for sport. */
export function getReplacementShoes(feet: Feet, ground: Ground, categoryId: CategoryId): ReplacementShoes | null {
  if (letsHeavyRainIn(feet, ground) && !isSport(categoryId)) return 'rain-boots';
  return letsSnowIn(feet, ground) ? 'waterproof-shoes' : null;
}
