import { type Vec3, cross, dot, normalize, scale, sub } from '../scene/vector';
import { type Field, smax } from '../sdf/scalar';
import { segment } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';

/** Distance to a region of the plane in front of the figure, negative inside. */
export type Outline = (x: number, z: number) => number;

/** Returns the field of a sheet of cloth within a region, at distance `off` from a surface. */
export function patch(surface: Field, off: number, thickness: number, region: Field, round = thickness * 0.9): Field {
  return (x, y, z) => {
    const r = region(x, y, z);
    if (r > 0.06) return r;
    return smax(Math.abs(surface(x, y, z) - off) - thickness / 2, r, round);
  };
}

/** Returns the field of the front half of a flat outline. */
export const front =
  (outline: Outline): Field =>
  (x, y, z) =>
    y > 0.01 ? 0.1 : outline(x, z);

/** Returns the point where a line from the front meets a surface, and the surface's normal there. */
export function touch(surface: Field, x: number, z: number): { at: Vec3; normal: Vec3 } {
  let y = -0.62;
  for (let i = 0; i < 90; i++) {
    const d = surface(x, y, z);
    if (d < 0.0004 || y > 0.4) break;
    y += d * 0.8;
  }
  const e = 0.002;
  const g: Vec3 = [
    surface(x + e, y, z) - surface(x - e, y, z),
    surface(x, y + e, z) - surface(x, y - e, z),
    surface(x, y, z + e) - surface(x, y, z - e),
  ];
  return { at: [x, y, z], normal: normalize(g) };
}

/** Returns a map from points to coordinates across (u), up (v) and away from (w) a tangent plane. */
export function tangentFrame(at: Vec3, normal: Vec3) {
  const up = normalize(sub([0, 0, 1], scale(normal, normal[2])));
  const right = cross(up, normal);
  return (x: number, y: number, z: number): Vec3 => {
    const p: Vec3 = [x - at[0], y - at[1], z - at[2]];
    return [dot(p, right), dot(p, up), dot(p, normal)];
  };
}

export const around = ([x, y, z]: Vec3, r: number): Bounds => [x - r, y - r, z - r, x + r, y + r, z + r];

/** Returns the depth of a seam along a line in the plane: a soft groove of half-width `w` and depth `depth`. */
export const seam = (
  x: number,
  z: number,
  ax: number,
  az: number,
  bx: number,
  bz: number,
  depth = 0.003,
  w = 0.004,
) => {
  const d = segment(x, z, ax, az, bx, bz) / w;
  return depth * Math.exp(-d * d);
};
