import type { Dressed, Wearing } from '../cloth/worn';
import { mixHex } from '../scene/colour';
import { type Field, smax, smin } from '../sdf/scalar';

/** Builds tights over the whole leg. Their opacity blends their colour with the skin. */
export function tights(worn: Wearing<'tights'>): Dressed {
  const { body, params, color, skin } = worn;
  const top = body.belt - 0.06;
  const lower: Field = (x, y, z) => smin(body.legsField(x, y, z), body.torsoField(x, y, z), 0.05);
  const field: Field = (x, y, z) => smax(lower(x, y, z) - 0.0035, z - top, 0.01);
  // Bare arms hang beside the hips.
  const cover: Field = (x, y, z) => Math.min(top - 0.02 - z, 0.012 - lower(x, y, z));
  return {
    parts: [
      {
        name: 'tights',
        field,
        bounds: [-0.34, -0.24, 0.02, 0.34, 0.24, 1.2],
        cell: 0.0072,
        material: { kind: 'jersey' },
        paint: mixHex(skin, color, params.opacity),
      },
    ],
    cover,
  };
}
