import type { Wearing } from '../cloth/worn';
import { noise } from '../sdf/noise';
import { type Field, smax, smin } from '../sdf/scalar';
import { capsule, ellipse, ellipsoid } from '../sdf/shapes';
import { type Headwear, roomUnder } from './headwear';

/** Lean to one side, in radians. */
const LEAN = 0.22;

/** Builds a flat, round felt hat with a narrow band and a stalk. */
export function beret({ color }: Wearing<'beret'>): Headwear {
  const c = Math.cos(LEAN);
  const s = Math.sin(LEAN);
  const field: Field = (x, y, z) => {
    const X = x * c + (z - 0.19) * s;
    const Z = -x * s + (z - 0.19) * c;
    let d = ellipsoid(X + 0.015, y - 0.03, Z - 0.03, 0.312, 0.302, 0.118);
    d = smin(d, smax(ellipse(X, y - 0.02, 0.27, 0.266), Math.abs(Z + 0.03) - 0.04, 0.02), 0.05);
    d = smin(d, capsule(X, y - 0.03, Z, [0, 0, 0.14], [0, 0, 0.178], 0.009, 0.007), 0.012);
    return d > 0.03 ? d : d - 0.005 * noise(x * 7, y * 7, z * 7);
  };
  return {
    parts: [
      {
        name: 'beret',
        field,
        bounds: [-0.42, -0.36, 0, 0.42, 0.42, 0.48],
        cell: 0.0068,
        material: { kind: 'wool' },
        paint: color,
      },
    ],
    inside: roomUnder({ a: 0.262, b: 0.258, c: 0.2, y: 0.02, z: 0.1 }, (_x, y) => 0.165 - 0.1 * y),
  };
}
