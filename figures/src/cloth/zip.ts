import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { around, front, patch, tangentFrame, touch } from './patch';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, smax, smin } from '../sdf/scalar';
import { roundBox } from '../sdf/shapes';

/** Builds a closed zip with a puller, from `top` down to `bottom`. */
export function zip(surface: Field, top: number, bottom: number, color: Hex, x0 = 0): Part[] {
  const tape: Part = {
    name: 'zip',
    field: patch(
      surface,
      0.002,
      0.007,
      front((x, z) => smax(Math.abs(x - x0) - 0.0075, Math.abs(z - (top + bottom) / 2) - (top - bottom) / 2, 0.002)),
      0.004,
    ),
    bounds: [x0 - 0.03, -0.5, bottom - 0.02, x0 + 0.03, 0.05, top + 0.02],
    cell: 0.004,
    material: { kind: 'plastic', bands: [{ axis: 1, scale: 110, width: 0.45, color: shade(color, 0.45), alpha: 0.7 }] },
    paint: color,
    uv: (x, _y, z) => [x, z],
  };
  const { at, normal } = touch(surface, x0, top - 0.012);
  const local = tangentFrame(at, normal);
  const puller: Part = {
    name: 'puller',
    field: (x, y, z) => {
      const [u, v, w] = local(x, y, z);
      return smin(
        roundBox(u, v + 0.004, w - 0.009, 0.006, 0.008, 0.004, 0.003),
        roundBox(u, v + 0.026, w - 0.01, 0.0045, 0.014, 0.0025, 0.002),
        0.003,
      );
    },
    bounds: around(at, 0.06),
    cell: 0.0022,
    material: { kind: 'metal' },
    paint: '#c9c6c0',
  };
  return [tape, puller];
}
