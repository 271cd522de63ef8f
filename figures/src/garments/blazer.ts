import { cutUpper, upperPart } from '../cloth/cut';
import { buttonRow } from '../cloth/buttons';
import { neckline } from '../cloth/neckline';
import type { Upper } from '../cloth/upper';
import { type Dressed, type Wearing, getClothMaterial } from '../cloth/worn';
import { type FrontSpec, frontGap, lapels } from './lapels';
import { collarHole, tailoredRelief } from './tailored-relief';
import { waistBelt } from './waist-belt';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, bell, smoothstep } from '../sdf/scalar';

export function blazer(worn: Wearing<'blazer'>): Dressed {
  const { params: p, body, color, open } = worn;
  const double = p.breasted === 'double';
  const hemZ = {
    crop: body.waist - 0.03,
    waist: body.waist - 0.06,
    hip: body.hip - 0.04,
    seat: body.crotch + 0.005,
    thigh: 0.64,
    knee: 0.5,
    midi: 0.4,
    ankle: 0.2,
  }[p.hem];
  const breakAt = double
    ? body.waist + 0.02
    : p.buttons >= 3
      ? body.bust - 0.06
      : body.waist + (p.buttons === 1 ? 0 : 0.012);
  const spec: FrontSpec = {
    lapel: p.lapel,
    breakAt: p.lapel === 'none' ? body.neck - 0.06 : breakAt,
    overlap: double ? 0.062 : 0.022,
    open,
    cutaway: double ? 0 : 0.07,
    lastButton: breakAt - 0.12,
  };
  const collarless = p.lapel === 'none';
  const upper = cutUpper(worn, {
    fit: p.fit,
    hemAt: p.hem,
    sleeveTo: 'long',
    hem: hemZ,
    neck: collarless ? { y: -0.014, z: body.neck + 0.012, a: 0.094, b: 0.092, c: 0.056 } : collarHole(body, worn.layer),
    cuffBunch: 0.25,
    folds: 0.005,
    thickness: 0.018,
    blend: 0.05,
    shoulderEase: 0.9,
    gap: frontGap(body, hemZ, spec),
  });
  const room = upper.spec.ease;
  upper.spec.ease = (z) =>
    room(z) + 0.011 + 0.014 * smoothstep(breakAt, hemZ, z) + 0.008 * bell(z - body.shoulder, 0.05);
  const jacket = new (upper.constructor as typeof Upper)(body, upper.spec);
  const edge = double ? -0.124 : 0.03;
  const relief = tailoredRelief(jacket, body.woman ? 0.905 : 0.905, p.lapel !== 'none', edge, breakAt);
  const field: Field = (x, y, z) => {
    const d = jacket.cloth(x, y, z);
    return Math.abs(d) > 0.03 || open ? d : d + relief(x, y, z);
  };
  const main = getClothMaterial(worn);
  const parts: Part[] = [{ ...upperPart(jacket, 'blazer', main, color, 0.0068), field }];
  if (!collarless) parts.push(...lapels(jacket, spec, getClothMaterial(worn), worn.trim ?? color));
  const dark = shade(color, 0.42);
  if (!open) parts.push(...frontButtons(jacket, p.breasted, p.buttons, spec, dark));
  if (p.belt) parts.push(waistBelt(jacket, body.waist, color, main));
  return { parts, cover: jacket.cover, neckline: neckline(jacket), surface: jacket.outside };
}

function frontButtons(
  upper: Upper,
  breasted: 'single' | 'double',
  count: number,
  spec: FrontSpec,
  color: Part['paint'],
): Part[] {
  const hex = typeof color === 'string' ? color : '#3a2d24';
  if (breasted === 'single')
    return buttonRow(
      upper.outside,
      0.0,
      spec.breakAt - 0.018,
      spec.breakAt - 0.018 - 0.088 * Math.max(0.5, count - 0.5),
      0.088,
      0.0125,
      hex,
    );
  return [spec.overlap, -spec.overlap].flatMap((x) =>
    buttonRow(upper.outside, x, spec.breakAt - 0.01, spec.breakAt - 0.19, 0.09, 0.0125, hex),
  );
}
