import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Part } from '../scene/part';
import { type Field, len2, smin } from '../sdf/scalar';
import { capsule } from '../sdf/shapes';
import { EYE_Z, type Head, frontOf } from './head';

/**
 * Builds the frame of glasses in head space: `round` for wire, otherwise wider panels. There are no lenses: clear ones
 * would only add noise.
 */
export function glassesPart(head: Head, round: boolean, color: Hex): Part {
  const x0 = head.features.eye.x + 0.004;
  const z0 = EYE_Z - 0.006;
  const front = frontOf(head.skin, 0, EYE_Z + 0.004) - 0.014;
  const a = round ? 0.074 : 0.08;
  const c = round ? 0.068 : 0.056;
  const n = round ? 2 : 3.2;
  const rim = round ? 0.0042 : 0.0066;
  /** Lenses follow the face: further back at the temples. */
  const plane = (ax: number) => front + 0.5 * ax * ax + 0.35 * Math.max(0, ax - 0.12);
  const outline = (X: number, Z: number) =>
    (Math.pow(Math.pow(Math.abs(X) / a, n) + Math.pow(Math.abs(Z) / c, n), 1 / n) - 1) * Math.min(a, c);
  const frame: Field = (x, y, z) => {
    const ax = Math.abs(x);
    const Y = y - plane(ax);
    const ring = len2(outline(ax - x0, z - z0), Y) - rim;
    const bridge = capsule(ax, y, z, [0, front - 0.004, z0 + 0.022], [x0 - a + 0.006, plane(x0 - a), z0 + 0.014], rim);
    const hinge = x0 + a;
    const temple = capsule(ax, y, z, [hinge - 0.004, plane(hinge), z0 + 0.02], [0.222, 0.05, z0 + 0.03], rim * 0.9);
    return smin(smin(ring, bridge, 0.006), temple, 0.006);
  };
  return {
    name: 'glasses',
    field: frame,
    bounds: [-0.26, -0.36, -0.14, 0.26, 0.1, 0.08],
    cell: 0.0036,
    material: { kind: 'plastic' },
    paint: color,
  };
}
