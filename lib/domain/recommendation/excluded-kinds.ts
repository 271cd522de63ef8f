import type { RemainingOutfits } from '@/lib/contract/outfit';
import { wearsNoKind } from '../wardrobe/garment-kinds';
import type { Outfit } from '../wardrobe/wardrobe';
import { createSuitsDay, type Candidate } from './rank';
import type { RecommendationInput } from './recommendation';

type ExclusionInput = Pick<RecommendationInput, 'outfits' | 'excludedKinds' | 'gender' | 'garments'>;

/** Returns the outfits without the excluded kinds, or all if that would leave none of the gender. */
export function excludeKinds({ outfits, excludedKinds = [], gender, garments }: ExclusionInput): readonly Outfit[] {
  if (excludedKinds.length === 0) return outfits;
  const left = outfits.filter((outfit) => wearsNoKind(excludedKinds, outfit, garments));
  return left.some((outfit) => outfit.gender === gender) ? left : outfits;
}

/** If fewer outfits than this suit a day, the response reports few. */
export const FEW_OUTFITS = 5;

/**
 * Rates how many suitable outfits remain after exclusions. The reference for suitable is the best outfit without
 * exclusions.
 */
export function rateRemaining(candidates: readonly Candidate[], everything: readonly Candidate[]): RemainingOutfits {
  const suiting = candidates.filter(createSuitsDay(everything)).length;
  if (suiting === 0) return 'none-suits';
  return suiting < FEW_OUTFITS ? 'few' : 'enough';
}
