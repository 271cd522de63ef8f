import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body, Side } from '../body/body';
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

/** Returns the field of both hands. One that is hidden in a pocket is left out, because it would penetrate the cloth. */
function handsField({ hands, pocket, poses }: Body): Field {
  const get = (side: Side): Field => (poses[side] === 'pocket' && !pocket ? () => 1 : hands[side]);
  const [left, right] = [get('left'), get('right')];
  return (x, y, z) => Math.min(left(x, y, z), right(x, y, z));
}

export const handsPart = (body: Body, skin: Outfit['person']['skin']): Part => ({
  name: 'hands',
  field: handsField(body),
  bounds: [-0.66, -0.52, 0.6, 0.66, 0.2, 1.72],
  cell: 0.0046,
  material: { kind: 'skin' },
  paint: skin,
});
