import type { Gender } from '@/lib/contract/gender';
import { isWarmPiece } from '../recommendation/traits';
import { getGarment, getWornGarments } from '../wardrobe/insulation';
import { wear } from '../wardrobe/outfit-tables/compose';
import { NAVY } from '../wardrobe/outfit-tables/palette';
import type { Outfit, WornGarment } from '../wardrobe/wardrobe';

/** The umbrella of rainy days. */
const UMBRELLA = wear('umbrella', NAVY);

/** Outfits as they are packed: on dry days, and on days that need an umbrella. */
export interface PackableOutfits {
  dry: readonly Outfit[];
  wet: readonly Outfit[];
}

const known = new WeakMap<readonly Outfit[], Map<string, PackableOutfits>>();

/**
 * Returns the outfits of a gender as they are packed. Scarves, gloves, hats, glasses, bags and umbrellas are left out,
 * because the weather of each day decides about them. Uniforms are not packed. Unless `byColor` is set, outfits of the same garments in other
 * colours are one outfit.
 * Results are cached, because the tables are constant.
 */
export function getPackableOutfits(
  outfits: readonly Outfit[],
  gender: Gender,
  { byColor }: { byColor: boolean },
): PackableOutfits {
  const variants = known.get(outfits) ?? new Map<string, PackableOutfits>();
  known.set(outfits, variants);
  const variant = `${gender} ${byColor}`;
  const ofGender = () => outfits.filter((outfit) => outfit.gender === gender && !outfit.uniform);
  const packable = variants.get(variant) ?? createPackableOutfits(ofGender(), byColor);
  variants.set(variant, packable);
  return packable;
}

function createPackableOutfits(outfits: readonly Outfit[], byColor: boolean): PackableOutfits {
  const distinct = new Map<string, Outfit>();
  for (const outfit of outfits) {
    const core = toCore(outfit);
    const key = `${getWornGarments(core)
      .map(({ garment, colorId }) => (byColor ? `${garment} ${colorId}` : garment))
      .join(' ')} ${core.categoryIds.toSorted().join(' ')}`;
    if (!distinct.has(key)) distinct.set(key, core);
  }
  const dry = [...distinct.values()];
  return { dry, wet: dry.map((outfit) => ({ ...outfit, accessories: [...outfit.accessories, UMBRELLA] })) };
}

function toCore({ weather: _, ...outfit }: Outfit): Outfit {
  const isPacked = ({ garment: id }: WornGarment) => {
    const garment = getGarment(id);
    return garment.slot === 'neckwear' && !isWarmPiece(garment);
  };
  return {
    ...outfit,
    layers: outfit.layers.map(({ open: _open, ...worn }) => worn),
    accessories: outfit.accessories.filter(isPacked),
  };
}

/** Returns the garments of an outfit that are chosen for a trip: everything but socks and an umbrella. */
export const listChosenGarments = (outfit: Outfit): WornGarment[] =>
  getWornGarments(outfit).filter(({ garment: id }) => {
    const { slot, model } = getGarment(id);
    return slot !== 'umbrella' && model.kind !== 'socks';
  });
