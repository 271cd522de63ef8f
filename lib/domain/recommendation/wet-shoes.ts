import type { CategoryId } from '@/lib/contract/category';
import type { Demands } from './demands';
import { isSport } from './purposes';
import type { Traits } from './traits';

// Which shoes in rain and snow. Stuff that water spoils is never chosen, shoes as little as coats (`isSpoilt`).

type Feet = Pick<Traits, 'waterproofShoes'>;
type Ground = Pick<Demands, 'snow' | 'heavyRain'>;

/** Whether snow would come through: such a picture is doubtful. */
export const letsSnowIn = ({ waterproofShoes }: Feet, { snow }: Ground): boolean => snow && !waterproofShoes;

/** Whether rain of 3 mm/h would come through: others come first. */
export const letsHeavyRainIn = ({ waterproofShoes }: Feet, { heavyRain }: Ground): boolean =>
  heavyRain && !waterproofShoes;

/** The shoes that are told instead of those in the picture, '' where those do. Nobody does sport in rain boots. */
export function getReplacementShoes(feet: Feet, ground: Ground, categoryId: CategoryId): string {
  if (letsHeavyRainIn(feet, ground) && !isSport(categoryId)) return '레인부츠';
  return letsSnowIn(feet, ground) ? '젖지 않는 신발' : '';
}
