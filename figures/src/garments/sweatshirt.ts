import { softCollar } from '../cloth/collars';
import { cutUpper, neckHole, upperPart } from '../cloth/cut';
import { cuffs, hemBand, neckBand, neckTube } from '../cloth/bands';
import { zip } from '../cloth/zip';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { makeDressed } from './make-dressed';
import { decal } from './decal';
import { shade } from '../scene/colour';

export function sweatshirt(worn: Wearing<'sweatshirt'>): Dressed {
  const { params: p, body, color, trim } = worn;
  const rib = { kind: 'rib', scale: 72 } as const;
  const cuff = { length: 0.048, off: 0.011 };
  const upper = cutUpper(worn, {
    fit: p.fit,
    hemAt: p.hem,
    sleeveTo: 'long',
    neck: neckHole(body, 0.03, p.neck === 'half-zip' ? 'high' : 'crew'),
    cuffBunch: 0.95,
    cuff,
    folds: 0.011,
  });
  const parts = [
    upperPart(upper, 'sweatshirt', getClothMaterial(worn), color),
    cuffs(upper, cuff.length, cuff.off, 0.018, rib, trim ?? color),
  ];
  if (!worn.tucked) parts.push(hemBand(upper, 0.056, rib, trim ?? color, 0.0072));
  if (p.neck === 'crew') parts.push(neckBand(upper, 0.02, 0.012, rib, trim ?? color));
  if (p.neck === 'half-zip')
    parts.push(
      neckTube(
        body,
        body.neck - 0.01,
        body.neck + 0.05,
        body.woman ? 0.076 : 0.088,
        0.016,
        getPlainMaterial(worn),
        color,
      ),
      ...zip(upper.outside, body.neck - 0.0, body.bust + 0.02, trim ?? shade(color, 0.35)),
    );
  if (p.neck === 'collar')
    parts.push(
      neckBand(upper, 0.018, 0.01, rib, color),
      ...softCollar(body, upper.outside, { material: getPlainMaterial(worn), color: trim ?? color }, 0.8, 1),
    );
  if (p.decal) parts.push(...decal(upper, p.decal, worn));
  return makeDressed(upper, parts);
}
