import type { DressCode } from '@/lib/contract/dress-code';
import { getWornGarments } from '../wardrobe/insulation';
import type { Hex } from '../wardrobe/hex';
import type { Garment, Outfit, Slot, WornGarment } from '../wardrobe/wardrobe';
import type { GarmentMap } from './traits';

/** Price of each garment that is out of place: two cost more than the variety of a list. A judgement. */
const OUT_OF_PLACE = 3;

const CLOTHES: readonly Slot[] = ['outer', 'top', 'bottom', 'dress', 'shoes'];

interface Worn extends WornGarment {
  is: Garment;
}

const getChannels = (color: Hex): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
const getLightness = (color: Hex): number => Math.max(...getChannels(color));
/** Difference between the strongest and the weakest channel: 0 for grey. */
const getChroma = (color: Hex): number => getLightness(color) - Math.min(...getChannels(color));

const isDark = ({ color }: Worn): boolean => getLightness(color) <= 80;
const isWhite = ({ color }: Worn): boolean => Math.min(...getChannels(color)) >= 225;
const isMuted = ({ color }: Worn): boolean => getChroma(color) <= 70;

/** Returns whether a garment is worn at an occasion. */
const SUITS: Record<DressCode, (worn: Worn) => boolean> = {
  // White is the bride's colour.
  wedding: (worn) => worn.is.formality >= 2 && !(worn.is.slot === 'dress' && isWhite(worn)),
  funeral: (worn) =>
    worn.is.formality >= 3 && !worn.pattern && (isDark(worn) || (worn.is.slot === 'top' && isWhite(worn))),
  interview: (worn) => worn.is.formality >= 3 && (isMuted(worn) || isDark(worn)),
};

/** Returns the cost of the garments of an outfit that are out of place at an occasion. 0 if it suits, or without one. */
export function getDressCodePrice(outfit: Outfit, garments: GarmentMap, dressCode: DressCode | undefined): number {
  if (!dressCode) return 0;
  const worn = getWornGarments(outfit).flatMap((each): Worn[] => {
    const is = garments.get(each.garment);
    return is && CLOTHES.includes(is.slot) ? [{ ...each, is }] : [];
  });
  return OUT_OF_PLACE * worn.filter((each) => !SUITS[dressCode](each)).length;
}
