import type { Dressed, Wearing } from '../cloth/worn';
import { shade } from '../scene/colour';
import type { Material } from '../scene/part';
import { type Field, smax } from '../sdf/scalar';
import type { Bounds } from '../sdf/surface-nets';

const BOUNDS: Bounds = [-0.66, -0.56, 0.6, 0.66, 0.2, 1.7];

const getMaterial = ({ fabric, params }: Wearing<'gloves'>): Material => {
  if (fabric === 'leather') return { kind: 'leather', roughness: 0.4 };
  return fabric === 'knit' ? { kind: 'knit', scale: params.style === 'mitten' ? 60 : 90 } : { kind: 'technical' };
};

/**
 * Builds gloves: the hands, slightly thicker, with a cuff over the wrist. Thickening merges the fingers of a mitten.
 */
export function gloves(worn: Wearing<'gloves'>): Dressed {
  const { body, color, params, trim, fabric } = worn;
  const grow = params.style === 'mitten' ? 0.0125 : 0.005;
  const hands: Field = (x, y, z) => (x > 0 ? body.hands.left(x, y, z) : body.hands.right(x, y, z)) - grow;
  const knitted = fabric === 'knit';
  const cuff: Field = (x, y, z) => {
    const limb = (x > 0 ? body.arms.left : body.arms.right).locate(x, y, z);
    const ribs = knitted && limb.d < 0.08 ? 0.0016 * Math.cos(limb.angle(x, y, z) * 22) : 0;
    return smax(
      Math.abs(limb.d - body.armRadius(1) - 0.013) - 0.0085 + ribs,
      Math.abs(limb.beyond(1) - 0.002) - (knitted ? 0.03 : 0.02),
      0.007,
    );
  };
  const edge = trim ?? (knitted ? shade(color, 0.12) : shade(color, 0.3));
  return {
    parts: [
      { name: 'gloves', field: hands, bounds: BOUNDS, cell: 0.0054, material: getMaterial(worn), paint: color },
      {
        name: 'glove-cuffs',
        field: cuff,
        bounds: BOUNDS,
        cell: 0.0052,
        material: knitted ? { kind: 'rib', scale: 60 } : getMaterial(worn),
        paint: edge,
      },
    ],
  };
}
