import type { RemainingOutfits } from '@/lib/contract/outfit';
import { wearsNoKind } from '../wardrobe/garment-kinds';
import type { Outfit } from '../wardrobe/wardrobe';
import { createSuitsDay, type Candidate } from './rank';
import type { RecommendationInput } from './recommendation';

type ExclusionInput = Pick<RecommendationInput, 'outfits' | 'excludedKinds' | 'gender' | 'garments'>;

/** The outfits without the kinds that are left out; all of them where that would leave the gender none. */
export function excludeKinds({ outfits, excludedKinds = [], gender, garments }: ExclusionInput): readonly Outfit[] {
  if (excludedKinds.length === 0) return outfits;
  const left = outfits.filter((outfit) => wearsNoKind(excludedKinds, outfit, garments));
  return left.some((outfit) => outfit.gender === gender) ? left : outfits;
}

/** Fewer than this that suit a day are soon looked through. */
export const FEW_OUTFITS = 5;

/**
 * What is left to a day, measured by the best that there would be with everything: enough, few that suit it, or none, so
 * that the nearest has to do.
 */
export function rateRemaining(candidates: readonly Candidate[], everything: readonly Candidate[]): RemainingOutfits {
  const suiting = candidates.filter(createSuitsDay(everything)).length;
  if (suiting === 0) return 'none-suits';
  return suiting < FEW_OUTFITS ? 'few' : 'enough';
}
