import type { Garment, Outfit, WornGarment } from '../wardrobe/wardrobe';
import type { NameMessages } from './recommendation-messages';

export const getGarmentName = ({ id }: Garment, { garments }: NameMessages): string => garments[id];
export const getColorName = ({ colorId }: WornGarment, { colors }: NameMessages): string => colors[colorId];
export const getOutfitTitle = ({ id }: Outfit, { outfits }: NameMessages): string => outfits[id];
