import { type Field, smin } from '../sdf/scalar';
import { capsule, ellipsoid } from '../sdf/shapes';
import type { Limb } from '../sdf/limb';
import type { Vec3 } from '../scene/vector';
import type { HandShape } from './arms';

/** Bend of the two joints of a finger, spread of the fingers and bend of the thumb, in radians. */
const CURL: Record<HandShape, { first: number; second: number; spread: number; thumb: number }> = {
  relaxed: { first: 0.45, second: 0.75, spread: 0.03, thumb: 0.5 },
  grip: { first: 1.25, second: 1.55, spread: 0, thumb: 1.0 },
  open: { first: 0.08, second: 0.12, spread: 0.16, thumb: 0.1 },
  point: { first: 0.9, second: 1.2, spread: 0.02, thumb: 0.8 },
};

interface Bone {
  a: Vec3;
  b: Vec3;
  ra: number;
  rb: number;
}

/** Returns two bones per finger in hand space: u to the tips, v across (thumb side positive), w towards the back. */
function fingers(shape: HandShape): Bone[] {
  const { first, second, spread } = CURL[shape];
  return [-1.5, -0.5, 0.5, 1.5].flatMap((i) => {
    const long = 1 - 0.1 * Math.abs(i - 0.4);
    const sway = spread * i;
    const knuckle: Vec3 = [0.058 - 0.003 * Math.abs(i), i * 0.0155, 0.002];
    const joint = (from: Vec3, bend: number, reach: number): Vec3 => [
      from[0] + Math.cos(bend) * reach,
      from[1] + Math.sin(sway) * reach,
      from[2] - Math.sin(bend) * reach,
    ];
    const middle = joint(knuckle, first, 0.027 * long);
    const tip = joint(middle, first + second, 0.025 * long);
    return [
      { a: knuckle, b: middle, ra: 0.0115, rb: 0.0105 },
      { a: middle, b: tip, ra: 0.0105, rb: 0.0092 },
    ];
  });
}

function thumb(shape: HandShape): Bone[] {
  const bend = CURL[shape].thumb;
  const root: Vec3 = [0.022, 0.026, -0.004];
  const middle: Vec3 = [0.046, 0.041 - 0.008 * bend, -0.008 - 0.01 * bend];
  const tip: Vec3 = [0.07, 0.044 - 0.022 * bend, -0.012 - 0.016 * bend];
  return [
    { a: root, b: middle, ra: 0.0145, rb: 0.0125 },
    { a: middle, b: tip, ra: 0.0125, rb: 0.0105 },
  ];
}

/** Returns the field of a hand at the end of an arm. `side` is 1 for the hand at -x. */
export function hand(arm: Limb, side: 1 | -1, shape: HandShape, roll: number, size: number, wrist: number): Field {
  const { end, direction } = arm;
  const { front, side: across } = arm.frames[arm.frames.length - 1]!;
  const cos = Math.cos(roll);
  const sin = Math.sin(roll);
  const bones = fingers(shape);
  const thumbBones = thumb(shape);
  return (x, y, z) => {
    const px = (x - end[0]) / size;
    const py = (y - end[1]) / size;
    const pz = (z - end[2]) / size;
    const u = px * direction[0] + py * direction[1] + pz * direction[2];
    const f = px * front[0] + py * front[1] + pz * front[2];
    const s = (px * across[0] + py * across[1] + pz * across[2]) * side;
    const v = f * cos + s * sin;
    const w = s * cos - f * sin;
    let d = ellipsoid(u - 0.036, v, w, 0.042, 0.034, 0.022);
    let digits = 1e3;
    for (const b of bones) digits = smin(digits, capsule(u, v, w, b.a, b.b, b.ra, b.rb), 0.0035);
    d = smin(d, digits, 0.012);
    let t = 1e3;
    for (const b of thumbBones) t = smin(t, capsule(u, v, w, b.a, b.b, b.ra, b.rb), 0.004);
    d = smin(d, t, 0.008);
    return smin(d, capsule(u, v, w, [-0.06, 0, 0], [0.018, 0, 0], wrist / size, 0.024), 0.025) * size;
  };
}

/** Returns the point in the palm, slightly beyond the wrist, from which a carried item hangs. */
export const getPalm = (arm: Limb, size: number): Vec3 => [
  arm.end[0] + arm.direction[0] * 0.078 * size,
  arm.end[1] + arm.direction[1] * 0.078 * size,
  arm.end[2] + arm.direction[2] * 0.078 * size,
];
