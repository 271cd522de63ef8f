import type { Body } from '../body/body';
import type { Part } from '../scene/part';
import { sampleField } from '../sdf/sampled';
import type { Field } from '../sdf/scalar';
import { makeLast } from './last';

/** Height above the knee that no boot reaches. */
const ABOVE_KNEE = 0.15;
/** Distance from the box of a part, in the last's units, from which on it stands for the distance from the part. */
const BOXED = 0.03;
/** Size of the cells in which shoes are sampled: trousers and their drape measure the same points again and again. */
const CELL = 0.008;

/** Returns the field of both shoes, whose parts are in the space of their last. Far from a shoe it is a lower bound. */
export function makeFeetField(body: Body, shoes: readonly Part[]): Field {
  const pair = (['left', 'right'] as const).map((side) => ({
    last: makeLast(body, side),
    parts: shoes.filter(({ name }) => name.endsWith(side)),
  }));
  const top = body.knee + ABOVE_KNEE;
  const exact: Field = (x, y, z) => {
    let d = 1;
    for (const { last, parts } of pair) {
      const [X, Y, Z] = last.inverse([x, y, z]);
      for (const { field, bounds } of parts) {
        const [x0, y0, z0, x1, y1, z1] = bounds;
        const out = Math.max(x0 - X, X - x1, y0 - Y, Y - y1, z0 - Z, Z - z1);
        if (out * last.scale < d) d = Math.min(d, (out > BOXED ? out : field(X, Y, Z)) * last.scale);
      }
    }
    return d;
  };
  const sampled = sampleField(exact, [-0.4, -0.4, -0.02, 0.4, 0.3, top + CELL], CELL);
  return (x, y, z) => (z > top ? 1 : sampled(x, y, z));
}
