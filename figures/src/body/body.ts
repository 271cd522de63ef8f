import type { ArmPose } from '../../../lib/domain/wardrobe/wardrobe';
import type { Gender } from '@/lib/contract/gender';
import { Limb, bend } from '../sdf/limb';
import { type Loft, loft } from '../sdf/loft';
import { type Field, mix, smax, smin } from '../sdf/scalar';
import { type Spline, spline } from '../sdf/spline';
import type { Part } from '../scene/part';
import { type Vec3, mirrorX } from '../scene/vector';
import { type Rest, type Rests, armShape } from './arms';
import { type Grip, type HandShape, findPalm, handField, makeGrip, makeRestingGrip } from './hand';
import { type Landmarks, landmarks } from './landmarks';
import type { Stance } from './stance';

export type Side = 'left' | 'right';

/** A pocket that a hand enters, at +x. */
export interface Pocket {
  /** x and z of the upper and the lower end of its opening, seen from the front. */
  edge: readonly [number, number, number, number];
  /** Piece of a height that is sewn on below its opening. */
  sewn: { kind: 'flap' | 'patch' | 'welt'; height: number };
  hand: Rest;
  /** Surface of the garment that has the pocket, its edges at hem and front, its colour, and its identifier. */
  cloth: Field;
  end: { hem: number; front: (z: number) => number };
  look: Pick<Part, 'paint' | 'uv'>;
  garment: string;
}

export interface BodySpec {
  gender: Gender;
  build: number;
  pose: { left: ArmPose; right: ArmPose; lead?: Side };
  /** Room for clothes under hanging arms. */
  spread: number;
  stance: Stance;
  /** What is worn on the hands: gloves, whose fingers are together when they hang, or mittens, whose fingers are joined. */
  gloved?: 'fingers' | 'mittens' | undefined;
  /** Left pocket of the clothes, mirrored for the right one. */
  pocket?: Pocket;
  /** Left hand if it is on the hip, and if it holds a strap. */
  onHip?: Rest;
  onStrap?: Rest;
}

/** A posed body: limbs that garments follow, and the body's own fields. */
export interface Body extends Landmarks {
  gender: Gender;
  woman: boolean;
  loft: Loft;
  arms: Record<Side, Limb>;
  legs: Record<Side, Limb>;
  armRadius: Spline;
  legRadius: Spline;
  /** y of each foot. */
  footY: Record<Side, number>;
  lead: Side;
  stance: Stance;
  poses: Record<Side, ArmPose>;
  hands: Record<Side, Field>;
  palms: Record<Side, Vec3>;
  torsoField: Field;
  legsField: Field;
  /** Pocket in which a hand is. */
  pocket?: Pocket;
}

const makeArm = (mark: Landmarks, side: Side, { pose, spread, pocket, onHip, onStrap }: BodySpec) => {
  const shape = armShape(pose[side], [mark.shoulderX, 0.006, mark.shoulder - mark.armDrop], spread, {
    ...(pocket && { pocket: pocket.hand }),
    ...(onHip && { hip: onHip }),
    ...(onStrap && { strap: onStrap }),
  } satisfies Rests);
  const points = bend(shape.shoulder, shape.elbow, shape.wrist);
  return { limb: new Limb(side === 'left' ? points : points.map(mirrorX)), shape };
};

const makeLeg = (mark: Landmarks, side: Side, lead: Side, footY: number) => {
  const x = mark.stanceX * (side === lead ? 1.12 : 0.94);
  const knee: Vec3 = [mix(mark.hipX, x, 0.5) + 0.004, side === lead ? -0.03 : -0.008, mark.knee];
  const points = bend([mark.hipX, 0, mark.hipZ], knee, [x, footY, mark.ankle], 9);
  return new Limb(side === 'left' ? points : points.map(mirrorX));
};

/** Returns the distance field of both legs. Each leg stays on its own side of the middle. */
const makeLegsField = (legs: Record<Side, Limb>, radius: Spline): Field => {
  const one = (limb: Limb, x: number, y: number, z: number) => limb.locate(x, y, z).d - radius(limb.s);
  return (x, y, z) => smin(one(legs.left, x, y, z), one(legs.right, x, y, z), 0.01);
};

/** Returns the distance beyond the opening of a pocket, positive where its cloth hides the hand. */
export function beyondEdge({ edge: [x0, z0, x1, z1] }: Pocket, x: number, z: number): number {
  return ((Math.abs(x) - x0) * (z1 - z0) - (z - z0) * (x1 - x0)) / Math.hypot(x1 - x0, z1 - z0);
}

/** Depth to which a hand in a pocket is modelled. */
const IN_POCKET = 0.02;

/** Cuts a hand off where the cloth of its pocket hides it. */
const cutInPocket =
  (hand: Field, pocket: Pocket): Field =>
  (x, y, z) =>
    smax(hand(x, y, z), beyondEdge(pocket, x, z) - IN_POCKET, 0.003);

/** Shapes of a hand that are the same in a mitten. */
const IN_MITTEN: readonly HandShape[] = ['relaxed', 'open', 'flat'];

/** Returns the shape of a hand in a glove. */
function putInGlove(shape: HandShape, gloved: BodySpec['gloved']): HandShape {
  if (gloved === 'mittens' && IN_MITTEN.includes(shape)) return 'mitten';
  return gloved && shape === 'relaxed' ? 'gloved' : shape;
}

export function makeBody(spec: BodySpec): Body {
  const { gender, build, pose, stance, pocket } = spec;
  const mark = landmarks(gender, build);
  const lead = pose.lead ?? 'left';
  const footY = { left: stance.stride, right: stance.stride, [lead]: -stance.stride };
  const left = makeArm(mark, 'left', spec);
  const right = makeArm(mark, 'right', spec);
  const legs = { left: makeLeg(mark, 'left', lead, footY.left), right: makeLeg(mark, 'right', lead, footY.right) };
  const torso = loft(mark.torso);
  const armRadius = spline(mark.arm);
  const legRadius = spline(mark.leg);
  const bottom = mark.torso[0]!.z;
  const wrist = armRadius(1);
  const grip = ({ limb, shape: { rest, roll } }: typeof left, side: 1 | -1): Grip =>
    rest ? makeRestingGrip(limb, side, rest) : makeGrip(limb, side, roll);
  const grips: Record<Side, Grip> = { left: grip(left, -1), right: grip(right, 1) };
  const makeHand = (side: Side): Field => {
    const hand = handField(grips[side], putInGlove({ left, right }[side].shape.hand, spec.gloved), mark.hand, wrist);
    return pose[side] === 'pocket' && pocket ? cutInPocket(hand, pocket) : hand;
  };
  return {
    ...mark,
    gender,
    woman: gender === 'FEMALE',
    loft: torso,
    legs,
    armRadius,
    legRadius,
    footY,
    lead,
    stance,
    arms: { left: left.limb, right: right.limb },
    poses: { left: pose.left, right: pose.right },
    hands: { left: makeHand('left'), right: makeHand('right') },
    palms: { left: findPalm(grips.left, mark.hand), right: findPalm(grips.right, mark.hand) },
    torsoField: (x, y, z) => smax(smax(torso.distance(x, y, z), bottom - z, 0.06), z - 1.56, 0.02),
    legsField: makeLegsField(legs, legRadius),
    ...(pocket && { pocket }),
  };
}
