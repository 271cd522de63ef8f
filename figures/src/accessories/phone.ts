import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Body, Side } from '../body/body';
import { getDifference, shade } from '../scene/colour';
import type { Part } from '../scene/part';
import type { Field } from '../sdf/scalar';
import { roundBox } from '../sdf/shapes';
import { bagSpace, getGrip } from './bag-space';
import { bagPart } from './pouch';
import { getSign } from './sides';

const BOX = { w: 0.03, h: 0.058, d: 0.0055, r: 0.008 };
/** Colours of cases, all brighter than dark clothes: one of them differs from any clothes. */
const CASES: readonly Hex[] = ['#f3f4f6', '#f0624d', '#5fb0ee'];
const GLASS = '#23262c';
/** Middle and half the size of the camera, as shares of the phone's, and the height of its two lenses. */
const CAMERA = { x: -0.42, z: 0.62, w: 0.42, h: 0.27, lens: 0.12, radius: 0.0042 };

/** Returns the colour of the case that differs most from the clothes behind it. */
function pickCase(behind: readonly Hex[]): Hex {
  const differs = (color: Hex) => Math.min(...behind.map((other) => getDifference(color, other)));
  return CASES.reduce((best, color) => (differs(color) > differs(best) ? color : best));
}

/** Builds the phone in a hand, with the back of its bright case and its camera to the viewer. */
export function phone(body: Body, side: Side, behind: readonly Hex[]): Part[] {
  const color = pickCase(behind);
  const [x, y, z] = getGrip(body, side);
  const place = bagSpace([x - 0.006 * getSign(side), y - 0.022, z + 0.04], 0.25 * getSign(side), 0.35);
  const { w, h, d, r } = BOX;
  const piece = (name: string, field: Field, paint: Hex, cell: number) =>
    bagPart(name, field, BOX, place, { kind: 'plastic' }, paint, { cell });
  const camera: Field = (px, py, pz) =>
    roundBox(px - w * CAMERA.x, py + d, pz - h * CAMERA.z, w * CAMERA.w, 0.0026, h * CAMERA.h, 0.0024);
  const lenses: Field = (px, py, pz) => {
    const across = Math.hypot(px - w * CAMERA.x, Math.abs(pz - h * CAMERA.z) - h * CAMERA.lens);
    return Math.max(across - CAMERA.radius, Math.abs(py + d + 0.0026) - 0.0016);
  };
  return [
    piece('phone', (px, py, pz) => roundBox(px, py, pz, w, d, h, r), color, 0.003),
    piece('camera', camera, GLASS, 0.0024),
    piece('lens', lenses, shade('#ffffff', 0.35), 0.0018),
  ];
}
