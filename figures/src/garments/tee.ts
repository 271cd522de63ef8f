import { cutUpper, neckHole, upperPart } from '../cloth/cut';
import { neckBand, neckTube } from '../cloth/bands';
import { zip } from '../cloth/zip';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { makeDressed } from './make-dressed';
import { decal } from './decal';
import { shade } from '../scene/colour';

export function tee(worn: Wearing<'tee'>): Dressed {
  const { params: p, body, color, trim } = worn;
  const hole =
    p.neck === 'mock' || p.neck === 'half-zip'
      ? 'high'
      : p.neck === 'scoop'
        ? 'scoop'
        : p.neck === 'square'
          ? 'square'
          : p.sleeve === 'none'
            ? 'scoop'
            : 'crew';
  const upper = cutUpper(worn, {
    fit: p.fit,
    hemAt: p.hem,
    sleeveTo: p.sleeve,
    neck: neckHole(body, 0.02, hole),
    shoulderEase: 0.5,
    blend: 0.045,
  });
  const parts = [upperPart(upper, 'tee', getClothMaterial(worn), color)];
  const rib = { kind: 'rib', scale: 90 } as const;
  if (hole === 'high')
    parts.push(
      neckTube(
        body,
        body.neck - 0.005,
        body.neck + 0.04,
        body.woman ? 0.066 : 0.078,
        0.011,
        getPlainMaterial(worn),
        color,
      ),
    );
  else parts.push(neckBand(upper, hole === 'crew' ? 0.017 : 0.011, 0, rib, trim ?? color));
  if (p.neck === 'half-zip')
    parts.push(...zip(upper.outside, body.neck + 0.01, body.bust + 0.01, trim ?? shade(color, 0.3)));
  if (p.decal) parts.push(...decal(upper, p.decal, worn));
  return makeDressed(upper, parts);
}
