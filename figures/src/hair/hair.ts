import type { HairStyle } from '../../../lib/domain/wardrobe/people';
import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Part } from '../scene/part';
import { type Field, smax, smin } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';
import type { Cut } from './cut';
import { SKULL, tress } from './lock';
import { MENS_CUTS } from './men';
import { WOMENS_CUTS } from './women-cuts';

const CUTS: Record<HairStyle, () => Cut> = { ...WOMENS_CUTS, ...MENS_CUTS };
const BOUNDS: Bounds = [-0.42, -0.42, -0.74, 0.42, 0.52, 0.42];

/**
 * Returns the field of the close cap: a shell on the skull, open over the face and, if the cut frees the ears, round
 * them.
 */
function capField({ cap, forehead, nape, earsFree }: Cut): Field {
  return (x, y, z) => {
    let d = ellipsoid(x, y - SKULL.y, z - SKULL.z, SKULL.a + cap - 0.004, SKULL.b + cap - 0.004, SKULL.c + cap - 0.004);
    d = smax(d, -ellipsoid(x, y + 0.235, z + 0.05, forehead.width, 0.19, forehead.height + 0.012), 0.02);
    d = smax(d, nape - 0.3 * Math.max(0, -y) - z, 0.03);
    if (!earsFree) return smax(d, -ellipsoid(Math.abs(x) - 0.29, y + 0.06, z + 0.07, 0.05, 0.075, 0.1), 0.02);
    return smax(d, -ellipsoid(Math.abs(x) - 0.285, y - 0.002, z + 0.06, 0.06, 0.062, 0.085), 0.02);
  };
}

/**
 * Builds the hair of a style as one soft mass in head space. `inside` is the space in a hat: hair stays within it above
 * the hat's rim and falls freely below. `floor` is the height at which a thick coat hides hair in front of the
 * shoulders.
 */
export function hairPart(style: HairStyle, color: Hex, inside?: Field, floor = -1): Part {
  const cut = CUTS[style]();
  const { field: locks, uv } = tress(cut.locks, cut.blend ?? 0.016);
  const cap = capField(cut);
  const field: Field = (x, y, z) => {
    let d = smin(cap(x, y, z), locks(x, y, z), 0.018);
    if (cut.volume) d = smin(d, cut.volume(x, y, z), 0.012);
    if (y < 0.06 && z < floor + 0.1) d = smax(d, floor - z, 0.03);
    return inside ? smax(d, inside(x, y, z), 0.012) : d;
  };
  return {
    name: 'hair',
    field,
    bounds: BOUNDS,
    cell: 0.0084,
    material: { kind: 'hair' },
    paint: color,
    uv,
    slack: 1.8,
  };
}
