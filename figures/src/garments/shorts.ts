import { LOWER_BOUNDS, Lower } from '../cloth/lower';
import { type Dressed, type Wearing, getClothMaterial } from '../cloth/worn';
import { HEM_STITCHES, denimPaint, fronts } from './trouser-fronts';
import { waist } from './waistbands';
import { type Field, bell } from '../sdf/scalar';
import { spline } from '../sdf/spline';

const SHORTS_HEM = { micro: 0.25, mini: 0.34, knee: 0.49 } as const;

export function shorts(worn: Wearing<'shorts'>): Dressed {
  const { params: p, body, color } = worn;
  const top = body.belt;
  const room = { tight: 0.004, slim: 0.012, regular: 0.022, relaxed: 0.034, oversized: 0.044 }[p.fit];
  const keys = [0, 0.15, 0.3, 0.5].map((s) => [s, body.legRadius(s) + room + 0.045 * s] as const);
  const lower = new Lower(body, {
    top,
    hem: SHORTS_HEM[p.hem],
    radius: spline(keys),
    hip: 0.004,
    folds: 0.0065,
    knee: 0,
    breakAt: 0.6,
    crease: p.style === 'tailored' ? 0.008 : 0,
    seed: worn.seed % 89,
    seam: true,
  });
  const { groove, pocketAt } = fronts(body, top, p.style === 'denim');
  const stitched = p.style !== 'sport' && p.style !== 'nylon';
  const field: Field = (x, y, z) => {
    const d = lower.cloth(x, y, z);
    if (Math.abs(d) > 0.03) return d;
    const limb = (x > 0 ? body.legs.left : body.legs.right).locate(x, y, z);
    return d + (stitched ? groove(x, y, z) : 0) + 0.003 * bell(limb.beyond(lower.spec.hem) + 0.028, 0.003);
  };
  const paint = p.style === 'denim' ? denimPaint(lower, color, pocketAt) : color;
  return {
    parts: [
      {
        name: 'shorts',
        field,
        bounds: LOWER_BOUNDS,
        cell: 0.0058,
        material: p.style === 'denim' ? { kind: worn.fabric, bands: [HEM_STITCHES] } : getClothMaterial(worn),
        paint,
        uv: p.style === 'denim' ? lower.uvFromHem : lower.uv,
      },
      ...waist(lower, p.waist, worn),
    ],
    cover: lower.cover,
    surface: field,
  };
}
