import type { Garment } from './wardrobe';

/** Returns whether a garment has no sleeves: tank tops, vests, dresses on straps. */
export const hasNoSleeve = ({ model: { params } }: Garment): boolean => 'sleeve' in params && params.sleeve === 'none';
