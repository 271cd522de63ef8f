import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import type { Demands } from './demands';
import type { Fit } from './fit';
import type { Traits } from './traits';

/** What looks out of place in the picture although its warmth may fit: added to the misfit. All judgements. */
export function oddity(traits: Traits, fit: Fit, categoryId: CategoryId, demands: Demands): number {
  const { coldestC, warmestFeelsLikeC } = demands;
  const isActivity = categoryId === CATEGORY_ID.activity;
  const odd: [boolean, number][] = [
    // In sport the outer layer is for rests, which the hours do not show.
    [!fit.wornInFull && !isActivity, 0.2],
    [!fit.wornClosed && !isActivity, 0.15],
    [traits.umbrella && !demands.umbrella, 0.3],
    [traits.mask && demands.mask === null, 0.3],
    [traits.sunglasses && demands.rain, 0.15],
    [traits.openShoes && coldestC < 18, 0.2],
    [traits.bareLegs && coldestC < 8, 0.15],
    [traits.warmPieces && warmestFeelsLikeC > 12, 0.2],
    [demands.wet && traits.slowToDry, 0.08],
    [demands.wet && !traits.quickDrying && coldestC >= 18, 0.15],
    [demands.heavyRain && !traits.waterproofShoes, 0.08],
    [isActivity && !traits.layered && demands.coldestFeelsLikeC < 20, 0.15],
  ];
  return odd.reduce((sum, [applies, penalty]) => sum + (applies ? penalty : 0), 0);
}
