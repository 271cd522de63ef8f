import type { Body, Side } from '../body/body';
import type { Transform } from '../scene/part';
import { type Vec3, rotZ } from '../scene/vector';
import { Limb } from '../sdf/limb';
import { type Spline } from '../sdf/spline';

const TOE_OUT = { lead: 0.14, standing: 0.24 };
const SIZE = { FEMALE: 1.13, MALE: 1.29 };

/**
 * The space that one shoe is made in: a left foot of standard size with the ankle over the origin, toes towards -y, the
 * outside of the foot at +x, the floor at z = 0. Both sexes share it; `scale` takes it to body units.
 */
export interface Last {
  side: Side;
  scale: number;
  place: Transform;
  mirrored: boolean;
  /** From body space into the last's. */
  inverse: (p: Vec3) => Vec3;
  /** Axis of the leg in this space, down to the ankle, and its radius. */
  leg: Limb;
  legRadius: Spline;
  /** Height of the ankle's joint. */
  ankle: number;
}

/** Where a foot stands. Raised heels keep under the ankle's height, so that no shoe changes how tall its wearer is. */
export function lastOf(body: Body, side: Side): Last {
  const scale = SIZE[body.gender];
  const sign = side === 'left' ? 1 : -1;
  const angle = side === body.lead ? TOE_OUT.lead : TOE_OUT.standing;
  const [x, y] = body.legs[side].end;
  const place: Transform = (p, kind) => {
    const q = rotZ([p[0], p[1], p[2]], angle);
    if (kind === 'direction') return [q[0] * sign, q[1], q[2]];
    return [q[0] * scale * sign + x, q[1] * scale + y, q[2] * scale];
  };
  const inverse = (p: Vec3): Vec3 => rotZ([((p[0] - x) / scale) * sign, (p[1] - y) / scale, p[2] / scale], -angle);
  return {
    side,
    scale,
    place,
    inverse,
    mirrored: side === 'right',
    leg: new Limb(body.legs[side].points.map(inverse)),
    legRadius: (s) => body.legRadius(s) / scale,
    ankle: body.ankle / scale,
  };
}
