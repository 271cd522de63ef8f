import SEEN from '@/data/outfits/seen.json';
import type { Addition } from './additions';
import { getGarment, getWornGarments } from './insulation';
import type { GarmentId, Outfit, Slot } from './wardrobe';

/** A picture: its id, and the outfit as it shows it, with its additions. */
export interface ShownPicture {
  id: string;
  outfit: Outfit;
}

/** Garments that are hardly seen in a picture. `npm run figures -- --seen` records them. */
export interface SeenRecord {
  /** Start of the hash of the scene in `origins.json`. If it differs, the picture was rendered again since. */
  scene: string;
  /** Garments that cover less of the figure than `getLeastPercent`, with their shares in percent. */
  small: Partial<Record<string, number>>;
}

const records: Partial<Record<string, SeenRecord>> = SEEN;

const CLOTHES: readonly Slot[] = ['underlayer', 'top', 'bottom', 'dress', 'outer'];

/**
 * Least share of the figure that a seen garment covers, in percent. Shoes and accessories are smaller than clothes. Of
 * padding and fleece under a coat less looks like its lining, and less of a dress like the neckline of a top.
 */
const LEAST_PERCENT = { clothes: 1, dress: 3, likeLining: 4.5, other: 0.4 };
const LIKE_LINING: readonly string[] = ['padded', 'fleece', 'hoodie'];

/** Returns the share of the figure, in percent, from which a garment of an outfit counts as seen. */
export function getLeastPercent({ layers }: Outfit, garment: GarmentId): number {
  const { model, slot } = getGarment(garment);
  const isBetween = layers.slice(0, -1).some((layer) => layer.garment === garment);
  if (isBetween && LIKE_LINING.includes(model.kind)) return LEAST_PERCENT.likeLining;
  if (slot === 'dress') return LEAST_PERCENT.dress;
  return CLOTHES.includes(slot) ? LEAST_PERCENT.clothes : LEAST_PERCENT.other;
}

/** Returns whether a garment of a picture is seen in it. Of a picture without a record, everything counts as seen. */
export function isSeen({ id, outfit }: ShownPicture, garment: GarmentId): boolean {
  return (records[id]?.small[garment] ?? 100) >= getLeastPercent(outfit, garment);
}

/** Slot of the garment that each addition puts on. Closing a layer puts on none. */
const ADDED: Record<Addition, Slot | null> = {
  closed: null,
  gloves: 'handwear',
  hat: 'headwear',
  mask: 'mask',
  rainboots: 'shoes',
  scarf: 'neckwear',
  snowshoes: 'shoes',
};

/** Returns whether an addition of a picture is seen in it. */
export function isAdditionSeen(picture: ShownPicture, addition: Addition): boolean {
  // Additions follow the garments of the outfit itself, which can be of the same slot, such as a tie.
  const added = getWornGarments(picture.outfit).findLast(({ garment }) => getGarment(garment).slot === ADDED[addition]);
  return !added || isSeen(picture, added.garment);
}
