import { front, patch } from '../cloth/patch';
import type { Upper } from '../cloth/upper';
import type { Material, Part } from '../scene/part';
import { smax } from '../sdf/scalar';

/** Builds the ribbing along the edge of an open or V-shaped front. */
export function vBand(
  upper: Upper,
  gap: (z: number) => number,
  material: Material,
  color: Part['paint'],
  width = 0.02,
): Part {
  const { body, spec } = upper;
  const region = front((x, z) =>
    smax(
      Math.abs(Math.abs(x) - Math.max(0, gap(z)) - width * 0.4) - width * 0.6,
      Math.max(z - body.neck - 0.02, spec.hem - 0.02 - z, gap(z) < -0.5 ? 0.02 : -1),
      0.004,
    ),
  );
  return {
    name: 'edge',
    field: patch(upper.outside, 0.0025, 0.013, region, 0.009),
    bounds: [-0.24, -0.5, spec.hem - 0.03, 0.24, 0.04, body.neck + 0.06],
    cell: 0.005,
    material,
    paint: color,
    uv: (x, _y, z) => [z, x],
  };
}
