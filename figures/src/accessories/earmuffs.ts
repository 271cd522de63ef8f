import type { Wearing } from '../cloth/worn';
import { shade } from '../scene/colour';
import { noise } from '../sdf/noise';
import { type Field, smax } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';
import type { Headwear } from './headwear';

/** Middle of the left pad, half its thickness and its radius. It hides the ear and the end of the band. */
const PAD = { x: 0.325, y: -0.02, z: -0.03, thickness: 0.074, radius: 0.118 };

/** Heights of the tufts of fur, and of the hair on them. */
const PILE = { tufts: 0.011, hairs: 0.009 };

/** Half-axes of the band over the crown, half its thickness and half its width. */
const BAND = { across: 0.325, up: 0.353, thickness: 0.0075, width: 0.014 };

/** Builds round pads of thick fur over the ears, outside the hair, on a thin band over the crown. */
export function earmuffs({ color, trim }: Wearing<'earmuffs'>): Headwear {
  const pad: Field = (x, y, z) => {
    const d = ellipsoid(Math.abs(x) - PAD.x, y - PAD.y, z - PAD.z, PAD.thickness, PAD.radius, PAD.radius);
    return d > 0.05 ? d : d - PILE.tufts * noise(x * 36, y * 36, z * 36) - PILE.hairs * noise(x * 84, y * 84, z * 84);
  };
  const band: Field = (x, y, z) => {
    const r = Math.hypot(x / BAND.across, (z + 0.02) / BAND.up);
    return smax(
      Math.abs(r - 1) * BAND.across - BAND.thickness,
      Math.max(Math.abs(y) - BAND.width, -z),
      BAND.thickness * 0.8,
    );
  };
  return {
    parts: [
      {
        name: 'pads',
        field: pad,
        bounds: [-0.44, -0.19, -0.2, 0.44, 0.15, 0.14],
        cell: 0.006,
        material: { kind: 'fur' },
        paint: color,
        slack: 2.6,
      },
      {
        name: 'band',
        field: band,
        bounds: [-0.38, -0.06, -0.06, 0.38, 0.06, 0.4],
        cell: 0.004,
        material: { kind: 'wool' },
        paint: trim ?? shade(color, 0.12),
      },
    ],
  };
}
