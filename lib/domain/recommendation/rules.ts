import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import type { Demands } from './demands';
import type { Traits } from './traits';

/** From this feels-like temperature on, sleeveless is everyday wear. */
const SLEEVELESS_FROM_C = 30;

/** What each category never wears, whatever the weather. */
const DRESS_RULES: Record<CategoryId, (traits: Traits, demands: Demands) => boolean> = {
  [CATEGORY_ID.business]: ({ shorts, sleeveless, sweatshirt }) => shorts || sleeveless || sweatshirt,
  [CATEGORY_ID.daily]: ({ sleeveless }, { warmestFeelsLikeC }) => sleeveless && warmestFeelsLikeC < SLEEVELESS_FROM_C,
  [CATEGORY_ID.activity]: ({ wicking }) => !wicking,
  [CATEGORY_ID.date]: ({ sportswear }) => sportswear,
};

/** Whether an outfit breaks the dress rule of a category. */
export const breaksDressRule = (traits: Traits, categoryId: CategoryId, demands: Demands): boolean =>
  DRESS_RULES[categoryId](traits, demands);

/** Whether the weather would spoil it: suede, canvas or hems on the floor in rain of 1 mm/h or snow. */
export const isSpoilt = (traits: Traits, demands: Demands): boolean => demands.wet && traits.spoiltByWater;

/** Whether it lacks a water-resistant outer layer in rain below 15 °C. */
export const letsColdRainIn = (traits: Traits, demands: Demands): boolean =>
  demands.coldRain && !traits.states.some(({ waterResistant }) => waterResistant);

/** Whether it lacks a windproof layer in a strong wind. */
export const letsWindIn = (traits: Traits, demands: Demands): boolean =>
  demands.windy && !traits.states.some(({ windproof }) => windproof);
