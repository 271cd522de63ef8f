import { buttonRow } from '../cloth/buttons';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { SKIRT_CLOTH } from '../drape/skirt-sheet';
import { Skirt } from './skirt-shape';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, clamp, smax } from '../sdf/scalar';

const SKIRT_BOUNDS = [-0.48, -0.44, 0, 0.48, 0.44, 1.26] as const;

function slit(field: Field, hem: number, x0: number): Field {
  return (x, y, z) => {
    const d = field(x, y, z);
    if (y > 0 || z > hem + 0.2) return d;
    return smax(d, -Math.max(Math.abs(x - x0) - 0.028 * clamp((hem + 0.17 - z) / 0.17, 0, 1), y), 0.008);
  };
}

export function skirt(worn: Wearing<'skirt'>): Dressed {
  const { params: p, body, color } = worn;
  const top = body.belt;
  const s = new Skirt(body, {
    shape: p.shape,
    hem: p.hem,
    pleats: p.pleats || 24,
    top,
    seed: worn.seed % 7,
    coatHem: worn.coatHem,
  });
  const field = p.slit ? slit(s.cloth, s.hem, 0.085) : s.cloth;
  const parts: Part[] = [
    {
      name: 'skirt',
      field,
      bounds: SKIRT_BOUNDS,
      cell: 0.007,
      material: getClothMaterial(worn),
      paint: color,
      uv: s.uv,
      slack: 2.2,
    },
    {
      name: 'waistband',
      field: (x, y, z) =>
        smax(Math.abs(s.loft.distance(x, y, Math.min(z, top)) - 0.003) - 0.007, Math.abs(z - top + 0.01) - 0.02, 0.006),
      bounds: [-0.28, -0.24, top - 0.06, 0.28, 0.24, top + 0.04],
      cell: 0.006,
      material: getPlainMaterial(worn),
      paint: color,
      uv: s.uv,
    },
  ];
  // The cloth that hangs is thicker than the shape that it is cut for.
  const outside: Field = (x, y, z) => s.cloth(x, y, z) - SKIRT_CLOTH.thickness;
  if (p.buttons) parts.push(...buttonRow(outside, 0, top - 0.05, s.hem + 0.05, 0.085, 0.0115, shade(color, 0.4)));
  // A slit stays as it is modelled.
  return { parts, cover: s.cover, surface: s.cloth, ...(!p.slit && { hanging: { skirt: s } }) };
}
