import type { Field } from '../sdf/scalar';
import { clamp, len2, mix, smax, smin, smoothstep } from '../sdf/scalar';
import { capsule, ellipsoid } from '../sdf/shapes';
import { type Spline, spline } from '../sdf/spline';
import type { Last } from './last';

/** Centres of heel and ball along the foot, and their radii. */
const HEEL = { y: 0.012, r: 0.0425 };
const BALL = { y: -0.114, r: 0.052 };

/** Shape of the toe. `stretch` 1 is round and more is longer (almond). `power` below 2 is pointed, above 2 square. */
export interface Toe {
  stretch: number;
  power: number;
}
export const ROUND: Toe = { stretch: 1.02, power: 2.1 };
export const ALMOND: Toe = { stretch: 1.25, power: 1.9 };
export const POINTED: Toe = { stretch: 1.6, power: 1.75 };

/**
 * Returns the distance to the outline of the sole, seen from above. The inner side is slightly hollow under the arch.
 */
export function footprint(x: number, y: number, toe: Toe = ROUND): number {
  const t = clamp((HEEL.y - y) / (HEEL.y - BALL.y), 0, 1);
  const r = mix(HEEL.r, BALL.r, smoothstep(0.12, 0.85, t));
  const cx = -0.006 * Math.sin(t * 3.1) - 0.05 * clamp(BALL.y - y, 0, 0.06);
  const dx = Math.abs(x - cx);
  if (y > BALL.y) return len2(dx, Math.max(0, y - HEEL.y)) - r;
  const dy = (BALL.y - y) / toe.stretch;
  return Math.pow(Math.pow(dx, toe.power) + Math.pow(dy, toe.power), 1 / toe.power) - r;
}

/** Returns the height of the insole above the floor along the foot: `heel` under the ankle, `ball` at the front. */
export const insole = (heel: number, ball: number, toe = ball): Spline =>
  spline([
    [-0.2, toe + 0.003],
    [-0.15, toe],
    [-0.105, ball],
    [-0.075, mix(ball, heel, 0.16)],
    [-0.005, mix(ball, heel, 0.9)],
    [0.04, heel],
    [0.06, heel],
  ]);

const HEIGHT = spline([
  [-0.19, 0.03],
  [-0.165, 0.034],
  [-0.13, 0.043],
  [-0.1, 0.052],
  [-0.06, 0.068],
  [-0.03, 0.082],
  [0, 0.088],
  [0.06, 0.088],
]);
const TOES = [0, 1, 2, 3, 4].map((i) => ({
  x: [-0.0345, -0.0145, 0.0015, 0.0165, 0.0305][i]!,
  y: -0.132 + [0, 0.001, 0.0055, 0.013, 0.024][i]!,
  r: [0.0142, 0.0104, 0.0098, 0.0092, 0.0088][i]!,
  long: [1.75, 2.1, 2, 1.9, 1.7][i]!,
}));

/** Height above the ankle's joint at which the foot ends, inside the leg. */
const ANKLE = 0.035;

/**
 * Returns the field of a bare foot on an insole, with toes, up to the ankle. The foot stays within the upper of a shoe
 * (`within`).
 */
export function footField(last: Last, ground: Spline, within?: Field): Field {
  const shin = last.leg.pointAt(0.86);
  const end = last.leg.end;
  const thick = [last.legRadius(0.86) - 0.0006, last.legRadius(1) - 0.0006] as const;
  return (x, y, z) => {
    const Z = z - ground(y);
    let d = smax(footprint(x, y) + 0.009 + 0.3 * Math.max(0, Z - 0.015), Z - HEIGHT(y), 0.04);
    d = smax(d, -0.118 - y, 0.02);
    let toes = 1;
    for (const t of TOES) {
      const q = ellipsoid(x - t.x - 0.12 * (y - t.y), y - t.y, Z - t.r * 0.95, t.r, t.r * t.long, t.r);
      toes = toes > 0.9 ? q : smin(toes, q, 0.0035);
    }
    d = smin(d, toes, 0.007);
    d = smin(d, ellipsoid(x, y - 0.028, Z - 0.03, 0.03, 0.027, 0.036), 0.02);
    if (within) d = smax(d, within(x, y, z) + 0.003, 0.004);
    d = smin(d, capsule(x, y, z, shin, end, thick[0], thick[1]), within ? 0.01 : 0.04);
    return smax(smax(d, 0.0005 - Z, 0.006), z - last.ankle - ANKLE, 0.004);
  };
}
