import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import type { Demands } from './demands';
import type { PictureTraits } from './picture-traits';
import type { Traits } from './traits';

/** Apparent temperature from which sleeveless tops are daily wear. */
const SLEEVELESS_FROM_C = 30;

/** Returns, for each category, whether an outfit is never worn in it, in any weather. */
const DRESS_RULES: Record<CategoryId, (traits: Traits, demands: Demands) => boolean> = {
  [CATEGORY_ID.business]: ({ shorts, sleeveless, sweatshirt }) => shorts || sleeveless || sweatshirt,
  [CATEGORY_ID.daily]: ({ sleeveless }, { warmestFeelsLikeC }) => sleeveless && warmestFeelsLikeC < SLEEVELESS_FROM_C,
  [CATEGORY_ID.activity]: ({ wicking }) => !wicking,
  [CATEGORY_ID.date]: ({ sportswear }) => sportswear,
};

export const breaksDressRule = (traits: Traits, categoryId: CategoryId, demands: Demands): boolean =>
  DRESS_RULES[categoryId](traits, demands);

/** Returns whether rain of 1 mm/h or snow would spoil the outfit: suede, canvas, floor-length hems. */
export const isSpoilt = (traits: Traits, demands: Demands): boolean => demands.wet && traits.spoiltByWater;

export const letsColdRainIn = (traits: Traits, demands: Demands): boolean =>
  demands.coldRain && !traits.states.some(({ waterResistant }) => waterResistant);

/** Returns whether an outfit lets in the rain of a gale, in which no umbrella helps. */
export const letsStormIn = (traits: Traits, { gale, rain }: Demands): boolean =>
  gale && rain && !traits.states.some(({ waterResistant }) => waterResistant);

/** Returns whether a gale would blow the outfit about: short and wide skirts, wide brims, umbrellas. */
export const flapsInWind = ({ flapping }: PictureTraits, { umbrella }: Traits, { gale }: Demands): boolean =>
  gale && (flapping || umbrella);

export const letsWindIn = (traits: Traits, demands: Demands): boolean =>
  demands.windy && !traits.states.some(({ windproof }) => windproof);
