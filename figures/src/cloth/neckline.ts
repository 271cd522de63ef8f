import type { Upper } from './upper';
import { type Field, smax } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';

/** Depth under the outer side of a garment at which a collar beneath certainly does not show through. */
const UNDER = 0.003;
/** Roundness with which a collar passes over the edge of a neckline. */
const EDGE = 0.014;

/** Height of the band along a neckline, over which a collar passes too. */
const BAND = 0.008;

/** Returns a field that is negative in the neckline of a garment: in its neck hole and between its open edges. */
const opening =
  ({ spec: { neck, gap } }: Upper): Field =>
  (x, y, z) => {
    const hole = Math.min(ellipsoid(x, y - neck.y, z - neck.z, neck.a, neck.b, neck.c), neck.z - 0.004 - z);
    return gap && y < 0.02 ? Math.min(hole, Math.abs(x) - gap(z)) : hole;
  };

/**
 * Returns a field that is negative where a collar beneath a garment with lapels may be: within its neckline, where it is
 * seen, and under its cloth.
 */
export function neckline(upper: Upper): Field {
  const open = opening(upper);
  return (x, y, z) => {
    const d = open(x, y, z);
    return d < 0 ? d : Math.min(d, upper.outside(x, y, z) + UNDER);
  };
}

/** Returns the solid of a garment round its neckline, on which the collar of a shirt beneath is turned out. */
export function collarBase(upper: Upper): Field {
  const open = opening(upper);
  return (x, y, z) => smax(upper.outside(x, y, z) - BAND, -open(x, y, z) - BAND, EDGE);
}
