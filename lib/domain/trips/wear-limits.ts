import type { Garment } from '../wardrobe/wardrobe';

/** Number of days on which people wear a garment before they wash it. Judgements. */
const LIGHT_TOP_DAYS = 1;
const WARM_TOP_DAYS = 3;
const DRESS_DAYS = 2;
const LEGWEAR_DAYS = 2;
const BOTTOM_DAYS = 4;
const SPORT_BOTTOM_DAYS = 2;

const WARM_FABRICS: readonly Garment['fabric'][] = ['knit', 'wool', 'fleece'];

/** Returns on how many days of a trip one piece of a garment is worn. Infinity for coats, shoes and the like. */
export function getWearLimit({ slot, fabric, wicking, model }: Garment): number {
  switch (slot) {
    case 'underlayer':
      return LIGHT_TOP_DAYS;
    case 'top':
      return WARM_FABRICS.includes(fabric) || model.kind === 'sweatshirt' || model.kind === 'hoodie'
        ? WARM_TOP_DAYS
        : LIGHT_TOP_DAYS;
    case 'dress':
      return DRESS_DAYS;
    case 'legwear':
      return LEGWEAR_DAYS;
    case 'bottom':
      return wicking ? SPORT_BOTTOM_DAYS : BOTTOM_DAYS;
    default:
      return Infinity;
  }
}
