import type { Wearing } from '../cloth/worn';
import { type Field, bell, smax } from '../sdf/scalar';
import { segment } from '../sdf/shapes';
import type { Headwear } from './headwear';

/** Returns the outline from the front: over the nose, below the eyes and under the chin. */
function outline(x: number, z: number): number {
  const X = Math.abs(x);
  const top = -0.056 - 0.42 * Math.max(0, X - 0.02) + 0.9 * Math.max(0, X - 0.11) ** 2;
  const bottom = -0.262 + 2.1 * x * x;
  return smax(smax(z - top, bottom - z, 0.02), X - 0.186, 0.03);
}

/** Builds a folded filter mask over nose and mouth, with ear loops. `face` is the head's field. */
export function mask({ color, trim }: Wearing<'mask'>, face: Field): Headwear {
  const field: Field = (x, y, z) => {
    const o = outline(x, z);
    if (y > 0 || o > 0.06) return Math.max(o, 0.03);
    // The folded mask stands off the mouth and lies close to the face at its edges.
    const stand = 0.008 + 0.024 * bell(x, 0.1) * bell(z + 0.15, 0.075);
    const folds =
      0.003 * bell(z + 0.15 + 0.1 * Math.abs(x), 0.0045) + 0.0022 * bell(z + 0.092 + 0.3 * Math.abs(x), 0.0035);
    return smax(Math.abs(face(x, y, z) - stand) - 0.0062 + folds, o, 0.01);
  };
  const loops: Field = (x, y, z) => {
    if (Math.abs(x) < 0.14) return 0.05;
    const lines =
      Math.min(segment(y, z, -0.185, -0.118, 0, -0.015), segment(y, z, -0.185, -0.205, 0.012, -0.085)) - 0.0044;
    return smax(Math.abs(face(x, y, z) - 0.003) - 0.0044, lines, 0.004);
  };
  return {
    parts: [
      {
        name: 'mask',
        field,
        bounds: [-0.24, -0.38, -0.3, 0.24, 0.02, -0.02],
        cell: 0.0046,
        material: { kind: 'paper' },
        paint: color,
        slack: 2,
      },
      {
        name: 'mask-loops',
        field: loops,
        bounds: [-0.3, -0.24, -0.24, 0.3, 0.06, 0.02],
        cell: 0.0035,
        material: { kind: 'cotton' },
        paint: trim ?? '#f4f2ee',
      },
    ],
  };
}
