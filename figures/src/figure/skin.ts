import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body } from '../body/body';
import { clipPart } from './wearing';
import type { Part } from '../scene/part';
import { type Field, smin } from '../sdf/scalar';

export function skinPart(body: Body, covers: readonly Field[], skin: Outfit['person']['skin'], feet: boolean): Part {
  const arms: Field = (x, y, z) => {
    const limb = (x > 0 ? body.arms.left : body.arms.right).locate(x, y, z);
    return limb.d - body.armRadius(limb.s);
  };
  const field: Field = (x, y, z) => {
    const core = smin(body.torsoField(x, y, z), body.legsField(x, y, z), 0.05);
    const d = smin(core, arms(x, y, z), 0.035);
    return feet ? d : Math.max(d, 0.08 - z);
  };
  return clipPart(
    {
      name: 'body',
      field,
      bounds: [-0.66, -0.5, 0.02, 0.66, 0.3, 1.62],
      cell: 0.009,
      material: { kind: 'skin' },
      paint: skin,
    },
    covers,
  );
}

export const handsPart = ({ hands }: Body, skin: Outfit['person']['skin']): Part => ({
  name: 'hands',
  field: (x, y, z) => Math.min(hands.left(x, y, z), hands.right(x, y, z)),
  bounds: [-0.66, -0.52, 0.6, 0.66, 0.2, 1.72],
  cell: 0.0046,
  material: { kind: 'skin' },
  paint: skin,
});
