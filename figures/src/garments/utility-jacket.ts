import { FALLING_HOOD, hoodDown, shirtCollar } from '../cloth/collars';
import { upperPart } from '../cloth/cut';
import { cuffs } from '../cloth/bands';
import { buttonRow } from '../cloth/buttons';
import { pockets } from '../cloth/pockets';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { makeOuterLayer, findThroat, frontEdges, hole, shell } from './outer-shell';
import { placket } from './placket';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, bell } from '../sdf/scalar';

/** Builds a field jacket, work jacket or overshirt with a straight hem and patch pockets. */
export function utility(worn: Wearing<'jacket'>): Dressed {
  const { body, color, params: p } = worn;
  const field = p.style === 'field';
  const upper = shell(
    worn,
    { fit: p.fit, hemAt: p.hem, sleeveTo: 'long', neck: hole(body, worn.layer), folds: 0.009 },
    0.01,
  );
  const cloth = getPlainMaterial(worn);
  const { hem } = upper.spec;
  const parts: Part[] = [upperPart(upper, 'jacket', getClothMaterial(worn), color, 0.0072)];
  parts.push(
    ...(p.hood
      ? [hoodDown(body, { material: cloth, color }, 1.06, FALLING_HOOD, findThroat(worn))]
      : shirtCollar(body, upper.outside, { material: cloth, color }, worn.open ? 0.7 : 0.4, 1.12, 1.3 + worn.layer)),
  );
  parts.push(pockets(upper, 0.115, Math.max(hem + 0.155, body.hip + 0.04), 0.105, 0.115, cloth, color, field));
  if (p.style !== 'overshirt' || field)
    parts.push(
      pockets(upper, 0.098, body.bust + 0.055, 0.082, 0.082, cloth, color, field, field || p.style === 'overshirt'),
    );
  if (worn.open) parts.push(...frontEdges(upper, cloth, color));
  else
    parts.push(
      placket(upper, worn, body.neck - 0.02, hem, 0.024),
      ...buttonRow(upper.outside, 0, body.neck - 0.06, hem + 0.03, 0.09, 0.0105, shade(color, 0.4)),
    );
  parts.push(cuffs(upper, 0.04, upper.spec.sleeveEase(0.96) + 0.001, 0.013, cloth, color));
  const waist: Field = (x, y, z) =>
    field ? 0.004 * bell(z - body.waist + 0.01, 0.005) + (y > 0 ? 0 : 0.0) + 0 * x : 0;
  return makeOuterLayer(upper, parts, waist);
}
