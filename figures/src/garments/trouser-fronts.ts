import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Body } from '../body/body';
import type { Lower } from '../cloth/lower';
import { type Rgb, linear, mixRgb, tint } from '../scene/colour';
import type { Bands, Paint } from '../scene/part';
import { type Field, bell, fract, len2, smoothstep } from '../sdf/scalar';
import { segment } from '../sdf/shapes';

const THREAD = '#c99a5c';

/** The line of stitches above the hem of jeans, for the coordinates from the hem. */
export const HEM_STITCHES: Bands = { axis: 1, scale: 1, width: 0.0042, color: THREAD, alpha: 0.7, offset: -0.022 };

export function denimPaint(lower: Lower, color: Hex, pocketAt: Field): Paint {
  const base = linear(color);
  const faded = linear(tint(color, 0.3));
  const thread = linear(THREAD);
  return (x, y, z) => {
    const { s, angle } = lower.locate(x, y, z);
    const worn = smoothstep(1.3, 0.1, Math.abs(angle)) * (0.5 * bell(s - 0.3, 0.2) + 0.35 * bell(s - 0.56, 0.13));
    let c: Rgb = mixRgb(base, faded, worn * 0.75);
    if (y < 0 && Math.abs(pocketAt(x, y, z)) < 0.0024 && fract((x + z) * 70) < 0.7) c = thread;
    return c;
  };
}

/** Returns the grooves of fly, front pockets and seams. */
export function fronts(body: Body, top: number, curved: boolean): { groove: Field; pocketAt: Field } {
  const pocketAt: Field = (x, _y, z) =>
    z > top - 0.035
      ? 1
      : curved
        ? len2(Math.abs(x) - 0.165, z - top + 0.02) - 0.085
        : segment(Math.abs(x), z, 0.105, top - 0.03, 0.165, top - 0.14);
  const groove: Field = (x, y, z) => {
    if (y > 0 || z < body.crotch) return 0;
    let out = 0.0055 * bell(pocketAt(x, y, z), 0.0045);
    if (z > body.crotch + 0.05 && z < top - 0.04) {
      out += 0.005 * bell(x - 0.006, 0.004);
      if (x > 0) out += 0.003 * bell(len2(x, (z - top + 0.13) * 0.55) - 0.04, 0.0035);
    }
    return out;
  };
  return { groove, pocketAt };
}
