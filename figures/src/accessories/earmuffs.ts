import type { Wearing } from '../cloth/worn';
import { shade } from '../scene/colour';
import { noise } from '../sdf/noise';
import { type Field, smax } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';
import type { Headwear } from './headwear';

/** Builds fluffy pads over the ears, outside the hair, on a band over the crown. */
export function earmuffs({ color, trim }: Wearing<'earmuffs'>): Headwear {
  const pad: Field = (x, y, z) => {
    const d = ellipsoid(Math.abs(x) - 0.33, y + 0.015, z + 0.035, 0.05, 0.084, 0.086);
    return d > 0.03 ? d : d - 0.007 * noise(x * 40, y * 40, z * 40) - 0.004 * noise(x * 90, y * 90, z * 90);
  };
  const band: Field = (x, y, z) => {
    const r = Math.hypot(x / 0.335, (z + 0.02) / 0.362);
    return smax(Math.abs(r - 1) * 0.33 - 0.0095, Math.max(Math.abs(y) - 0.021, -z), 0.008);
  };
  return {
    parts: [
      {
        name: 'pads',
        field: pad,
        bounds: [-0.42, -0.14, -0.16, 0.42, 0.12, 0.1],
        cell: 0.006,
        material: { kind: 'fur' },
        paint: color,
        slack: 2.4,
      },
      {
        name: 'band',
        field: band,
        bounds: [-0.38, -0.06, -0.06, 0.38, 0.06, 0.4],
        cell: 0.005,
        material: { kind: 'plastic' },
        paint: trim ?? shade(color, 0.35),
      },
    ],
  };
}
