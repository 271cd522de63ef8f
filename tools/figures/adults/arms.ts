import type { ArmPose } from '../../../lib/domain/wardrobe/wardrobe';
import { type Vec3, add, length, normalize, scale, sub } from '../scene/vector';
import type { Limb } from '../sdf/limb';
import type { HandShape } from './hand';
import type { AdultLandmarks } from './proportions';
import { type Grip, gripFrame, roundedLimb, solveLimb } from './skeleton';

/** Poses of an adult's arm: those of the wardrobe and further ones that only show attitude. */
export type AdultArm = ArmPose | 'swing-front' | 'swing-back' | 'coffee' | 'collar';

interface Aim {
  /** Position of the wrist of the left arm (+x). */
  wrist: (mark: AdultLandmarks, shoulder: Vec3) => Vec3;
  /** Direction in which the elbow points. */
  pole: Vec3;
  /** Direction that the palm faces. */
  palm: Vec3;
  /** Direction of the fingers, by default that of the forearm. */
  fingers?: Vec3;
  hand: HandShape;
}

/** Returns a wrist below the shoulder at a share of the arm's length. */
const hanging =
  (share: number, out: number, front: number): Aim['wrist'] =>
  (mark, shoulder) =>
    add(shoulder, scale(normalize([out, -front, -1]), share * (mark.upperArm + mark.forearm)));

const AIMS: Record<AdultArm, Aim> = {
  down: { wrist: hanging(0.99, 0.12, 0.1), pole: [0.5, 1, 0], palm: [-0.85, 0.5, 0], hand: 'relaxed' },
  relaxed: { wrist: hanging(0.955, 0.2, 0.2), pole: [0.75, 0.8, 0], palm: [-0.75, 0.65, 0], hand: 'relaxed' },
  'swing-front': { wrist: hanging(0.95, 0.12, 0.45), pole: [0.5, 1, -0.2], palm: [-1, 0.1, 0], hand: 'relaxed' },
  'swing-back': { wrist: hanging(0.97, 0.26, -0.36), pole: [0.3, 1, 0], palm: [-1, 0.1, 0], hand: 'relaxed' },
  carry: { wrist: hanging(0.99, 0.14, 0.1), pole: [0.4, 1, 0], palm: [-1, 0.15, 0], hand: 'grip' },
  wave: {
    wrist: (_mark, [x, y, z]) => [x + 0.17, y - 0.12, z + 0.15],
    pole: [0.7, 0.1, -0.8],
    palm: [-0.1, -1, 0.1],
    fingers: [0.12, -0.1, 1],
    hand: 'open',
  },
  hold: {
    wrist: (mark, [x]) => [x + 0.01, -0.235, mark.waist + 0.08],
    pole: [0.5, 0.7, -0.6],
    palm: [-0.7, 0.1, 0.7],
    fingers: [-0.2, -1, 0.15],
    hand: 'grip',
  },
  pocket: {
    wrist: (mark) => [mark.hipX + 0.126, -0.045, mark.hip - 0.03],
    pole: [0.9, 0.75, 0],
    palm: [-1, 0.35, 0],
    fingers: [-0.52, -0.06, -1],
    hand: 'flat',
  },
  hip: {
    wrist: (mark) => [mark.hipX + 0.1, -0.03, mark.waist - 0.055],
    pole: [1, 0.5, 0],
    palm: [-0.9, 0.1, 0.3],
    fingers: [-0.5, -0.75, -0.5],
    hand: 'hip',
  },
  strap: {
    wrist: (mark, [x]) => [x - 0.045, -0.175, mark.bust + 0.0],
    pole: [0.75, 0.1, -0.8],
    palm: [-0.4, 0.9, 0.1],
    fingers: [-0.55, -0.05, 1],
    hand: 'grip',
  },
  umbrella: {
    wrist: (mark, [x]) => [x - 0.03, -0.25, mark.bust - 0.02],
    pole: [0.6, 0.25, -0.9],
    palm: [-1, 0.15, 0],
    fingers: [-0.25, -0.75, 0.3],
    hand: 'grip',
  },
  phone: {
    wrist: (mark, [x]) => [x - 0.09, -0.225, mark.bust - 0.03],
    pole: [0.7, 0.2, -0.8],
    palm: [-0.25, 0.85, 0.5],
    fingers: [-0.35, -0.25, 0.9],
    hand: 'phone',
  },
  coffee: {
    wrist: (mark, [x]) => [x - 0.03, -0.22, mark.bust - 0.1],
    pole: [0.75, 0.35, -0.7],
    palm: [-0.9, 0.35, 0],
    fingers: [-0.55, -0.75, 0.3],
    hand: 'cup',
  },
  collar: {
    wrist: (mark) => [0.095, -0.185, mark.neck - 0.135],
    pole: [0.85, -0.05, -0.65],
    palm: [-0.15, 1, 0.1],
    fingers: [-0.6, 0.1, 1],
    hand: 'pinch',
  },
};

export interface PosedArm {
  limb: Limb;
  grip: Grip;
  hand: HandShape;
}

/** Returns the left arm in a pose. `spread` moves a hanging arm away from thick clothes. */
export function poseArm(pose: AdultArm, mark: AdultLandmarks, spread: number): PosedArm {
  const aim = AIMS[pose];
  const shoulder: Vec3 = [mark.shoulderX + spread * 0.12, 0.006, mark.shoulder - mark.armDrop];
  const hangs = ['down', 'relaxed', 'carry', 'swing-front', 'swing-back'].includes(pose);
  const wanted = add(aim.wrist(mark, shoulder), hangs ? [spread, 0, 0] : [spread * 0.5, -spread * 0.4, 0]);
  const bones = solveLimb(shoulder, wanted, mark.upperArm, mark.forearm, aim.pole);
  const limb = roundedLimb(shoulder, bones, 0.07, [0.15, -1, 0.2]);
  const along = normalize(sub(bones.end, bones.joint));
  const fingers = aim.fingers ? normalize(aim.fingers) : normalize(add(along, [0, -0.06, 0]));
  if (length(sub(wanted, bones.end)) > 0.08) throw new RangeError(`The arm cannot reach its pose: ${pose}`);
  return { limb, grip: gripFrame(bones.end, fingers, aim.palm), hand: aim.hand };
}
