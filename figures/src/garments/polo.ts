import { softCollar } from '../cloth/collars';
import { cutUpper, upperPart } from '../cloth/cut';
import { cuffs } from '../cloth/bands';
import { buttonRow } from '../cloth/buttons';
import { zip } from '../cloth/zip';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { placket } from './placket';
import { vBand } from './v-band';
import { shade, tint } from '../scene/colour';

/** Open front of a polo without buttons: its length below the neck, its half-width per unit of height, its sewn end. */
const SLIT = { length: 0.15, widening: 0.34, sewn: 0.016 };

export function polo(worn: Wearing<'polo'>): Dressed {
  const { params: p, body, color, trim } = worn;
  const open = p.placket === 'open';
  const hole = {
    y: -0.012,
    z: body.neck + 0.018,
    a: body.woman ? 0.072 : 0.084,
    b: 0.08,
    c: 0.055,
  };
  const slit = (z: number) => {
    const up = z - body.neck + SLIT.length;
    return up < -SLIT.sewn ? -1 : SLIT.widening * up;
  };
  const upper = cutUpper(worn, {
    fit: p.fit,
    hemAt: p.hem,
    sleeveTo: p.sleeve,
    neck: hole,
    shoulderEase: 0.5,
    ...(open && { gap: slit }),
  });
  const main = p.knit ? { ...getClothMaterial(worn, 78), kind: 'knit' as const } : getClothMaterial(worn);
  const rib = { kind: 'rib', scale: 90 } as const;
  const parts = [
    upperPart(upper, 'polo', main, color),
    ...softCollar(
      body,
      upper.outside,
      { material: p.knit ? rib : getPlainMaterial(worn), color: trim ?? color },
      open ? 0.3 : 0.05,
    ),
  ];
  const top = body.neck - 0.02;
  if (p.placket === 'buttons')
    parts.push(
      placket(upper, worn, top, body.bust + 0.005, 0.019),
      ...buttonRow(upper.outside, 0, top - 0.03, body.bust + 0.01, 0.05, 0.008, tint(color, 0.65)),
    );
  if (open) parts.push(vBand(upper, slit, rib, trim ?? color));
  if (p.placket === 'zip') parts.push(...zip(upper.outside, top, body.bust + 0.005, trim ?? shade(color, 0.35)));
  parts.push(cuffs(upper, 0.022, upper.spec.sleeveEase(upper.spec.sleeve) - 0.001, 0.012, rib, trim ?? color));
  return { parts, cover: upper.cover, surface: upper.outside };
}
