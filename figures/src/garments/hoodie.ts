import { OVER_HOOD, SOFT_HOOD, hoodDown } from '../cloth/collars';
import { cutUpper, upperPart } from '../cloth/cut';
import { cuffs, hemBand } from '../cloth/bands';
import { cord } from '../cloth/cord';
import { front, patch, touch } from '../cloth/patch';
import { zip } from '../cloth/zip';
import type { Upper } from '../cloth/upper';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { makeDressed } from './make-dressed';
import type { Part } from '../scene/part';
import { type Vec3, add } from '../scene/vector';
import { type Field, mix, smax } from '../sdf/scalar';

const pouchOutline = (hem: number) => (x: number, z: number) => {
  const ax = Math.abs(x);
  const side = z < hem + 0.085 ? 0.135 : mix(0.135, 0.085, Math.min(1, (z - hem - 0.085) / 0.1));
  return smax(ax - side, Math.max(hem + 0.045 - z, z - hem - 0.185), 0.008);
};

/** Width behind the edges of an open front that is not hidden. */
const BEHIND_EDGE = 0.08;

/** Builds a pullover with hood and pouch, or a zipped hoodie. */
export function hoodie(worn: Wearing<'hoodie'>): Dressed {
  const { params: p, body, color, trim, open } = worn;
  const rib = { kind: 'rib', scale: 70 } as const;
  const cuff = { length: 0.05, off: 0.012 };
  const cloth = getPlainMaterial(worn);
  const gap = p.zip && open ? (z: number) => 0.05 + 0.03 * (body.neck - z) : undefined;
  const neck = { y: -0.012, z: body.neck + 0.03, a: 0.098, b: 0.094, c: 0.06 };
  const upper = cutUpper(worn, {
    fit: p.fit,
    hemAt: p.hem,
    sleeveTo: 'long',
    neck,
    cuffBunch: 0.95,
    cuff,
    folds: 0.0115,
    blend: 0.06,
    ...(gap ? { gap } : {}),
  });
  const parts = [
    upperPart(upper, 'hoodie', getClothMaterial(worn), color),
    hoodDown(body, { material: cloth, color }, 1, worn.outermost ? SOFT_HOOD : OVER_HOOD, gap?.(body.neck)),
    cuffs(upper, cuff.length, cuff.off, 0.018, rib, color),
    hemBand(upper, 0.058, rib, color, 0.008),
  ];
  if (p.pouch && !gap)
    parts.push({
      name: 'pouch',
      field: patch(upper.outside, 0.004, 0.013, front(pouchOutline(upper.spec.hem)), 0.009),
      bounds: [-0.2, -0.45, upper.spec.hem, 0.2, 0.05, upper.spec.hem + 0.24],
      cell: 0.0052,
      material: cloth,
      paint: color,
    });
  if (p.zip && !gap) parts.push(...zip(upper.outside, body.neck - 0.02, upper.spec.hem + 0.01, trim ?? '#d8d4cc'));
  parts.push(...strings(upper, trim ?? '#f4f1ea'));
  const dressed = makeDressed(upper, parts);
  if (!gap) return dressed;
  // An open hoodie stands off at its hem, where the clothes beneath are seen behind its edges.
  const cover: Field = (x, y, z) => Math.min(upper.cover(x, y, z), y < 0 ? Math.abs(x) - gap(z) - BEHIND_EDGE : 1);
  return { ...dressed, cover };
}

function strings(upper: Upper, color: Wearing['color']): Part[] {
  const top = upper.body.neck - 0.042;
  return [1, -1].map((side) => {
    const points = [0, 0.045, 0.09, 0.135].map((down, i): Vec3 =>
      add(touch(upper.outside, side * (0.04 + 0.003 * i), top - down).at, [0, i === 0 ? -0.016 : -0.006, 0]),
    );
    return cord('string', points, 0.0052, color, { kind: 'cotton' });
  });
}
