import type { Body, Side } from '../body/body';
import { shade } from '../scene/colour';
import { roundBox } from '../sdf/shapes';
import type { Part } from '../scene/part';
import { bagSpace, getGrip } from './bag-space';
import { bagPart } from './pouch';
import { getSign } from './sides';

const BOX = { w: 0.026, h: 0.052, d: 0.0042, r: 0.007 };
const CASE = '#2f333a';

/** Builds the phone in a hand, with its back to the viewer. */
export function phone(body: Body, side: Side): Part[] {
  const [x, y, z] = getGrip(body, side);
  const place = bagSpace([x - 0.006 * getSign(side), y - 0.022, z + 0.036], 0.25 * getSign(side), 0.35);
  const { w, h, d, r } = BOX;
  return [
    bagPart('phone', (px, py, pz) => roundBox(px, py, pz, w, d, h, r), BOX, place, { kind: 'plastic' }, CASE, {
      cell: 0.003,
    }),
    bagPart(
      'lens',
      (px, py, pz) => roundBox(px - w * 0.45, py + d, pz - h * 0.66, w * 0.36, 0.0024, h * 0.2, 0.002),
      BOX,
      place,
      { kind: 'plastic' },
      shade(CASE, 0.5),
      { cell: 0.0024 },
    ),
  ];
}
