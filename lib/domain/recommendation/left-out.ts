import type { OutfitsLeft } from '@/lib/contract/outfit';
import { wearsNoneOf } from '../wardrobe/garment-kinds';
import type { Outfit } from '../wardrobe/wardrobe';
import { suitsDay, type Candidate } from './rank';
import type { RecommendationInput } from './recommendation';

type Asked = Pick<RecommendationInput, 'outfits' | 'without' | 'gender' | 'garments'>;

/** The outfits without the kinds that are left out; all of them where that would leave the gender none. */
export function outfitsLeft({ outfits, without = [], gender, garments }: Asked): readonly Outfit[] {
  if (without.length === 0) return outfits;
  const left = outfits.filter((outfit) => wearsNoneOf(without, outfit, garments));
  return left.some((outfit) => outfit.gender === gender) ? left : outfits;
}

/** Fewer than this that suit a day are soon looked through. */
export const FEW = 5;

/**
 * What is left to a day, measured by the best that there would be with everything: enough, few that suit it, or none, so
 * that the nearest has to do.
 */
export function leftTo(candidates: readonly Candidate[], everything: readonly Candidate[]): OutfitsLeft {
  const suiting = candidates.filter(suitsDay(everything)).length;
  if (suiting === 0) return 'none-suits';
  return suiting < FEW ? 'few' : 'enough';
}
