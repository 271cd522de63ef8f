import type { Messages } from '../messages';
import { colors } from './colors';
import { garments } from './garments';

export const wornGarment: Messages['wornGarment'] = {
  format: ({ color, garment }) => {
    const name = `${colors[color]} ${garments[garment]}`;
    return name.charAt(0).toUpperCase() + name.slice(1);
  },
};
