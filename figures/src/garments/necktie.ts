import { patch } from '../cloth/patch';
import type { Dressed, Wearing } from '../cloth/worn';
import { type Field, bell, smax, smin, smoothstep } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';

/** Length of a tie, and height above the belt at which it ends at the latest. */
const LENGTH = 0.36;
const ABOVE_BELT = 0.012;

export function necktie(worn: Wearing<'necktie'>, surface: Field): Dressed {
  const { body, color, trim } = worn;
  const top = body.neck;
  const tip = Math.max(top - LENGTH, body.belt + ABOVE_BELT);
  const region: Field = (x, y, z) => {
    if (y > 0) return 0.1;
    const half = 0.013 + 0.02 * smoothstep(0, 0.34, top - z);
    return smax(Math.abs(x) - half, smax(z - top + 0.02, tip + Math.abs(x) * 0.9 - z, 0.003), 0.004);
  };
  // A shirt that is tucked in bulges above the waistband.
  const bulging: Field = (x, y, z) => surface(x, y, z) - 0.012 * bell(z - body.belt - 0.035, 0.035);
  const lie = patch(bulging, 0.008, 0.012, region, 0.009);
  const field: Field = (x, y, z) =>
    smin(lie(x, y, z), ellipsoid(x, y + (body.woman ? 0.083 : 0.092), z - top + 0.01, 0.025, 0.022, 0.028), 0.006);
  const stripe =
    worn.params.pattern === 'stripe' ? [{ axis: 0 as const, scale: 16, width: 0.24, color: trim ?? '#e8dfd0' }] : [];
  return {
    parts: [
      {
        name: 'tie',
        field,
        bounds: [-0.08, -0.32, top - 0.42, 0.08, 0.02, top + 0.05],
        cell: 0.0045,
        material: { kind: 'suiting', bands: stripe },
        paint: color,
        uv: (x, _y, z) => [x + z, z],
      },
    ],
  };
}
