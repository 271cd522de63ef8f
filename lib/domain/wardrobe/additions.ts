import type { CATEGORIES } from '@/lib/contract/category';
import { BLACK, BROWN, CAMEL, CHARCOAL, NAVY, OATMEAL, WHITE, type Color } from './outfit-tables/palette';
import { getGarment } from './insulation';
import type { GarmentId, Outfit, WornGarment } from './wardrobe';

/**
 * Additions that a picture can show, in the order of picture ids: the outermost layer closed, gloves, warm hat, mask,
 * rain boots, scarf, shoes for snow.
 */
export const ADDITIONS = ['closed', 'gloves', 'hat', 'mask', 'rainboots', 'scarf', 'snowshoes'] as const;
export type Addition = (typeof ADDITIONS)[number];

/** Separates the id of an outfit from the additions of a picture. No outfit id contains it. */
const SEPARATOR = '--';

/** Returns the id of the picture that shows an outfit with additions: `female-daily-knit-jeans--closed-mask`. */
export const getPictureId = (outfitId: string, additions: readonly Addition[]): string =>
  additions.length === 0
    ? outfitId
    : outfitId + SEPARATOR + ADDITIONS.filter((addition) => additions.includes(addition)).join('-');

/** Parses the id of a picture. Returns null if it names an unknown addition or names additions in another order. */
export function parsePictureId(pictureId: string): { outfitId: string; additions: Addition[] } | null {
  const [outfitId = '', suffix] = pictureId.split(SEPARATOR);
  const names = suffix?.split('-') ?? [];
  const additions = ADDITIONS.filter((addition) => names.includes(addition));
  return getPictureId(outfitId, additions) === pictureId ? { outfitId, additions } : null;
}

/** Returns the outfit as it is worn with additions. Its id stays, because it is the same outfit. */
export function addToOutfit(outfit: Outfit, additions: readonly Addition[]): Outfit {
  return additions.reduce((dressed, addition) => ADD[addition](dressed), outfit);
}

const ADD: Record<Addition, (outfit: Outfit) => Outfit> = {
  closed: (outfit) => ({
    ...outfit,
    layers: outfit.layers.map(({ open, ...worn }, index) =>
      index === outfit.layers.length - 1 || !open ? worn : { ...worn, open },
    ),
  }),
  gloves: (outfit) => addAccessory(outfit, isSporty(outfit) ? 'gloves-sport' : 'gloves', [CHARCOAL, BROWN]),
  hat: (outfit) => addAccessory(outfit, 'beanie', [CHARCOAL, OATMEAL]),
  mask: (outfit) => addAccessory(outfit, 'mask', [WHITE]),
  scarf: (outfit) => addAccessory(outfit, isSporty(outfit) ? 'snood' : 'scarf', [OATMEAL, CHARCOAL, CAMEL]),
  rainboots: (outfit) => ({
    ...outfit,
    shoes: wear(isFormal(outfit) ? 'rain-boots-short' : 'rain-boots', isFormal(outfit) ? BLACK : NAVY),
  }),
  snowshoes: (outfit) => ({
    ...outfit,
    shoes: wear(isSporty(outfit) ? 'hiking-shoes' : 'work-boots', isSporty(outfit) ? CHARCOAL : BLACK),
  }),
};

const wear = (garment: GarmentId, { id, hex }: Color): WornGarment => ({ garment, colorId: id, color: hex });

/** Adds an accessory in the colour whose lightness differs most from that of the outermost garment. */
function addAccessory(outfit: Outfit, garment: GarmentId, colors: readonly [Color, ...Color[]]): Outfit {
  const beside = getLightness((outfit.layers.at(-1) ?? outfit.base.at(-1))?.color ?? WHITE.hex);
  const contrast = ({ hex }: Color) => Math.abs(getLightness(hex) - beside);
  const color = colors.reduce((best, next) => (contrast(next) > contrast(best) ? next : best));
  return { ...outfit, accessories: [...outfit.accessories, wear(garment, color)] };
}

/** Returns the lightness of a colour, from 0 to 1: the weighted sum of its channels (Rec. 601). */
function getLightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

type CategoryKey = (typeof CATEGORIES)[number]['key'];

/** Returns whether an outfit was made for a category, which its id names after the gender. */
const isFor = ({ id }: Outfit, key: CategoryKey): boolean => id.split('-')[1] === key;

const isSporty = (outfit: Outfit): boolean =>
  isFor(outfit, 'activity') || getGarment(outfit.shoes.garment).formality === 0;
const isFormal = (outfit: Outfit): boolean =>
  isFor(outfit, 'business') || getGarment(outfit.shoes.garment).formality >= 3;
