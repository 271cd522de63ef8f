import { shirtCollar } from '../cloth/collars';
import { upperPart } from '../cloth/cut';
import { cuffs, hemBand } from '../cloth/bands';
import { buttonRow } from '../cloth/buttons';
import { seam } from '../cloth/patch';
import { pockets } from '../cloth/pockets';
import type { Upper } from '../cloth/upper';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { makeOuterLayer, frontEdges, hole, shell } from './outer-shell';
import { placket } from './placket';
import { tint } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, bell, smoothstep } from '../sdf/scalar';

/** Returns the relief of a denim or work jacket: grooves of yoke and chest seams. */
const yokeRelief =
  (upper: Upper): Field =>
  (x, y, z) => {
    if (y > 0) return 0;
    const ax = Math.abs(x);
    const chest = upper.body.bust + 0.055;
    return (
      0.0035 * bell(z - chest, 0.0032) * smoothstep(0.02, 0.03, ax) +
      seam(ax, z, 0.075, chest, 0.05, upper.spec.hem + 0.03) +
      seam(ax, z, 0.135, chest, 0.1, upper.spec.hem + 0.03)
    );
  };

/** Half-width of the neckline of a jacket whose upper buttons are open. */
const VEE = 0.085;

export function denim(worn: Wearing<'jacket'>): Dressed {
  const { body, color, params: p, overDress } = worn;
  const top = overDress ? body.bust : body.neck - 0.03;
  const vee = (z: number) => (z > top ? VEE * ((z - top) / (body.neck - top)) : -1);
  const upper = shell(worn, {
    fit: p.fit,
    hemAt: p.hem,
    sleeveTo: 'long',
    neck: hole(body, worn.layer),
    folds: 0.0085,
    ...(overDress && { gap: vee }),
  });
  const cloth = getPlainMaterial(worn);
  const { hem } = upper.spec;
  const metal = '#b58a4a';
  const parts: Part[] = [
    upperPart(upper, 'jacket', getClothMaterial(worn), color, 0.0068),
    ...shirtCollar(
      body,
      upper.outside,
      { material: cloth, color },
      worn.open || overDress ? 0.7 : 0.35,
      1.15,
      1.4 + worn.layer,
    ),
    hemBand(upper, 0.05, cloth, tint(color, 0.06), -0.002),
    cuffs(upper, 0.042, upper.spec.sleeveEase(0.96) + 0.001, 0.014, cloth, tint(color, 0.06)),
    pockets(upper, 0.1, body.bust + 0.05, 0.082, 0.075, cloth, color, true),
  ];
  if (worn.open || overDress) parts.push(...frontEdges(upper, cloth, color));
  if (!worn.open)
    parts.push(
      placket(upper, worn, top, hem, 0.02),
      ...buttonRow(upper.outside, 0, top - 0.03, hem - 0.01, 0.08, 0.0095, metal, true),
    );
  return makeOuterLayer(upper, parts, yokeRelief(upper));
}
