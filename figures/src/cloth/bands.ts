import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { UPPER_BOUNDS, type Upper } from './upper';
import type { Material, Part } from '../scene/part';
import { type Field, len2, smax, smin } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';

/** Builds a rib band round the hem of an upper garment, with the folds of its cloth. */
export function hemBand(upper: Upper, height: number, material: Material, color: Hex, inset = 0.004): Part {
  const { hem, gap } = upper.spec;
  const field: Field = (x, y, z) => {
    const d = smax(Math.abs(upper.torso(x, y, z) + inset) - 0.0105, Math.abs(z - hem - 0.005) - height / 2, 0.008);
    return gap && y < 0.02 ? smax(d, Math.min(gap(z) - Math.abs(x), 0.02 - y), 0.01) : d;
  };
  return {
    name: 'hem',
    field,
    bounds: [-0.42, -0.36, hem - 0.08, 0.42, 0.34, hem + 0.1],
    cell: 0.006,
    material,
    paint: color,
    uv: (x, y, z) => [Math.atan2(x, -y) * 0.17, z],
  };
}

export function cuffs(
  upper: Upper,
  length: number,
  off: number,
  thickness: number,
  material: Material,
  color: Part['paint'],
): Part {
  return {
    name: 'cuffs',
    field: upper.cuffBand(length, off, thickness),
    bounds: UPPER_BOUNDS,
    cell: 0.006,
    material,
    paint: color,
    uv: upper.cuffUv,
  };
}

/** Builds a band along the neck hole, `width` on the cloth and `height` upright. It ends at the edges of an open front. */
export function neckBand(upper: Upper, width: number, height: number, material: Material, color: Hex): Part {
  const { neck, gap } = upper.spec;
  const band: Field = (x, y, z) => {
    const hole = ellipsoid(x, y - neck.y, z - neck.z, neck.a, neck.b, neck.c);
    const lie = smax(
      Math.abs(upper.outside(x, y, z) - 0.0015) - 0.0055,
      Math.abs(hole - width * 0.45) - width * 0.55,
      0.006,
    );
    if (height <= 0) return smax(lie, z - (neck.z - 0.006), 0.004);
    const stand = len2(hole - 0.002, upper.outside(x, y, z) * 0.9) - height * 0.55;
    return smax(smin(lie, stand, 0.006), z - (neck.z + 0.004), 0.006);
  };
  const field: Field = gap
    ? (x, y, z) => (y < 0.02 ? smax(band(x, y, z), Math.min(gap(z) - Math.abs(x), 0.02 - y), 0.008) : band(x, y, z))
    : band;
  return {
    name: 'neckband',
    field,
    bounds: [-0.2, -0.22, upper.body.neck - 0.2, 0.2, 0.2, upper.body.neck + 0.12],
    cell: 0.005,
    material,
    paint: color,
    uv: (x, y, z) => [Math.atan2(x, -y) * 0.1, z],
  };
}

/** Builds a folded tube round the neck from `bottom` to `top`. */
export function neckTube(
  body: Upper['body'],
  bottom: number,
  top: number,
  radius: number,
  thickness: number,
  material: Material,
  color: Hex,
): Part {
  const fold = (top + bottom) / 2;
  return {
    name: 'neck',
    field: (x, y, z) => {
      const r = radius + 0.35 * Math.max(0, fold - z);
      const flat = Math.abs(len2(x, (y - 0.006) / 0.97) - r) - thickness / 2;
      return smax(flat, Math.abs(z - fold - 0.06 * y) - (top - bottom) / 2, thickness * 0.9) * 0.95;
    },
    bounds: [-0.22, -0.22, bottom - 0.05, 0.22, 0.22, top + 0.06],
    cell: 0.005,
    material,
    paint: color,
    uv: (x, y, z) => [Math.atan2(x, -y) * 0.1, z],
  };
}
