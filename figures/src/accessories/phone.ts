import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Body, Side } from '../body/body';
import { isPale } from '../cloth/stitching';
import { shade } from '../scene/colour';
import { roundBox } from '../sdf/shapes';
import type { Part } from '../scene/part';
import { bagSpace, getGrip } from './bag-space';
import { bagPart } from './pouch';
import { getSign } from './sides';

const BOX = { w: 0.026, h: 0.052, d: 0.0042, r: 0.007 };
const DARK = '#2f333a';
const SILVER = '#d5d8dd';

/** Builds the phone in a hand, with its back to the viewer. It contrasts with the clothes behind it. */
export function phone(body: Body, side: Side, behind: Hex): Part[] {
  const color = isPale(behind) ? DARK : SILVER;
  const [x, y, z] = getGrip(body, side);
  const place = bagSpace([x - 0.006 * getSign(side), y - 0.022, z + 0.036], 0.25 * getSign(side), 0.35);
  const { w, h, d, r } = BOX;
  return [
    bagPart('phone', (px, py, pz) => roundBox(px, py, pz, w, d, h, r), BOX, place, { kind: 'plastic' }, color, {
      cell: 0.003,
    }),
    bagPart(
      'lens',
      (px, py, pz) => roundBox(px - w * 0.45, py + d, pz - h * 0.66, w * 0.36, 0.0024, h * 0.2, 0.002),
      BOX,
      place,
      { kind: 'plastic' },
      shade(DARK, 0.5),
      { cell: 0.0024 },
    ),
  ];
}
