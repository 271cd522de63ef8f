import { front, patch } from '../cloth/patch';
import type { Upper } from '../cloth/upper';
import { type Wearing, getClothMaterial } from '../cloth/worn';
import type { Part } from '../scene/part';
import { smax } from '../sdf/scalar';

/** Builds the strip down the front that carries the buttons. */
export function placket(
  upper: Upper,
  worn: Pick<Wearing, 'fabric' | 'pattern' | 'color'>,
  top: number,
  bottom: number,
  half = 0.017,
): Part {
  const region = front((x, z) =>
    smax(Math.abs(x) - half, Math.abs(z - (top + bottom) / 2) - (top - bottom) / 2, 0.002),
  );
  return {
    name: 'placket',
    field: patch(upper.outside, 0.0012, 0.008, region),
    bounds: [-0.06, -0.5, bottom - 0.02, 0.06, 0.03, top + 0.02],
    cell: 0.005,
    material: getClothMaterial(worn),
    paint: worn.color,
    uv: upper.uv,
  };
}
