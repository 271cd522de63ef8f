import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import type { Demands } from './demands';
import { MOST_UPPER_LAYERS } from './fit';
import type { PictureTraits } from './picture-traits';
import type { Traits } from './traits';

/** Apparent temperature from which sleeveless tops are daily wear. */
const SLEEVELESS_FROM_C = 30;

/** Returns, for each category, whether an outfit is never worn in it, in any weather. */
const DRESS_RULES: Record<CategoryId, (traits: Traits, demands: Demands) => boolean> = {
  [CATEGORY_ID.business]: (traits) =>
    [traits.short, traits.sleeveless, traits.sweatshirt, traits.jeans, traits.sportswear].some(Boolean),
  [CATEGORY_ID.daily]: ({ sleeveless }, { warmestFeelsLikeC }) => sleeveless && warmestFeelsLikeC < SLEEVELESS_FROM_C,
  [CATEGORY_ID.activity]: ({ wicking }) => !wicking,
  [CATEGORY_ID.date]: ({ sportswear }) => sportswear,
};

export const breaksDressRule = (traits: Traits, categoryId: CategoryId, demands: Demands): boolean =>
  DRESS_RULES[categoryId](traits, demands);

/** Sum of rain from which wet streets soak canvas shoes and leather loafers, mm. */
const SOAKING_MM = 15;

/** Sum of rain that wets outerwear of wool, and that spoils suede even if it falls in drops, mm. */
const WETTING_MM = 3;

/**
 * Returns whether rain of 1 mm/h, 3 mm in all or snow would spoil the outfit (suede, canvas, floor-length hems), or much
 * rain its shoes.
 */
export const isSpoilt = ({ spoiltByWater, soakingShoes }: Traits, { wet, rainMm, groundRainMm }: Demands): boolean =>
  ((wet || rainMm >= WETTING_MM) && spoiltByWater) || (groundRainMm >= SOAKING_MM && soakingShoes);

/** Returns whether rain would soak a coat or jacket of wool, because no layer keeps it off. */
export const soaksWool = ({ woolOuter }: PictureTraits, { waterResistant }: Traits, { rainMm }: Demands): boolean =>
  woolOuter && !waterResistant && rainMm >= WETTING_MM;

export const letsColdRainIn = (traits: Traits, demands: Demands): boolean => demands.coldRain && !traits.waterResistant;

/** Returns whether an outfit lets in the rain of a gale, in which no umbrella helps. */
export const letsStormIn = (traits: Traits, { gale, rain }: Demands): boolean => gale && rain && !traits.waterResistant;

/** Returns whether a gale would blow the outfit about: short and wide skirts, wide brims, umbrellas. */
export const flapsInWind = ({ flapping }: PictureTraits, { umbrella }: Traits, { gale }: Demands): boolean =>
  gale && (flapping || umbrella);

export const letsWindIn = (traits: Traits, demands: Demands): boolean => demands.windy && !traits.windproof;

/** Air temperature up to which a padded vest is worn under padding, °C. */
const PADDING_UNDER_PADDING_UNTIL_C = -10;

/** Returns whether an outfit has more layers than anybody wears, or padding under padding above -10 °C. */
export const isBulky = (
  { paddedShell, paddedUnder }: PictureTraits,
  { upperLayers }: Traits,
  { coldestC }: Demands,
): boolean =>
  upperLayers > MOST_UPPER_LAYERS || (paddedShell && paddedUnder && coldestC > PADDING_UNDER_PADDING_UNTIL_C);
