import type { Garment } from './wardrobe';

/** Tank tops, vests, dresses on straps. */
export const hasNoSleeve = ({ model: { params } }: Garment): boolean => 'sleeve' in params && params.sleeve === 'none';
