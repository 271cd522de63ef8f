import { front, patch } from '../cloth/patch';
import { pockets } from '../cloth/pockets';
import type { Upper } from '../cloth/upper';
import { type Wearing, getPlainMaterial } from '../cloth/worn';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { len2 } from '../sdf/scalar';
import { roundRect, segment } from '../sdf/shapes';

/** Builds a thin print on the chest in the trim colour. */
export function decal(upper: Upper, kind: string, worn: Wearing): Part[] {
  const { body, trim = shade(worn.color, 0.5) } = worn;
  const z0 = body.bust + 0.02;
  if (kind === 'pocket')
    return [pockets(upper.outside, 0.078, z0 + 0.045, 0.07, 0.075, getPlainMaterial(worn), worn.color, false, false)];
  const heart = (x: number, z: number) => {
    const X = Math.abs(x) / 0.05;
    const Z = (z - z0) / 0.05 + 0.55;
    if (X + Z > 1) return (len2(X - 0.25, Z - 0.75) - Math.SQRT2 / 4) * 0.05;
    const m = 0.5 * Math.max(X + Z, 0);
    return Math.min(len2(X, Z - 1), len2(X - m, Z - m)) * Math.sign(X - Z) * 0.05;
  };
  // Strokes with the rhythm of letters, without forming a real word.
  const strokes = [-0.078, -0.05, -0.022, 0.008, 0.036, 0.066];
  const lettering = (x: number, z: number) => {
    let d = 1;
    strokes.forEach((at, i) => {
      const Z = z - z0;
      d = Math.min(d, segment(x, Z, at, -0.014, at, 0.014) - 0.0042);
      d = Math.min(
        d,
        i % 3 === 1
          ? Math.abs(len2(x - at - 0.009, Z) - 0.0125) - 0.0036
          : segment(x, Z, at, i % 2 ? 0.014 : 0, at + 0.016, i % 2 ? -0.014 : 0.014) - 0.0036,
      );
    });
    return d;
  };
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
