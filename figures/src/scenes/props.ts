import type { Part } from '../scene/part';
import { noise } from '../sdf/noise';
import { len3, smax, smin } from '../sdf/scalar';
import { ellipsoid, roundRect } from '../sdf/shapes';
import type { Vec3 } from '../scene/vector';

/** Builds a bookmark ribbon with a notch below, `size` high. */
export function bookmarkProp([cx, cy, cz]: Vec3, size: number, color: Part['paint']): Part {
  const half = size * 0.36;
  return {
    name: 'bookmark',
    field: (x, y, z) => {
      const X = x - cx;
      const Z = z - cz;
      const flat = smax(
        roundRect(X, Z, half, size / 2, size * 0.1),
        Z < 0 ? (0.5 * size + Z - 0.28 * size + Math.abs(X) * 0.62) * -0.85 + 0.0 : -1,
        size * 0.05,
      );
      return smax(flat, Math.abs(y - cy) - size * 0.1, size * 0.07);
    },
    bounds: [cx - size * 0.5, cy - size * 0.25, cz - size * 0.65, cx + size * 0.5, cy + size * 0.25, cz + size * 0.65],
    cell: size / 60,
    material: { kind: 'plastic' },
    paint: color,
  };
}

/** Returns the exact distance to a heart about 1 wide round the origin (after I. Quilez). */
function heartOutline(x: number, z: number): number {
  const X = Math.abs(x) / 0.85;
  const Y = z / 0.85 + 0.56;
  if (X + Y > 1) return (Math.hypot(X - 0.25, Y - 0.75) - Math.SQRT2 / 4) * 0.85;
  const m = 0.5 * Math.max(X + Y, 0);
  return Math.min(Math.hypot(X, Y - 1), Math.hypot(X - m, Y - m)) * Math.sign(X - Y) * 0.85;
}

/** Builds a heart, `size` wide. */
export function heartProp([cx, cy, cz]: Vec3, size: number, color: Part['paint']): Part {
  return {
    name: 'heart',
    field: (x, y, z) => {
      const flat = heartOutline((x - cx) / size, (z - cz) / size) * size;
      return smax(flat, Math.abs(y - cy) - size * 0.2, size * 0.2);
    },
    bounds: [cx - size, cy - size, cz - size, cx + size, cy + size, cz + size],
    cell: size / 44,
    material: { kind: 'plastic' },
    paint: color,
  };
}

export const sunProp = ([cx, cy, cz]: Vec3, r: number): Part => ({
  name: 'sun',
  field: (x, y, z) => len3(x - cx, y - cy, z - cz) - r,
  bounds: [cx - r * 1.3, cy - r * 1.3, cz - r * 1.3, cx + r * 1.3, cy + r * 1.3, cz + r * 1.3],
  cell: r / 16,
  material: { kind: 'rubber', roughness: 0.55 },
  paint: '#ffc93f',
});

export function cloudProp([cx, cy, cz]: Vec3, size: number, color: Part['paint']): Part {
  const balls: [number, number, number][] = [
    [-0.5, -0.02, 0.34],
    [-0.08, 0.17, 0.46],
    [0.4, 0.04, 0.38],
    [0.02, -0.1, 0.36],
  ];
  return {
    name: 'cloud',
    field: (x, y, z) => {
      const X = (x - cx) / size;
      const Y = (y - cy) / size;
      const Z = (z - cz) / size;
      let d = 9;
      for (const [bx, bz, r] of balls) d = smin(d, len3(X - bx, Y * 1.1, Z - bz) - r, 0.12);
      return smax(d, -0.32 - Z, 0.16) * size - 0.003 * noise(x * 9, y * 9, z * 9);
    },
    bounds: [cx - size * 1.1, cy - size * 0.8, cz - size * 0.7, cx + size * 1.1, cy + size * 0.8, cz + size * 0.9],
    cell: size / 34,
    material: { kind: 'rubber', roughness: 0.8 },
    paint: color,
  };
}

export const dropProp = ([cx, cy, cz]: Vec3, size: number): Part => ({
  name: 'drop',
  field: (x, y, z) => {
    const Z = (z - cz) / size;
    const narrow = Z > 0 ? 1 + 1.6 * Z : 1;
    return (
      ellipsoid((x - cx) * narrow, (y - cy) * narrow, z - cz - 0.1 * size, size * 0.42, size * 0.42, size * 0.72) * 0.6
    );
  },
  bounds: [cx - size, cy - size, cz - size, cx + size, cy + size, cz + size],
  cell: size / 14,
  material: { kind: 'plastic' },
  paint: '#6fb4ff',
});
