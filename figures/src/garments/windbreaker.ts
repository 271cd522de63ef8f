import { SHELL_HOOD, hoodDown, standCollar } from '../cloth/collars';
import { upperPart } from '../cloth/cut';
import { cuffs, hemBand } from '../cloth/bands';
import { zip } from '../cloth/zip';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { makeOuterLayer, frontEdges, findThroat, hole, shell, slantPockets } from './outer-shell';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, bell } from '../sdf/scalar';

export function windbreaker(worn: Wearing<'windbreaker'>): Dressed {
  const { body, color, params: p, trim } = worn;
  const upper = shell(
    worn,
    {
      fit: p.fit,
      hemAt: p.hem,
      sleeveTo: 'long',
      neck: hole(body, worn.layer),
      folds: p.shell === 'soft' ? 0.003 : 0.006,
      cuffBunch: 0.4,
      thickness: 0.016,
    },
    0.008,
  );
  const cloth = getPlainMaterial(worn);
  const { hem } = upper.spec;
  const accent = trim ?? shade(color, 0.3);
  const main = upperPart(upper, 'windbreaker', getClothMaterial(worn), color, 0.0072);
  // Wide enough for the collars beneath.
  const radius = (body.woman ? 0.082 : 0.094) + 0.008 * worn.layer;
  const apart = findThroat(worn);
  const parts: Part[] = [main, standCollar(body, { material: cloth, color }, 0.062, radius, 0.012, apart)];
  if (p.hood) parts.push(hoodDown(body, { material: cloth, color }, 1.05, SHELL_HOOD, apart));
  parts.push(
    cuffs(upper, 0.026, upper.spec.sleeveEase(0.96) - 0.004, 0.014, cloth, shade(color, 0.12)),
    hemBand(upper, 0.034, cloth, shade(color, 0.12), 0.004),
  );
  if (worn.open) parts.push(...frontEdges(upper, cloth, accent, 0.011));
  else
    parts.push(
      ...zip(upper.outside, body.neck + 0.02, p.front === 'half-zip' ? body.bust - 0.03 : hem + 0.005, accent),
    );
  const chest = body.bust + 0.045;
  const panel: Field = (x, y, z) => 0.0032 * bell(z - chest - 0.25 * Math.abs(x), 0.0032) * (y < 0.05 ? 1 : 0);
  const slanted = slantPockets(upper);
  return makeOuterLayer(upper, parts, (x, y, z) => panel(x, y, z) + slanted(x, y, z));
}
