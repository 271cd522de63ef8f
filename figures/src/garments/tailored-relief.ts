import type { Body } from '../body/body';
import { seam } from '../cloth/patch';
import type { Upper } from '../cloth/upper';
import { type Field, bell, smoothstep } from '../sdf/scalar';
import { roundRect } from '../sdf/shapes';

/** Returns the depth of the groove along the seam that joins a sleeve to the body. */
export const armholeSeam = (upper: Upper, x: number, y: number, z: number): number =>
  0.006 * bell(upper.onSleeve(x, y, z), 0.007);

/**
 * Returns the relief of a tailored front: grooves and ridges of welt and flap pockets, a breast pocket and dart seams.
 */
export function tailoredRelief(
  upper: Upper,
  pocketZ: number,
  breast: boolean,
  overlapEdge: number,
  breakAt: number,
): Field {
  const { body, spec } = upper;
  return (x, y, z) => {
    if (y > 0) return 0;
    const ax = Math.abs(x);
    const at = body.woman ? 0.118 : 0.128;
    const flap = roundRect(ax - at, z - pocketZ + (ax - at) * 0.12, 0.046, 0.021, 0.006);
    let d = -0.007 * smoothstep(0.004, -0.004, flap) + 0.003 * bell(flap, 0.004);
    d += armholeSeam(upper, x, y, z);
    d += seam(ax, z, 0.098, body.shoulder - 0.16, 0.085, pocketZ + 0.03, 0.0024, 0.0036);
    if (breast)
      d -=
        0.004 *
        smoothstep(
          0.003,
          -0.003,
          roundRect(x - 0.105, z - body.shoulder + 0.105 - (x - 0.105) * 0.14, 0.036, 0.008, 0.003),
        );
    if (z < breakAt + 0.02 && z > spec.hem)
      d -=
        0.0065 *
        smoothstep(0.0035, -0.0035, Math.abs(x - overlapEdge / 2) - overlapEdge / 2) *
        smoothstep(breakAt + 0.03, breakAt - 0.01, z);
    return d;
  };
}

export const collarHole = (body: Body, layer: number) => ({
  y: 0,
  z: body.neck + 0.035,
  a: 0.092 + layer * 0.006,
  b: 0.088 + layer * 0.006,
  c: 0.06,
});
