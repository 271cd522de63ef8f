import { collarBase, neckline } from '../cloth/neckline';
import type { Upper } from '../cloth/upper';
import type { Dressed } from '../cloth/worn';
import type { Part } from '../scene/part';

export const makeDressed = (upper: Upper, parts: Part[]): Dressed => ({
  parts,
  cover: upper.cover,
  neckline: neckline(upper),
  collarBase: collarBase(upper),
  surface: upper.outside,
});
