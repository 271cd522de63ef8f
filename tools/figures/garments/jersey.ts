import type { Wearing } from '../cloth/worn';
import { type Dressed, clothOf, plainOf } from '../cloth/worn';
import { cutUpper, neckHole, upperPart } from '../cloth/cut';
import { cord, cuffs, front, hemBand, neckBand, neckTube, patch, pockets, touch, zip } from '../cloth/details';
import { hoodDown, softCollar } from '../cloth/collars';
import { UPPER_BOUNDS, type Upper } from '../cloth/upper';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Vec3, add } from '../scene/vector';
import { type Field, len2, mix, smax } from '../sdf/scalar';
import { roundRect, segment } from '../sdf/shapes';

/** A print on the chest: thin, in the trim colour. */
function decal(upper: Upper, kind: string, worn: Wearing): Part[] {
  const { body, trim = shade(worn.color, 0.5) } = worn;
  const z0 = body.bust + 0.02;
  if (kind === 'pocket') return [pockets(upper.outside, 0.078, z0 + 0.045, 0.07, 0.075, plainOf(worn), worn.color, false, false)];
  const heart = (x: number, z: number) => {
    const X = Math.abs(x) / 0.05;
    const Z = (z - z0) / 0.05 + 0.55;
    if (X + Z > 1) return (len2(X - 0.25, Z - 0.75) - Math.SQRT2 / 4) * 0.05;
    const m = 0.5 * Math.max(X + Z, 0);
    return Math.min(len2(X, Z - 1), len2(X - m, Z - m)) * Math.sign(X - Z) * 0.05;
  };
  // Letters as a rhythm of strokes: reads as a word without saying one.
  const strokes = [-0.078, -0.05, -0.022, 0.008, 0.036, 0.066];
  const lettering = (x: number, z: number) => {
    let d = 1;
    strokes.forEach((at, i) => {
      const Z = z - z0;
      d = Math.min(d, segment(x, Z, at, -0.014, at, 0.014) - 0.0042);
      d = Math.min(d, i % 3 === 1 ? Math.abs(len2(x - at - 0.009, Z) - 0.0125) - 0.0036 : segment(x, Z, at, i % 2 ? 0.014 : 0, at + 0.016, i % 2 ? -0.014 : 0.014) - 0.0036);
    });
    return d;
  };
  const shapes: Record<string, (x: number, z: number) => number> = {
    heart, lettering,
    circle: (x, z) => Math.abs(len2(x, z - z0) - 0.036) - 0.009,
    'small-logo': (x, z) => roundRect(x - 0.078, z - z0 - 0.04, 0.016, 0.0085, 0.004),
  };
  const outline = shapes[kind]!;
  return [{ name: 'decal', field: patch(upper.outside, 0.0014, 0.005, front(outline), 0.0035), bounds: [-0.14, -0.5, z0 - 0.09, 0.14, 0, z0 + 0.09], cell: 0.0028, material: { kind: 'cotton' }, paint: trim }];
}

const dressed = (upper: Upper, parts: Part[]): Dressed => ({ parts, cover: upper.cover, surface: upper.outside });

/** T-shirts, tanks and sport shirts. */
export function tee(worn: Wearing<'tee'>): Dressed {
  const { params: p, body, color, trim } = worn;
  const hole = p.neck === 'mock' || p.neck === 'half-zip' ? 'high' : p.neck === 'scoop' ? 'scoop' : p.neck === 'square' ? 'square' : p.sleeve === 'none' ? 'scoop' : 'crew';
  const upper = cutUpper(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: p.sleeve, neck: neckHole(body, 0.02, hole), shoulderEase: 0.5, blend: 0.045 });
  const parts = [upperPart(upper, 'tee', clothOf(worn), color)];
  const rib = { kind: 'rib', scale: 90 } as const;
  if (hole === 'high') parts.push(neckTube(body, body.neck - 0.005, body.neck + 0.04, body.woman ? 0.066 : 0.078, 0.011, plainOf(worn), color));
  else parts.push(neckBand(upper, hole === 'crew' ? 0.017 : 0.011, 0, rib, trim ?? color));
  if (p.neck === 'half-zip') parts.push(...zip(upper.outside, body.neck + 0.01, body.bust + 0.01, trim ?? shade(color, 0.3)));
  if (p.decal) parts.push(...decal(upper, p.decal, worn));
  return dressed(upper, parts);
}

export function sweatshirt(worn: Wearing<'sweatshirt'>): Dressed {
  const { params: p, body, color, trim } = worn;
  const rib = { kind: 'rib', scale: 72 } as const;
  const upper = cutUpper(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: 'long', neck: neckHole(body, 0.03, p.neck === 'half-zip' ? 'high' : 'crew'), cuffBunch: 0.95, folds: 0.011 });
  const parts = [upperPart(upper, 'sweatshirt', clothOf(worn), color), cuffs(upper, 0.048, 0.011, 0.018, rib, trim ?? color)];
  if (!worn.tucked) parts.push(hemBand(upper, 0.056, rib, trim ?? color, 0.0072));
  if (p.neck === 'crew') parts.push(neckBand(upper, 0.02, 0.012, rib, trim ?? color));
  if (p.neck === 'half-zip') parts.push(neckTube(body, body.neck - 0.01, body.neck + 0.05, body.woman ? 0.076 : 0.088, 0.016, plainOf(worn), color), ...zip(upper.outside, body.neck - 0.0, body.bust + 0.02, trim ?? shade(color, 0.35)));
  if (p.neck === 'collar') parts.push(neckBand(upper, 0.018, 0.01, rib, color), ...softCollar(body, { material: plainOf(worn), color: trim ?? color }, true, 1));
  if (p.decal) parts.push(...decal(upper, p.decal, worn));
  return dressed(upper, parts);
}

const pouchOutline = (hem: number) => (x: number, z: number) => {
  const ax = Math.abs(x);
  const side = z < hem + 0.085 ? 0.135 : mix(0.135, 0.085, Math.min(1, (z - hem - 0.085) / 0.1));
  return smax(ax - side, Math.max(hem + 0.045 - z, z - hem - 0.185), 0.008);
};

/** Pullover with hood and pouch, or a zipped hoodie. */
export function hoodie(worn: Wearing<'hoodie'>): Dressed {
  const { params: p, body, color, trim, open } = worn;
  const rib = { kind: 'rib', scale: 70 } as const;
  const cloth = plainOf(worn);
  const gap = p.zip && open ? (z: number) => 0.05 + 0.03 * (body.neck - z) : undefined;
  const neck = { y: -0.012, z: body.neck + 0.03, a: 0.098, b: 0.094, c: 0.06 };
  const upper = cutUpper(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: 'long', neck, cuffBunch: 0.95, folds: 0.0115, blend: 0.06, ...(gap ? { gap } : {}) });
  const parts = [upperPart(upper, 'hoodie', clothOf(worn), color), hoodDown(body, { material: cloth, color }), cuffs(upper, 0.05, 0.012, 0.018, rib, color), hemBand(upper, 0.058, rib, color, 0.008)];
  if (p.pouch && !gap) parts.push({ name: 'pouch', field: patch(upper.outside, 0.004, 0.013, front(pouchOutline(upper.spec.hem)), 0.009), bounds: [-0.2, -0.45, upper.spec.hem, 0.2, 0.05, upper.spec.hem + 0.24], cell: 0.0052, material: cloth, paint: color });
  if (p.zip && !gap) parts.push(...zip(upper.outside, body.neck - 0.02, upper.spec.hem + 0.01, trim ?? '#d8d4cc'));
  parts.push(...strings(upper, trim ?? '#f4f1ea'));
  return dressed(upper, parts);
}

function strings(upper: Upper, color: Wearing['color']): Part[] {
  const top = upper.body.neck - 0.042;
  return [1, -1].map((side) => {
    const points = [0, 0.045, 0.09, 0.135].map((down, i): Vec3 => add(touch(upper.outside, side * (0.04 + 0.003 * i), top - down).at, [0, i === 0 ? -0.016 : -0.006, 0]));
    return cord('string', points, 0.0052, color, { kind: 'cotton' });
  });
}

/** Underlayer: only a neck may show above what is worn over it. */
export function thermal(worn: Wearing<'thermal'>): Dressed {
  const { params: p, body, color } = worn;
  if (p.part === 'bottom' || p.neck === 'hidden') return { parts: [] };
  const upper = cutUpper({ ...worn, tucked: true }, { fit: 'tight', hemAt: 'hip', sleeveTo: 'long', neck: neckHole(body, 0, 'high') });
  const collar = p.neck === 'mock' ? [neckTube(body, body.neck - 0.02, body.neck + 0.038, body.woman ? 0.064 : 0.076, 0.01, { kind: 'rib', scale: 80 }, color)] : [];
  return dressed(upper, [upperPart(upper, 'thermal', plainOf(worn), color), ...collar]);
}

export { UPPER_BOUNDS };
export type { Field };
