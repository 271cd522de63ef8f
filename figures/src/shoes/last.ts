import type { Body, Side } from '../body/body';
import type { Transform } from '../scene/part';
import { type Vec3, rotZ } from '../scene/vector';
import { Limb } from '../sdf/limb';
import { type Spline } from '../sdf/spline';

const TOE_OUT = { lead: 0.14, standing: 0.24 };

/**
 * The space in which one shoe is made: a left foot of standard size with the ankle above the origin, toes towards -y,
 * the outer side of the foot at +x, the floor at z = 0. Both genders share it; `scale` converts it to body units.
 */
export interface Last {
  side: Side;
  scale: number;
  place: Transform;
  mirrored: boolean;
  /** Converts a point from body space to the last's space. */
  inverse: (p: Vec3) => Vec3;
  /** Axis of the leg in this space, down to the ankle, and its radius. */
  leg: Limb;
  legRadius: Spline;
  /** Height of the ankle's joint. */
  ankle: number;
}

/**
 * Returns the last of one foot. Raised heels stay below the ankle's height, so that no shoe changes the height of its
 * wearer.
 */
export function makeLast(body: Body, side: Side): Last {
  const scale = body.foot;
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
