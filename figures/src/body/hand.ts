import { type Vec3, add, cross, dot, mirrorX, normalize, scale, sub } from '../scene/vector';
import { type Field, smin } from '../sdf/scalar';
import { capsule } from '../sdf/shapes';
import type { Rest } from './arms';
import type { Limb } from '../sdf/limb';

export type HandShape = 'relaxed' | 'gloved' | 'mitten' | 'open' | 'grip' | 'flat' | 'pocket';

/** Orientation of a hand: origin at the wrist, u to the fingertips, v to the thumb's side, w to the back of the hand. */
export interface Grip {
  at: Vec3;
  u: Vec3;
  v: Vec3;
  w: Vec3;
  /** Direction of the forearm. */
  forearm: Vec3;
}

/**
 * Returns the frame of the hand at the end of an arm, turned about the forearm, which it continues. `side` is 1 for the
 * hand at -x.
 */
export function makeGrip(arm: Limb, side: 1 | -1, roll: number): Grip {
  const u = arm.direction;
  const front = normalize(add([0, -1, 0], scale(u, u[1])));
  const across = cross(u, front);
  const turned = (f: number, s: number): Vec3 => add(scale(front, f), scale(across, s * side));
  return {
    at: arm.end,
    u,
    v: turned(Math.cos(roll), Math.sin(roll)),
    w: turned(-Math.sin(roll), Math.cos(roll)),
    forearm: arm.direction,
  };
}

/** Returns the frame of a hand that points elsewhere than its forearm. `aim` and `back` are those of the hand at +x. */
export function makeRestingGrip(arm: Limb, side: 1 | -1, { aim, back }: Pick<Rest, 'aim' | 'back'>): Grip {
  const turn = (p: Vec3): Vec3 => (side === 1 ? mirrorX(p) : p);
  const u = normalize(turn(aim));
  const off = turn(back);
  const w = normalize(sub(off, scale(u, dot(off, u))));
  return { at: arm.end, u, v: scale(cross(w, u), side), w, forearm: arm.direction };
}

/** Bends of the three joints of index to little finger, in radians, the fingers' spread, and the thumb's tip. */
interface Curl {
  bends: readonly (readonly [number, number, number])[];
  spread: number;
  /** Middle joint and tip of the thumb, as shares of the hand's length. */
  thumb: readonly [Vec3, Vec3];
}

const RESTING: Curl['thumb'] = [
  [0.36, 0.215, -0.1],
  [0.5, 0.2, -0.13],
];
const FLAT: Curl['bends'] = [0.08, 0.1, 0.12, 0.14].map((bend) => [bend, bend + 0.06, bend] as const);
const CURLS: Record<HandShape, Curl> = {
  relaxed: {
    bends: [
      [0.2, 0.34, 0.2],
      [0.3, 0.42, 0.26],
      [0.38, 0.5, 0.3],
      [0.44, 0.54, 0.34],
    ],
    spread: 0.35,
    thumb: RESTING,
  },
  // In a glove, spread and unequally bent fingers look like a claw.
  gloved: {
    bends: [0.12, 0.13, 0.14, 0.15].map((bend) => [bend, bend + 0.08, bend] as const),
    spread: 0,
    thumb: [
      [0.36, 0.165, -0.085],
      [0.5, 0.135, -0.095],
    ],
  },
  mitten: {
    bends: [0, 1, 2, 3].map(() => [0.08, 0.12, 0.1] as const),
    spread: 0,
    thumb: [
      [0.36, 0.25, -0.06],
      [0.48, 0.29, -0.07],
    ],
  },
  flat: {
    bends: FLAT,
    spread: 0.3,
    thumb: RESTING,
  },
  // The thumb lies beside the palm: below it, its tip would come out of the cloth by itself.
  pocket: {
    bends: FLAT,
    spread: 0.3,
    thumb: [
      [0.34, 0.2, -0.03],
      [0.48, 0.18, -0.02],
    ],
  },
  open: {
    bends: [0, 1, 2, 3].map(() => [0.05, 0.1, 0.05] as const),
    spread: 1.25,
    thumb: [
      [0.36, 0.27, -0.05],
      [0.5, 0.33, -0.06],
    ],
  },
  grip: {
    bends: [
      [1.0, 1.35, 0.75],
      [1.08, 1.4, 0.75],
      [1.14, 1.4, 0.75],
      [1.2, 1.4, 0.75],
    ],
    spread: 0,
    thumb: [
      [0.37, 0.17, -0.18],
      [0.47, 0.06, -0.24],
    ],
  },
};

interface Bone {
  a: Vec3;
  b: Vec3;
  ra: number;
  rb: number;
}

/** Knuckle (u, v), length and radius of index, middle, ring and little finger, as shares of the hand's length. */
const FINGERS = [
  { u: 0.505, v: 0.129, length: 0.415, radius: 0.0445, splay: 0.075 },
  { u: 0.53, v: 0.042, length: 0.46, radius: 0.0455, splay: 0.01 },
  { u: 0.512, v: -0.044, length: 0.425, radius: 0.043, splay: -0.05 },
  { u: 0.465, v: -0.123, length: 0.335, radius: 0.0375, splay: -0.13 },
] as const;
const PHALANGES = [0.46, 0.3, 0.24] as const;

function fingerBones({ bends, spread }: Curl): Bone[][] {
  return FINGERS.map(({ u, v, length, radius, splay }, i) => {
    let from: Vec3 = [u, v, 0.008];
    let bend = 0;
    return PHALANGES.map((share, k): Bone => {
      bend += bends[i]![k]!;
      const reach = share * length;
      const sway = splay * spread * Math.max(0.15, Math.cos(bend));
      const to: Vec3 = [from[0] + Math.cos(bend) * reach, from[1] + sway * reach * 2, from[2] - Math.sin(bend) * reach];
      const bone = { a: from, b: to, ra: radius * (1 - 0.07 * k), rb: radius * (0.93 - 0.09 * k) };
      from = to;
      return bone;
    });
  });
}

const palmBones: Bone[] = FINGERS.map(({ u, v }) => ({
  a: [0.03, v * 0.5, 0],
  b: [u - 0.02, v * 0.97, 0.002],
  ra: 0.075,
  rb: 0.058,
}));

function thumbBones([middle, tip]: Curl['thumb']): Bone[] {
  const root: Vec3 = [0.08, 0.075, -0.035];
  const joint: Vec3 = [0.22, 0.165, -0.07];
  return [
    { a: root, b: joint, ra: 0.072, rb: 0.057 },
    { a: joint, b: middle, ra: 0.056, rb: 0.05 },
    { a: middle, b: tip, ra: 0.05, rb: 0.041 },
  ];
}

const chain = (bones: readonly Bone[], blend: number, u: number, v: number, w: number): number => {
  let d = 1e3;
  for (const { a, b, ra, rb } of bones) d = smin(d, capsule(u, v, w, a, b, ra, rb), blend);
  return d;
};

/** Blend of the fingers in a mitten. */
const JOINED = 0.09;

/**
 * Returns the field of a hand of a length from wrist to middle fingertip. Each finger is one body; fingers merge with
 * the palm but never with each other, except in a mitten. `wrist` is the radius of the forearm's end.
 */
export function handField({ at, u, v, w, forearm }: Grip, shape: HandShape, size: number, wrist: number): Field {
  const curl = CURLS[shape];
  const fingers = fingerBones(curl);
  const thumb = thumbBones(curl.thumb);
  const stub: Bone = {
    a: [-0.22 * dot(forearm, u), -0.22 * dot(forearm, v), -0.22 * dot(forearm, w)],
    b: [0.015, 0, 0],
    ra: (wrist / size) * 0.9,
    rb: (wrist / size) * 0.99,
  };
  return (x, y, z) => {
    const px = (x - at[0]) / size;
    const py = (y - at[1]) / size;
    const pz = (z - at[2]) / size;
    const a = px * u[0] + py * u[1] + pz * u[2];
    const b = px * v[0] + py * v[1] + pz * v[2];
    const c = px * w[0] + py * w[1] + pz * w[2];
    const palm = smin(chain(palmBones, 0.07, a, b, c), capsule(a, b, c, stub.a, stub.b, stub.ra, stub.rb), 0.1);
    let d = smin(palm, chain(thumb, 0.02, a, b, c), 0.04);
    for (const bones of fingers) {
      // The blend with the palm ends at the knuckle, so that neighbouring fingers stay apart.
      const finger = chain(bones, 0.01, a, b, c);
      d = smin(d, finger, shape === 'mitten' ? JOINED : a < 0.5 ? 0.035 : 0.006);
    }
    return d * size;
  };
}

/** Returns the point in the fist of a hand of a length, through which the handle of a carried item passes. */
export const findPalm = ({ at, u, w }: Grip, size: number): Vec3 =>
  add(at, add(scale(u, 0.47 * size), scale(w, -0.12 * size)));
