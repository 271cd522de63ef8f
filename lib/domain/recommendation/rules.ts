import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import type { Demands } from './demands';
import type { Traits } from './traits';

/** From this feels-like temperature on, sleeveless is everyday wear. */
const SLEEVELESS_FROM_C = 30;

/** Whether a category would never wear this, whatever the weather: its dress rule. */
export function breaksDressRule(traits: Traits, categoryId: CategoryId, demands: Demands): boolean {
  switch (categoryId) {
    case CATEGORY_ID.business:
      return traits.shorts || traits.sleeveless || traits.sweatshirt;
    case CATEGORY_ID.daily:
      return traits.sleeveless && demands.warmestFeelsLikeC < SLEEVELESS_FROM_C;
    case CATEGORY_ID.activity:
      return !traits.wicking;
    case CATEGORY_ID.date:
      return traits.sportswear;
  }
}

/** Whether the weather would spoil it: suede, canvas or hems on the floor in rain of 1 mm/h or snow. */
export const isSpoilt = (traits: Traits, demands: Demands): boolean => demands.wet && traits.spoiltByWater;

/** Whether it lacks a water-resistant outer layer in rain below 15 °C. */
export const letsColdRainIn = (traits: Traits, demands: Demands): boolean =>
  demands.coldRain && !traits.states.some(({ waterResistant }) => waterResistant);

/** Whether it lacks a windproof layer in a strong wind. */
export const letsWindIn = (traits: Traits, demands: Demands): boolean =>
  demands.windy && !traits.states.some(({ windproof }) => windproof);
