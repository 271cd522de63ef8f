import type { Side } from '../body/body';
import type { AdultArm } from './arms';

/** Position of an ankle relative to its usual place, for the left leg (+x): outwards and to the front. */
export interface Footing {
  out: number;
  front: number;
  /** Height of the heel off the floor. */
  lift?: number;
}

/** Attitude of a whole figure. Angles in degrees; positive head turns look to the figure's left (+x). */
export interface AdultPose {
  left: AdultArm;
  right: AdultArm;
  /** The leg that carries the weight. */
  standing: Side;
  feet: Record<Side, Footing>;
  /** Shift of the pelvis over the standing leg, in body units. */
  shift: number;
  /** Rise of the hip over the standing leg and fall of that shoulder. */
  hips: number;
  shoulders: number;
  /** Rotation of the shoulders against the hips. */
  twist: number;
  head: { turn: number; tilt: number; nod: number };
  /** Rotation of the whole figure against the camera. */
  turn: number;
}

const BOTH = { left: { out: 0, front: 0.012 }, right: { out: 0, front: -0.012 } };

export const POSES = {
  plain: {
    left: 'down',
    right: 'down',
    standing: 'right',
    feet: BOTH,
    shift: 0.006,
    hips: 1,
    shoulders: 1,
    twist: 0,
    head: { turn: 4, tilt: 2, nod: 0 },
    turn: -10,
  },
  weight: {
    left: 'relaxed',
    right: 'relaxed',
    standing: 'right',
    feet: { left: { out: 0.055, front: 0.06 }, right: { out: -0.035, front: -0.02 } },
    shift: 0.034,
    hips: 5,
    shoulders: 4,
    twist: 5,
    head: { turn: 10, tilt: 5, nod: -1 },
    turn: -14,
  },
  pockets: {
    left: 'pocket',
    right: 'pocket',
    standing: 'left',
    feet: { left: { out: -0.03, front: -0.02 }, right: { out: 0.06, front: 0.05 } },
    shift: 0.026,
    hips: 4,
    shoulders: 3,
    twist: -4,
    head: { turn: -8, tilt: -4, nod: 0 },
    turn: 12,
  },
  aside: {
    left: 'pocket',
    right: 'relaxed',
    standing: 'left',
    feet: { left: { out: -0.03, front: -0.01 }, right: { out: 0.05, front: 0.06 } },
    shift: 0.03,
    hips: 4.5,
    shoulders: 3.5,
    twist: -6,
    head: { turn: -30, tilt: -3, nod: -2 },
    turn: 16,
  },
  step: {
    left: 'swing-back',
    right: 'relaxed',
    standing: 'left',
    feet: { left: { out: -0.03, front: 0.13 }, right: { out: 0.02, front: -0.1, lift: 0.012 } },
    shift: 0.016,
    hips: 3,
    shoulders: 2,
    twist: -6,
    head: { turn: 6, tilt: 3, nod: 0 },
    turn: 20,
  },
  walk: {
    left: 'swing-front',
    right: 'swing-back',
    standing: 'right',
    feet: { left: { out: -0.035, front: -0.19, lift: 0.075 }, right: { out: -0.03, front: 0.16 } },
    shift: 0.014,
    hips: 3,
    shoulders: 2,
    twist: 9,
    head: { turn: 4, tilt: 2, nod: 0 },
    turn: -26,
  },
  phone: {
    left: 'phone',
    right: 'pocket',
    standing: 'right',
    feet: { left: { out: 0.05, front: 0.04 }, right: { out: -0.03, front: -0.02 } },
    shift: 0.028,
    hips: 4,
    shoulders: 3,
    twist: 4,
    head: { turn: 14, tilt: 3, nod: 12 },
    turn: -12,
  },
  coffee: {
    left: 'relaxed',
    right: 'coffee',
    standing: 'left',
    feet: { left: { out: -0.03, front: -0.02 }, right: { out: 0.05, front: 0.05 } },
    shift: 0.03,
    hips: 4.5,
    shoulders: 3,
    twist: -4,
    head: { turn: -8, tilt: -5, nod: 0 },
    turn: 13,
  },
  collar: {
    left: 'collar',
    right: 'hip',
    standing: 'right',
    feet: { left: { out: 0.05, front: 0.05 }, right: { out: -0.035, front: -0.02 } },
    shift: 0.032,
    hips: 5,
    shoulders: 4,
    twist: 6,
    head: { turn: 16, tilt: 4, nod: 3 },
    turn: -15,
  },
} as const satisfies Record<string, AdultPose>;

export type AdultPoseName = keyof typeof POSES;
