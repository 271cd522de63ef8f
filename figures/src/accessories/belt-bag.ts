import type { Dressed, Wearing } from '../cloth/worn';
import { shade } from '../scene/colour';
import type { Vec3 } from '../scene/vector';
import { type Field, smax } from '../sdf/scalar';
import { roundBox, roundRect } from '../sdf/shapes';
import { bagSpace, clothAt, nearArm } from './bag-space';
import { type Box, STEEL, bagPart, pouch, sheet } from './pouch';
import { onCloth } from './strap';

const BOX: Box = { w: 0.098, h: 0.05, d: 0.032, r: 0.03 };

/** Distance of the buckle from the middle. */
const BUCKLE = 0.125;

/** Room between the belt and arms that lie on the hips. */
const ARM_ROOM = 0.012;

/** Builds a pouch on a belt round the waist. */
export function beltBag({ body, fabric, color, trim }: Wearing<'belt-bag'>, cloth: Field): Dressed {
  const z = body.waist - 0.06;
  const x = -0.01;
  const at: Vec3 = [x, clothAt(cloth, x, z, -1) - BOX.d * 0.7, z - 0.01];
  const place = bagSpace(at, -0.06, 0.08);
  const solid = pouch({ ...BOX, taper: -0.16 });
  const material = { kind: fabric } as const;
  const band: Field = onCloth(
    cloth,
    (px, py, pz) => Math.max(Math.abs(pz - z) - 0.0145, nearArm(body, px, py, pz, ARM_ROOM)),
    0.012,
  );
  const zip = sheet(
    solid,
    (px, pz) => smax(Math.abs(pz - 0.022) - 0.003, Math.abs(px) - BOX.w * 0.8, 0.002),
    0.002,
    0.006,
  );
  const pocket = sheet(solid, (px, pz) => roundRect(px, pz + 0.014, BOX.w * 0.72, 0.022, 0.012), 0.001, 0.006);
  const buckle: Field = (px, py, pz) =>
    roundBox(px - BUCKLE, py - clothAt(cloth, BUCKLE, z, -1) + 0.01, pz - z, 0.02, 0.008, 0.017, 0.005);
  return {
    parts: [
      bagPart('body', solid, BOX, place, material, color),
      bagPart('pocket', pocket, BOX, place, material, shade(color, 0.08)),
      bagPart('zip', zip, BOX, place, { kind: 'metal' }, STEEL, { cell: 0.0034 }),
      {
        name: 'bag-belt',
        field: band,
        bounds: [-0.36, -0.34, z - 0.04, 0.36, 0.32, z + 0.04],
        cell: 0.0056,
        material: { kind: 'canvas' },
        paint: trim ?? shade(color, 0.3),
        slack: 2.6,
      },
      {
        name: 'bag-buckle',
        field: buckle,
        bounds: [BUCKLE - 0.04, -0.4, z - 0.03, BUCKLE + 0.04, 0, z + 0.03],
        cell: 0.004,
        material: { kind: 'plastic' },
        paint: '#2a2c30',
      },
    ],
  };
}
