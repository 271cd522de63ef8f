import { BAGS, WARM_ACCESSORIES, WEATHER_ACCESSORIES } from './garment-tables/accessories';
import { DRESSES, LEGWEAR, SHORTS, SKIRTS, TROUSERS } from './garment-tables/bottoms';
import { COATS, JACKETS, LIGHT_LAYERS, PADDED, SPORT_OUTERS } from './garment-tables/outers';
import { SHOES } from './garment-tables/shoes';
import { LIGHT_TOPS, SPORT_TOPS, UNDERLAYERS, WARM_TOPS } from './garment-tables/tops';
import type { Garment } from './wardrobe';

/**
 * All garments. Sources of the insulation: the garment table of ASHRAE 55 and ISO 7730 Annex C. Values with `judged`
 * are interpolated between two rows of those tables (`docs/wardrobe/README.md`).
 */
export const GARMENTS: readonly Garment[] = [
  ...UNDERLAYERS,
  ...LIGHT_TOPS,
  ...WARM_TOPS,
  ...SPORT_TOPS,
  ...TROUSERS,
  ...SHORTS,
  ...SKIRTS,
  ...DRESSES,
  ...LEGWEAR,
  ...LIGHT_LAYERS,
  ...JACKETS,
  ...SPORT_OUTERS,
  ...COATS,
  ...PADDED,
  ...SHOES,
  ...WARM_ACCESSORIES,
  ...WEATHER_ACCESSORIES,
  ...BAGS,
];

export const garmentById: ReadonlyMap<string, Garment> = new Map(GARMENTS.map((garment) => [garment.id, garment]));
