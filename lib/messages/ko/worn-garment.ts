import { colors } from './colors';
import { garments } from './garments';

/** A garment with its colour, as listed below an outfit: 아이보리 니트. */
export const wornGarment = {
  format: ({ color, garment }: { color: keyof typeof colors; garment: keyof typeof garments }): string =>
    `${colors[color]} ${garments[garment]}`,
};
