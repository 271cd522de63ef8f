import { front, patch } from '../cloth/patch';
import { pockets } from '../cloth/pockets';
import type { Upper } from '../cloth/upper';
import { type Wearing, getPlainMaterial } from '../cloth/worn';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { len2 } from '../sdf/scalar';
import { roundRect, segment } from '../sdf/shapes';

/** Distance between letters and half of their size. */
const PITCH = 0.037;
const STROKE = 0.015;

/** Strokes of N, A, L and T: place in the word, from and to, in halves of a letter. The O is a ring. */
const LETTERS: readonly (readonly [at: number, x0: number, z0: number, x1: number, z1: number])[] = [
  [0, -0.75, -1, -0.75, 1],
  [0, -0.75, 1, 0.75, -1],
  [0, 0.75, -1, 0.75, 1],
  [1, -0.85, -1, 0, 1],
  [1, 0, 1, 0.85, -1],
  [1, -0.5, -0.3, 0.5, -0.3],
  [2, -0.6, 1, -0.6, -1],
  [2, -0.6, -1, 0.7, -1],
  [4, -0.8, 1, 0.8, 1],
  [4, 0, 1, 0, -1],
];

/** Builds a thin print on the chest in the trim colour. */
export function decal(upper: Upper, kind: string, worn: Wearing): Part[] {
  const { body, trim = shade(worn.color, 0.5) } = worn;
  const z0 = body.bust + 0.02;
  if (kind === 'pocket')
    return [pockets(upper, 0.078, z0 + 0.045, 0.07, 0.075, getPlainMaterial(worn), worn.color, false, false)];
  const heart = (x: number, z: number) => {
    const X = Math.abs(x) / 0.05;
    const Z = (z - z0) / 0.05 + 0.55;
    if (X + Z > 1) return (len2(X - 0.25, Z - 0.75) - Math.SQRT2 / 4) * 0.05;
    const m = 0.5 * Math.max(X + Z, 0);
    return Math.min(len2(X, Z - 1), len2(X - m, Z - m)) * Math.sign(X - Z) * 0.05;
  };
  const lettering = (x: number, z: number) =>
    Math.min(
      ...LETTERS.map(([at, x0, low, x1, high]) =>
        segment(x - PITCH * (at - 2), z - z0, x0 * STROKE, low * STROKE, x1 * STROKE, high * STROKE),
      ),
      Math.abs(len2(x - PITCH, (z - z0) * 0.82) - 0.0125),
    ) - 0.0038;
  const shapes: Record<string, (x: number, z: number) => number> = {
    heart,
    lettering,
    circle: (x, z) => Math.abs(len2(x, z - z0) - 0.036) - 0.009,
    'small-logo': (x, z) => roundRect(x - 0.078, z - z0 - 0.04, 0.016, 0.0085, 0.004),
  };
  const outline = shapes[kind]!;
  return [
    {
      name: 'decal',
      field: patch(upper.outside, 0.0014, 0.005, front(outline), 0.0035),
      bounds: [-0.14, -0.5, z0 - 0.09, 0.14, 0, z0 + 0.09],
      cell: 0.0028,
      material: { kind: 'cotton' },
      paint: trim,
    },
  ];
}
