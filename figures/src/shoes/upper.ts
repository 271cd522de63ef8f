import type { Field } from '../sdf/scalar';
import { smax, smoothstep } from '../sdf/scalar';
import { type Spline, spline } from '../sdf/spline';
import { ROUND, type Toe, footprint } from './bare-foot';

export interface UpperSpec {
  /** Height of the insole along the foot. */
  ground: Spline;
  /** Height above the insole along the foot. */
  height: Spline;
  toe?: Toe;
  /** Offset of the outline; positive grows it. */
  width?: number;
  /** Lean of the sides as they rise. */
  lean?: number;
  /** Roundness of the upper edge. */
  round?: number;
}

/** Returns the field of a closed shoe as a solid on its insole. The model cuts the opening. */
export function upperField({
  ground,
  height,
  toe = ROUND,
  width = -0.002,
  lean = 0.22,
  round = 0.055,
}: UpperSpec): Field {
  return (x, y, z) => {
    const Z = z - ground(y);
    // The upper is vertical at the heel, where the ankle is.
    const inwards = lean * smoothstep(0.01, -0.06, y);
    const d = smax(
      footprint(x, y, toe) - width + inwards * Math.max(0, Z - 0.012),
      Z - height(y),
      round * (y > -0.05 ? 0.5 + 0.5 * smoothstep(0.02, -0.05, y) : 1),
    );
    return smax(d, -Z - 0.004, 0.006);
  };
}

/** Heights of a trainer, up to a collar under the ankle. */
export const TRAINER_HEIGHT = spline([
  [-0.19, 0.024],
  [-0.145, 0.036],
  [-0.1, 0.05],
  [-0.06, 0.07],
  [-0.03, 0.088],
  [0, 0.098],
  [0.07, 0.1],
]);
/** Heights of a flat leather shoe that ends below the ankle. */
export const LOW_HEIGHT = spline([
  [-0.19, 0.026],
  [-0.145, 0.038],
  [-0.1, 0.05],
  [-0.06, 0.064],
  [-0.03, 0.072],
  [0, 0.074],
  [0.07, 0.08],
]);

/**
 * Returns a patch on a surface: a shell from `offset` below to `thick` above it, within a region given as a distance in
 * the plane (or in space). It follows the surface, and its edges are rounded.
 */
export const patch =
  (surface: Field, offset: number, thick: number, region: Field, round = 0.005): Field =>
  (x, y, z) => {
    const d = surface(x, y, z);
    if (d > 0.03 || d < -0.03) return Math.abs(d) - thick;
    return smax(Math.abs(d - offset) - thick / 2, region(x, y, z), round);
  };

export interface LowCut {
  /** y of the front of the top line, in the middle. */
  throat: number;
  /** Roundness of the top line. */
  curve: number;
  /** Height of the sides above the insole. */
  side: number;
  /** Height of the counter behind the heel. */
  back: number;
}

/** Returns the field that cuts a low top line, so that only toes, sides and heel stay covered. */
export const lowCut =
  (base: Field, ground: Spline, { throat, curve, side, back }: LowCut): Field =>
  (x, y, z) => {
    const rise = side + (back - side) * smoothstep(-0.01, 0.05, y);
    const opening = smax(throat + curve * x * x - y, ground(y) + rise - z, 0.01);
    return smax(base(x, y, z), -opening, 0.006);
  };

/** Returns a region that starts slightly above the insole's front, so that a patch does not run under the foot. */
export const raised =
  (region: Field, from: number): Field =>
  (x, y, z) =>
    Math.max(region(x, y, z), (from - z) * 0.8);
