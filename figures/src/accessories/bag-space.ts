import type { Body, Side } from '../body/body';
import type { Transform } from '../scene/part';
import { type Vec3, add, rotX, rotY, rotZ } from '../scene/vector';
import { type Field, mix, smoothstep } from '../sdf/scalar';
import { spline } from '../sdf/spline';

/**
 * Returns the transform from a bag's space (x across, front at -y, z up) to a point, turned by `yaw` and tilted by
 * `tilt`.
 */
export const bagSpace =
  (at: Vec3, yaw: number, tilt = 0, roll = 0): Transform =>
  (p, kind) => {
    const turned = rotZ(rotX(rotY(p, roll), tilt), yaw);
    return kind === 'direction' ? turned : add(turned, at);
  };

/** Returns the point in the fist through which the handle of a carried item passes. */
export function getGrip(body: Body, side: Side): Vec3 {
  const [x, y, z] = body.palms[side];
  return [x, y - 0.004, z - 0.012];
}

/** Marches towards the cloth from the front (`from` -1) or the back (1) and returns the y of its surface. */
export function clothAt(cloth: Field, x: number, z: number, from: 1 | -1): number {
  let y = 0.6 * from;
  for (let i = 0; i < 120; i++) {
    const d = cloth(x, y, z);
    if (d < 0.0005 || y * from < -0.3) break;
    y -= Math.max(0.001, d * 0.7) * from;
  }
  return y;
}

/** Room that a sleeve takes round the arm. Straps on the trunk stay clear of it. */
const SLEEVE = 0.045;

/** Upper bound of the width that clothes add to each side of the trunk. */
export const BULK = 0.09;

/** Returns the room between the left upper arm and the outside of its sleeve. */
export function findSleeveRoom(body: Body, cloth: Field): number {
  const [x, y, z] = body.arms.left.pointAt(0.4);
  let out = 0.3;
  while (out > 0 && cloth(x + out, y, z) > 0.0005) out -= 0.002;
  return Math.max(0, out - body.armRadius(0.4));
}

/**
 * Returns a value that is positive near an arm and beyond it, to cut sleeves out of a band round the trunk. `room` is
 * that in the sleeve.
 */
export function nearArm(body: Body, x: number, y: number, z: number, room = SLEEVE): number {
  const limb = (x > 0 ? body.arms.left : body.arms.right).locate(x, y, z);
  return Math.max(body.armRadius(limb.s) + room - limb.d, Math.abs(x) - body.loft.a(z) - BULK);
}

/** Distance by which the trunk's clothes may stand out further than where they are measured. */
const UNEVEN = 0.008;

/**
 * Returns the surface of the clothes on the trunk, which goes on between chest and sleeves: what lies on it passes under
 * the arms.
 */
export function makeTrunkSurface({ bust, shoulder, shoulderX, torsoField }: Body, cloth: Field): Field {
  const x = 0.55 * shoulderX;
  const [low, top] = [bust - 0.25, shoulder - 0.04];
  const bulkAt = (z: number) =>
    Math.min(...[-x, x].map((side) => torsoField(side, clothAt(cloth, side, z, -1), z))) + UNEVEN;
  const heights = Array.from({ length: 9 }, (_, i) => mix(low, top, i / 8));
  const bulk = spline(heights.map((z) => [z, bulkAt(z)] as const));
  return (x, y, z) => {
    const d = cloth(x, y, z);
    if (z < low - 0.05 || z > top + 0.03) return d;
    const off = smoothstep(top, top + 0.03, z) + smoothstep(low, low - 0.05, z);
    return Math.max(d, torsoField(x, y, z) - bulk(z) - 0.2 * off);
  };
}
