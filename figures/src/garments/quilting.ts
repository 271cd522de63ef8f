import type { Puff } from '../cloth/upper-spec';
import type { Wearing } from '../cloth/worn';
import { noise, ridge } from '../sdf/noise';
import { fract, smoothstep } from '../sdf/scalar';

/** Height and depth of a chamber between two seams. */
const CHAMBERS = { narrow: { period: 0.056, depth: 0.017 }, wide: { period: 0.1, depth: 0.03 } };

/**
 * Returns the displacement of padding by the length along trunk or sleeve and the position. On the trunk, the chamber
 * above the seam next to `yoke` reaches to the neck: across the slope of the shoulders, a seam would cut off a flat lid.
 */
export function quilting(kind: Wearing<'padded'>['params']['quilt'], hem: number, yoke: number): Puff {
  const wrinkles = (x: number, y: number, z: number, p: number) =>
    0.008 * (1 - p) * (ridge(noise(x * 17, y * 17, z * 6 + 3)) - 0.4) * 1.6 + 0.005 * noise(x * 8, y * 8, z * 8);
  if (kind === 'narrow' || kind === 'wide') {
    const { period, depth } = CHAMBERS[kind];
    const top = (Math.round((yoke - hem) / period) + 0.5) * period;
    return (u, x, y, z, on) => {
      const along = on === 'trunk' ? Math.min(u, top) : u;
      const p = Math.sqrt(Math.abs(Math.sin((Math.PI * along) / period)));
      return depth * (p - 0.62) + wrinkles(x, y, z, p);
    };
  }
  if (kind === 'smooth')
    return (_u, x, y, z) => 0.009 * (ridge(noise(x * 7, y * 7, z * 5)) - 0.4) + 0.006 * noise(x * 14, y * 14, z * 11);
  const period = 0.062;
  return (u, x, y) => {
    const w = Math.atan2(x, -y) * 0.2;
    const grid =
      kind === 'diamond'
        ? Math.min(Math.abs(fract((u + w) / period) - 0.5), Math.abs(fract((u - w) / period) - 0.5))
        : Math.abs(fract(u / period + 0.16 * Math.sin((w / period) * Math.PI)) - 0.5);
    return 0.011 * (smoothstep(0, 0.22, grid) - 0.7);
  };
}
