import type { Part } from '../scene/part';
import type { Field } from '../sdf/scalar';
import type { Spline } from '../sdf/spline';
import { footField } from './bare-foot';
import type { Last } from './last';
import { type Look, piece } from './shoe';

/** Builds the visible foot of an open shoe, limited to `upper` if it is given. */
export const footPart = (last: Last, ground: Spline, look: Look, upper?: Field): Part =>
  piece('foot', footField(last, ground, upper), { kind: look.foot.kind }, look.foot.color, {
    bounds: [-0.09, -0.2, -0.006, 0.09, 0.085, last.ankle + 0.05],
    cell: 0.0036,
  });
