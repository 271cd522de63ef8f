import { FULL_HOOD, SOFT_HOOD, hoodDown, standCollar } from '../cloth/collars';
import { upperPart } from '../cloth/cut';
import { cuffs, hemBand, neckTube } from '../cloth/bands';
import { pockets } from '../cloth/pockets';
import { zip } from '../cloth/zip';
import type { Dressed, Wearing } from '../cloth/worn';
import { makeOuterLayer, frontEdges, findThroat, hole, shell, slantPockets } from './outer-shell';
import { shade } from '../scene/colour';
import type { Material, Part } from '../scene/part';

export function fleece(worn: Wearing<'fleece'>): Dressed {
  const { body, color, params: p, trim } = worn;
  const material: Material = { kind: p.pile === 'sherpa' ? 'sherpa' : 'fleece' };
  const upper = shell(
    worn,
    { fit: p.fit, hemAt: p.hem, sleeveTo: p.sleeve, neck: hole(body, worn.layer), folds: 0.007, cuffBunch: 0.7 },
    p.pile === 'sherpa' ? 0.018 : 0.01,
  );
  const { hem } = upper.spec;
  const accent = trim ?? shade(color, 0.3);
  const parts: Part[] = [upperPart(upper, 'fleece', material, color)];
  const apart = findThroat(worn);
  if (p.collar === 'hood')
    parts.push(hoodDown(body, { material, color }, 1.05, worn.outermost ? SOFT_HOOD : FULL_HOOD, apart));
  const radius = body.woman ? 0.086 : 0.098;
  parts.push(
    apart
      ? standCollar(body, { material, color }, 0.066, radius, 0.026, apart)
      : neckTube(body, body.neck - 0.012, body.neck + 0.058, radius, 0.026, material, color),
  );
  if (p.sleeve === 'long')
    parts.push(cuffs(upper, 0.024, upper.spec.sleeveEase(0.96) - 0.002, 0.016, { kind: 'jersey' }, accent));
  parts.push(hemBand(upper, 0.026, { kind: 'jersey' }, accent, 0.004));
  if (worn.open) parts.push(...frontEdges(upper, { kind: 'jersey' }, accent, 0.011));
  else
    parts.push(
      ...zip(upper.outside, body.neck + 0.025, p.front === 'half-zip' ? body.bust - 0.02 : hem + 0.005, accent),
    );
  if (p.pile === 'sherpa')
    parts.push(pockets(upper, 0.1, body.bust + 0.05, 0.078, 0.078, { kind: 'technical' }, accent, false, false));
  return makeOuterLayer(upper, parts, slantPockets(upper));
}
