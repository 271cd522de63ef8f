import { SOFT_HOOD, hoodDown, standCollar } from '../cloth/collars';
import { upperPart } from '../cloth/cut';
import { pockets } from '../cloth/pockets';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { COAT_HEMS, coatRelief, makeFrontSpec, longCut } from './coat-cut';
import { closure, macCollar, trenchDetails } from './coat-details';
import { lapels } from './lapels';
import { beltBehind, waistBelt } from './waist-belt';
import type { Part } from '../scene/part';

export function coat(worn: Wearing<'coat'>): Dressed {
  const { params: p, body, color, open } = worn;
  const hem = COAT_HEMS[p.hem];
  const spec = makeFrontSpec(worn, hem);
  const upper = longCut(worn, spec, hem);
  const cloth = getPlainMaterial(worn);
  const relief = coatRelief(upper, spec, p.style !== 'single' && p.style !== 'double' && p.style !== 'duffle');
  const main = upperPart(upper, 'coat', getClothMaterial(worn), color, 0.0074);
  const parts: Part[] = [
    {
      ...main,
      field: (x, y, z) => {
        const d = upper.cloth(x, y, z);
        return Math.abs(d) > 0.03 ? d : d + relief(x, y, z);
      },
    },
  ];
  // Above an open front the hood and the collar part too, beside the collars beneath.
  const apart = open ? upper.spec.gap!(body.neck) - 0.02 : undefined;
  if (spec.lapel !== 'none') parts.push(...lapels(upper, spec, cloth, color, 1.005));
  else if (p.style === 'mac') parts.push(macCollar(upper, worn, spec, cloth));
  else if (p.style === 'raincoat')
    parts.push(standCollar(body, { material: cloth, color }, 0.045, 0.09, 0.014, apart ?? 0.004));
  if (p.hood) parts.push(hoodDown(body, { material: cloth, color }, 1.1, SOFT_HOOD, apart));
  parts.push(...closure(upper, worn, spec));
  if (p.style === 'trench') parts.push(...trenchDetails(upper, worn, cloth));
  if (p.style === 'duffle') parts.push(pockets(upper, 0.13, body.hip + 0.03, 0.1, 0.1, cloth, color, true));
  if (p.belt) {
    const at = body.waist - 0.015;
    parts.push(...(open ? beltBehind(upper, at, color, cloth) : [waistBelt(upper, at, color, cloth)]));
  }
  const { cover, outside: surface, underForearm, onSleeve } = upper;
  return { parts, cover, surface, underForearm, onSleeve };
}
