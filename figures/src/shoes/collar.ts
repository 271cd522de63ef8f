import type { Field } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';

/** Returns the field of the opening for the ankle and the padded rim round it. */
export const ankleHole =
  (heel: number): Field =>
  (x, y, z) =>
    ellipsoid(x, y - 0.006, z - heel - 0.126, 0.037, 0.048, 0.052);
export const collarField =
  (upper: Field, hole: Field): Field =>
  (x, y, z) => {
    const a = upper(x, y, z) + 0.003;
    const b = hole(x, y, z) * 0.9;
    return Math.sqrt(a * a + b * b) - 0.0075;
  };
