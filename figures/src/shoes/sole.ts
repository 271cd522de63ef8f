import type { Field } from '../sdf/scalar';
import { bell, fract, smax, smin, smoothstep } from '../sdf/scalar';
import type { Spline } from '../sdf/spline';
import { ROUND, type Toe, footprint } from './bare-foot';

export interface SoleSpec {
  ground: Spline;
  /** Distance by which the sole extends beyond the upper's outline. */
  welt: number;
  /** Height of its edge above the insole. */
  lip?: number;
  toe?: Toe;
  /** Height by which the toe lifts off the floor. */
  spring?: number;
  round?: number;
  /** Height above the floor of a groove round the edge. */
  groove?: number;
  /** Depth of the tread. */
  lugs?: number;
}

/** Returns the field of a sole from the floor to the insole. */
export function soleField({
  ground,
  welt,
  lip = 0.006,
  toe = ROUND,
  spring = 0,
  round = 0.007,
  groove,
  lugs = 0,
}: SoleSpec): Field {
  return (x, y, z) => {
    const floor = spring * smoothstep(-0.1, -0.19, y);
    const top = ground(y) + lip;
    let outline = footprint(x, y, toe) - welt;
    if (groove !== undefined) outline += 0.0028 * bell(z - floor - groove, 0.0028);
    if (lugs > 0 && z < 0.016)
      outline += lugs * smoothstep(0.016, 0.01, z) * smoothstep(0.42, 0.5, Math.abs(fract((x + y) * 34) - 0.5) * 2);
    return smax(outline, Math.max(z - top, floor - z), round);
  };
}

/** Returns the field of a sole under a raised heel. It follows the insole and is `thick` deep. */
export const thinSole =
  (ground: Spline, welt: number, thick: number, toe: Toe): Field =>
  (x, y, z) =>
    smax(footprint(x, y, toe) - welt, Math.abs(z - ground(y) + thick / 2) - thick / 2, 0.003) * 0.92;

/**
 * Returns the field of a heel block under the insole, straight or tapered towards the floor. `size` is its radius at
 * the top.
 */
export function heelBlock(ground: Spline, size: number, foot: number, at = 0.022): Field {
  return (x, y, z) => {
    const top = ground(y);
    const t = Math.min(1, Math.max(0, z / Math.max(0.01, ground(at))));
    const r = foot + (size - foot) * t * t;
    const back = at + (size - foot) * 0.35 * (1 - t);
    const d = Math.sqrt(x * x + (y - back) * (y - back)) - r;
    return smax(smax(d, z - top, 0.004), -z, 0.002) * 0.9;
  };
}

/** Returns the union of the two blocks of a sole. */
export const joined =
  (a: Field, b: Field, k = 0.004): Field =>
  (x, y, z) =>
    smin(a(x, y, z), b(x, y, z), k);
