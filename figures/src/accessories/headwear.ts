import type { Dressed } from '../cloth/worn';
import { type Field, smin } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';

/** Headwear in head space. `inside` is the space for hair above the rim. */
export interface Headwear extends Dressed {
  inside?: Field;
}

/** Bounding box of a hat in head space. */
export const HAT: Bounds = [-0.46, -0.5, -0.06, 0.46, 0.46, 0.46];

/** Half-axes and centre of the space under a crown. */
export interface Room {
  a: number;
  b: number;
  c: number;
  y: number;
  z: number;
}

/** Returns the field of the space for hair: inside the crown, or below the hat's lower edge. */
export const roomUnder =
  ({ a, b, c, y, z }: Room, edge: (x: number, y: number) => number): Field =>
  (px, py, pz) =>
    smin(ellipsoid(px, py - y, pz - z, a, b, c), pz - edge(px, py), 0.004);
