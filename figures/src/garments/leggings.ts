import { LOWER_BOUNDS, Lower } from '../cloth/lower';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import type { Part } from '../scene/part';
import { smoothstep } from '../sdf/scalar';
import { spline } from '../sdf/spline';

export function leggings(worn: Wearing<'leggings'>): Dressed {
  const { params: p, body, color } = worn;
  const keys = [0, 0.2, 0.48, 0.62, 0.85, 1].map(
    (s) => [s, body.legRadius(s) + 0.006 + (p.flare ? 0.05 * smoothstep(0.55, 1, s) : 0)] as const,
  );
  const lower = new Lower(body, {
    top: body.belt - 0.01,
    hem: p.hem === 'knee' ? 0.52 : p.flare ? 0.97 : 0.93,
    radius: spline(keys),
    hip: -0.004,
    folds: 0.0012,
    knee: 0.6,
    breakAt: 0.6,
    crease: 0,
    seed: worn.seed % 89,
    seam: true,
    ...(p.flare && worn.feet && { feet: worn.feet }),
  });
  const band: Part = {
    name: 'waistband',
    field: lower.waistband(0.06),
    bounds: [-0.3, -0.26, body.waist - 0.08, 0.3, 0.26, body.waist + 0.08],
    cell: 0.006,
    material: getPlainMaterial(worn),
    paint: color,
  };
  return {
    parts: [
      {
        name: 'leggings',
        field: lower.cloth,
        bounds: LOWER_BOUNDS,
        cell: 0.0078,
        material: getClothMaterial(worn),
        paint: color,
        uv: lower.uv,
      },
      band,
    ],
    cover: lower.cover,
  };
}
