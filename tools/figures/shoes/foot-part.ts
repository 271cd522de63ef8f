import type { Part } from '../scene/part';
import { type Field, smax } from '../sdf/scalar';
import type { Spline } from '../sdf/spline';
import { footField } from './foot';
import type { Last } from './last';
import { type Look, piece } from './shoe';

/** The foot that shows in an open shoe; it never leaves `upper` except through `hole`. */
export function footPart(last: Last, ground: Spline, look: Look, upper?: Field): Part {
  const foot = footField(last, ground);
  const field: Field = upper ? (x, y, z) => (z > 0.1 ? foot(x, y, z) : smax(foot(x, y, z), upper(x, y, z) + 0.003, 0.004)) : foot;
  return piece('foot', field, { kind: look.foot.kind }, look.foot.color, { bounds: [-0.09, -0.2, -0.006, 0.09, 0.085, last.ankle + 0.03], cell: 0.0036 });
}
