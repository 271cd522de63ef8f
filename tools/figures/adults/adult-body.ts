import type { ArmPose } from '../../../lib/domain/wardrobe/wardrobe';
import type { Gender } from '@/lib/contract/gender';
import type { Body, Side } from '../body/body';
import { type Vec3, mirrorX } from '../scene/vector';
import { Limb } from '../sdf/limb';
import { loft } from '../sdf/loft';
import { type Field, smax, smin } from '../sdf/scalar';
import { spline } from '../sdf/spline';
import { type AdultArm, type PosedArm, poseArm } from './arms';
import { gripPoint, handField } from './hand';
import type { AdultPose, Footing } from './poses';
import { type AdultLandmarks, type Build, adultLandmarks } from './proportions';
import { type Grip, inGrip, mirrorGrip, roundedLimb, solveLimb } from './skeleton';

/** A posed adult. Garments see the same limbs, lofts and fields as on any body. */
export interface AdultBody extends Body {
  mark: AdultLandmarks;
  pose: AdultPose;
  grips: Record<Side, Grip>;
}

/** The pose of the wardrobe that garments and bags should assume for an adult's arm. */
const WARDROBE_POSES: Partial<Record<AdultArm, ArmPose>> = {
  'swing-front': 'down',
  'swing-back': 'down',
  coffee: 'hold',
  collar: 'strap',
};

function poseLeg(mark: AdultLandmarks, { out, front, lift = 0 }: Footing): Limb {
  const root: Vec3 = [mark.hipX, 0, mark.hipZ];
  const ankle: Vec3 = [mark.stanceX + out, -front + 0.008, mark.ankle + lift];
  // The bones are slightly longer than the straight leg, so that knees are never locked.
  const thigh = (mark.hipZ - mark.knee) * 1.004;
  const shin = (mark.knee - mark.ankle) * 1.004;
  return roundedLimb(root, solveLimb(root, ankle, thigh, shin, [0.12 + out, -1, 0]), 0.12);
}

const mirrorLimb = (limb: Limb) => new Limb(limb.points.map(mirrorX), [-0.15, -1, 0.2]);

/** Builds a posed adult. `spread` is the room for clothes under hanging arms. */
export function makeAdultBody(gender: Gender, build: Build, pose: AdultPose, spread: number): AdultBody {
  const mark = adultLandmarks(gender, build);
  const torso = loft(mark.torso);
  const armRadius = spline(mark.arm);
  const legRadius = spline(mark.leg);
  const left = poseArm(pose.left, mark, spread);
  const right = poseArm(pose.right, mark, spread);
  const grips = { left: left.grip, right: mirrorGrip(right.grip) };
  const legs = {
    left: poseLeg(mark, pose.feet.left),
    right: new Limb(poseLeg(mark, pose.feet.right).points.map(mirrorX)),
  };
  const wrist = armRadius(1);
  const hand = (arm: PosedArm) => handField(arm.grip, arm.hand, mark.hand, wrist);
  const rightHand = hand(right);
  const bottom = mark.torso[0]!.z;
  const one = (limb: Limb, x: number, y: number, z: number) => limb.locate(x, y, z).d - legRadius(limb.s);
  const neckTop = mark.headCentre[2] - 0.09;
  const collarBones = collarBoneField(mark);
  const trunk: Field = (x, y, z) => smax(torso.distance(x, y, z), bottom - z, 0.06);
  return {
    ...mark,
    mark,
    pose,
    gender,
    woman: gender === 'FEMALE',
    loft: torso,
    arms: { left: left.limb, right: mirrorLimb(right.limb) },
    legs,
    armRadius,
    legRadius,
    footY: { left: legs.left.end[1], right: legs.right.end[1] },
    lead: pose.standing === 'left' ? 'right' : 'left',
    poses: {
      left: WARDROBE_POSES[pose.left] ?? (pose.left as ArmPose),
      right: WARDROBE_POSES[pose.right] ?? (pose.right as ArmPose),
    },
    hands: { left: hand(left), right: (x, y, z) => rightHand(-x, y, z) },
    palms: { left: inGrip(grips.left, gripPoint(mark.hand)), right: inGrip(grips.right, gripPoint(mark.hand)) },
    grips,
    torsoField: (x, y, z) => smax(smin(trunk(x, y, z), collarBones(x, y, z), 0.02), z - neckTop, 0.02),
    legsField: (x, y, z) => smin(one(legs.left, x, y, z), one(legs.right, x, y, z), 0.01),
  };
}

/** Returns the field of both collar bones, which shape the base of the neck in an open collar. */
function collarBoneField(mark: AdultLandmarks): Field {
  const inner: Vec3 = [0.018, -0.048, mark.neck - 0.028];
  const outer: Vec3 = [mark.shoulderX * 0.82, -0.02, mark.neck - 0.034];
  const bone = new Limb([inner, [mark.shoulderX * 0.4, -0.052, mark.neck - 0.036], outer]);
  return (x, y, z) => bone.locate(Math.abs(x), y, z).d - 0.011;
}
