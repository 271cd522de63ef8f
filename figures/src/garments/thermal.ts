import { cutUpper, neckHole, upperPart } from '../cloth/cut';
import { neckTube } from '../cloth/bands';
import { type Dressed, type Wearing, getPlainMaterial } from '../cloth/worn';
import { makeDressed } from './make-dressed';

/** Builds an underlayer. Only its neck may be visible above the layers over it. */
export function thermal(worn: Wearing<'thermal'>): Dressed {
  const { params: p, body, color } = worn;
  if (p.part === 'bottom' || p.neck === 'hidden') return { parts: [] };
  const upper = cutUpper(
    { ...worn, tucked: true },
    { fit: 'tight', hemAt: 'hip', sleeveTo: 'long', neck: neckHole(body, 0, 'high') },
  );
  const collar =
    p.neck === 'mock'
      ? [
          neckTube(
            body,
            body.neck - 0.02,
            body.neck + 0.038,
            body.woman ? 0.064 : 0.076,
            0.01,
            { kind: 'rib', scale: 80 },
            color,
          ),
        ]
      : [];
  return makeDressed(upper, [upperPart(upper, 'thermal', getPlainMaterial(worn), color), ...collar]);
}
