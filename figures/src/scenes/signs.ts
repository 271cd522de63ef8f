import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Part } from '../scene/part';
import type { Vec3 } from '../scene/vector';
import { len2, smax } from '../sdf/scalar';
import { segment } from '../sdf/shapes';
import { bookmarkProp } from './props';

type Outline = (x: number, z: number) => number;

/** Builds a flat sign of about `size`, cut out along an outline of height 1. */
const sign = (name: string, outline: Outline, [cx, cy, cz]: Vec3, size: number, paint: Hex): Part => ({
  name,
  field: (x, y, z) =>
    smax(outline((x - cx) / size, (z - cz) / size) * size, Math.abs(y - cy) - size * 0.08, size * 0.06),
  bounds: [cx - size, cy - size * 0.2, cz - size, cx + size, cy + size * 0.2, cz + size],
  cell: size / 70,
  material: { kind: 'plastic' },
  paint,
});

export function emptyBookmarkProp(at: Vec3, size: number, color: Hex): Part {
  const whole = bookmarkProp(at, size, color);
  const inner = bookmarkProp([at[0], at[1], at[2] + size * 0.02], size * 0.74, color);
  return { ...whole, field: (x, y, z) => smax(whole.field(x, y, z), -inner.field(x, at[1], z), size * 0.03) };
}

/** Builds the waves of a connection over their dot, without the slash. */
export const wavesProp = (at: Vec3, size: number, color: Hex): Part =>
  sign(
    'waves',
    (x, z) => {
      const up = z + 0.42;
      const ring = Math.min(...[0.3, 0.56, 0.82].map((r) => Math.abs(len2(x, up) - r)));
      return Math.min(smax(ring - 0.062, (Math.abs(x) - up) * 0.7, 0.05), len2(x, up) - 0.105);
    },
    at,
    size,
    color,
  );

export const slashProp = (at: Vec3, size: number, color: Hex): Part =>
  sign('slash', (x, z) => segment(x, z, -0.5, 0.42, 0.5, -0.46) - 0.062, at, size, color);

export const questionProp = (at: Vec3, size: number, color: Hex): Part =>
  sign(
    'question',
    (x, z) => {
      const R = 0.24;
      const Z = z - 0.22;
      const hook = x < 0 && Z < 0 ? Math.min(len2(x + R, Z), len2(x, Z + R)) : Math.abs(len2(x, Z) - R);
      return Math.min(hook - 0.085, segment(x, z, 0, 0.22 - R, 0, -0.16) - 0.085, len2(x, z + 0.42) - 0.1);
    },
    at,
    size,
    color,
  );
