import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Material, Part, Transform } from '../scene/part';
import { type Field, bell, smax } from '../sdf/scalar';
import { roundBox } from '../sdf/shapes';

export const GOLD: Hex = '#d8bd74';
export const STEEL: Hex = '#b9bcc0';

/** Half-sizes of a bag's body, centred on the origin of its space. */
export interface Box {
  w: number;
  h: number;
  d: number;
  r: number;
  /** Share by which the top is narrower. */
  taper?: number;
}

/** Returns the field of a soft box whose faces bulge slightly in the middle. */
export const pouch =
  ({ w, h, d, r, taper = 0 }: Box): Field =>
  (x, y, z) => {
    const k = 1 - taper * (z / h) * 0.5;
    const belly = 0.12 * d * bell(x / w, 0.75) * bell(z / h, 0.8);
    return roundBox(x / k, y / (1 - taper * 0.5 * (z / h)), z, w, d, h, r) * 0.9 - belly;
  };

/** Returns the field of a sheet within an outline on the front of a bag's body. */
export const sheet =
  (body: Field, outline: (x: number, z: number) => number, off = 0.003, thick = 0.009): Field =>
  (x, y, z) => {
    const o = outline(x, z);
    if (o > 0.05) return o;
    return smax(Math.abs(body(x, y, z) - off) - thick / 2, Math.max(o, y - 0.004), 0.005);
  };

/** Builds a part in a bag's space. Its bounds are those of the body grown by `margin`. */
export const bagPart = (
  name: string,
  field: Field,
  { w, h, d }: Box,
  place: Transform,
  material: Material,
  paint: Hex,
  options: { margin?: number; cell?: number; uv?: Part['uv'] } = {},
): Part => {
  const { margin = 0.03, cell = 0.0048, uv = (x, _y, z) => [x, z] } = options;
  return {
    name: `bag-${name}`,
    field,
    bounds: [-w - margin, -d - margin, -h - margin, w + margin, d + margin, h + margin],
    cell,
    material,
    paint,
    uv,
    place,
  };
};
