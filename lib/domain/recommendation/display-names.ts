import type { Garment, WornGarment } from '../wardrobe/wardrobe';
import type { NameMessages } from './recommendation-messages';

export const getGarmentName = ({ id }: Garment, { garments }: NameMessages): string => garments[id];
export const getColorName = ({ colorId }: WornGarment, { colors }: NameMessages): string => colors[colorId];
