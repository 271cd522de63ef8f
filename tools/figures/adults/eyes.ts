import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Part } from '../scene/part';
import { type Vec3, mirrorX } from '../scene/vector';
import { Limb } from '../sdf/limb';
import { len3, smin, smoothstep } from '../sdf/scalar';
import { EYE_RADIUS, type Head } from './head';

const SIDES = [1, -1] as const;

/** Builds both eyeballs with a bulging cornea. `drawing` is the picture of the eye, `gaze` the look in radians. */
function eyeball(head: Head, drawing: string, gaze: readonly [number, number], side: 1 | -1): Part {
  const [x0, y0, z0] = side > 0 ? head.eye : mirrorX(head.eye);
  const R = EYE_RADIUS;
  const to: Vec3 = [Math.sin(gaze[0]), -Math.cos(gaze[0]), Math.sin(gaze[1])];
  return {
    name: 'eye',
    field: (x, y, z) => {
      const X = x - x0;
      const Y = y - y0;
      const Z = z - z0;
      const ball = len3(X, Y, Z) - R;
      const cornea = len3(X - to[0] * R * 0.36, Y - to[1] * R * 0.36, Z - to[2] * R * 0.36) - R * 0.675;
      return smin(ball, cornea, 0.006);
    },
    bounds: [x0 - R * 1.2, y0 - R * 1.2, z0 - R * 1.2, x0 + R * 1.2, y0 + R * 1.2, z0 + R * 1.2],
    cell: 0.0045,
    material: { kind: 'eye', map: drawing },
    paint: () => [0.9, 0.87, 0.84, 1],
    uv: (x, _y, z) => [(x - x0 - to[0] * R * 0.8) / (2 * R) + 0.5, (z - z0 - to[2] * R * 0.8) / (2 * R) + 0.5],
  };
}

/** Builds the lashes of both upper lids: a band that grows thicker towards the outer corner and ends in a point. */
function lashes({ lashLine, features }: Head, color: Hex): Part {
  const other = new Limb(lashLine.points.map(mirrorX));
  const { lashes: thick } = features.eye;
  return {
    name: 'lashes',
    field: (x, y, z) => {
      const limb = (x > 0 ? lashLine : other).locate(x, y, z);
      const swell = 0.0026 + 0.0032 * smoothstep(0, 0.65, limb.s);
      return limb.d - swell * thick * (1 - 0.75 * smoothstep(0.8, 1, limb.s));
    },
    bounds: [-0.2, -0.3, -0.12, 0.2, -0.05, 0.06],
    cell: 0.0034,
    material: { kind: 'cotton' },
    paint: color,
  };
}

/** Builds eyeballs and lashes in head space. */
export const eyeParts = (head: Head, drawing: string, gaze: readonly [number, number]): Part[] => [
  ...SIDES.map((side) => eyeball(head, drawing, gaze, side)),
  lashes(head, '#241612'),
];
