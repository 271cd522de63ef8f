import type { Wearing } from '../cloth/worn';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, smax } from '../sdf/scalar';
import { capsule, ellipse, roundRect } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';
import type { Headwear } from './headwear';

const EYE = { x: 0.108, z: -0.03 };
const SIZES = { round: { a: 0.07, b: 0.068 }, square: { a: 0.076, b: 0.06 }, sport: { a: 0.1, b: 0.058 } };
const BOUNDS: Bounds = [-0.32, -0.36, -0.13, 0.32, 0.06, 0.08];

/** Builds frames, tinted lenses and temples that reach the ears. */
export function eyewear({
  color,
  trim,
  params: { shape, tint },
}: Pick<Wearing<'eyewear'>, 'color' | 'trim' | 'params'>): Headwear {
  const { a, b } = SIZES[shape];
  /** Returns the y of the frame's front at x. The front curves round the face, a shield less than two lenses. */
  const bow = (x: number) => -0.312 + (shape === 'sport' ? 1.05 : 1.75) * x * x;
  const dark = tint > 0.3;
  const outline = (x: number, z: number) => {
    const X = Math.abs(x) - EYE.x;
    const Z = z - EYE.z;
    if (shape === 'round') return ellipse(X, Z, a, b);
    // Square frames narrow downwards. A sport shield continues across the nose.
    if (shape === 'square') return roundRect(X / (1 + 1.1 * Z), Z, a, b, 0.03);
    return smax(
      roundRect(x, Z - 0.25 * Math.max(0, X), EYE.x + a * 0.86, b, 0.045),
      -ellipse(x, Z + b * 1.15, 0.05, b * 0.95),
      0.012,
    );
  };
  const front: Field = (x, y, z) => {
    const rim = Math.abs(outline(x, z)) - (dark ? 0.0088 : 0.0066);
    const bridge =
      shape === 'sport'
        ? 1
        : Math.max(Math.abs(x) - 0.042, Math.abs(z - EYE.z - 0.018 - 0.9 * (0.0016 - x * x)) - 0.0062);
    return smax(Math.min(rim, bridge), Math.abs(y - bow(x)) - 0.0078, 0.005);
  };
  const hinge = EYE.x + (shape === 'sport' ? a * 0.86 : a);
  const temple: Field = (x, y, z) =>
    capsule(Math.abs(x), y, z, [hinge, bow(hinge) + 0.005, EYE.z + 0.02], [0.276, 0, EYE.z + 0.012], 0.0066);
  const glass: Field = (x, y, z) => smax(outline(x, z) - 0.002, Math.abs(y - bow(x)) - 0.0046, 0.002);
  const parts: Part[] = [
    {
      name: 'frame',
      field: (x, y, z) => Math.min(front(x, y, z), temple(x, y, z)),
      bounds: BOUNDS,
      cell: 0.0036,
      material: { kind: 'plastic' },
      paint: color,
    },
  ];
  // Clear lenses are omitted, because they would only dull the eyes.
  if (dark)
    parts.push({
      name: 'lens',
      field: glass,
      bounds: BOUNDS,
      cell: 0.0038,
      material: { kind: 'lens', opacity: Math.min(0.94, tint) },
      paint: trim ?? shade(color, 0.5),
    });
  return { parts };
}
