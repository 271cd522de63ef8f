import type { Body } from '../body/body';
import { shirtCollar, softCollar } from '../cloth/collars';
import { PER_LAYER, cutUpper, neckHole, upperPart } from '../cloth/cut';
import { cuffs, neckBand, neckTube } from '../cloth/bands';
import { buttonRow } from '../cloth/buttons';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { Skirt } from './skirt-shape';
import { shade, tint } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, bell, smax, smin, smoothstep } from '../sdf/scalar';

/** Room of a fitted bodice, and by how much more it has above the waist over a top, without that of its layer. */
const FITTED = 0.012;
const OVER_TOP = 0.014;
export const ROOM_OVER_TOP = FITTED + OVER_TOP;

/** Distance of straps from the middle on the shoulders, and its growth per unit down the chest, without and over a top. */
const STRAPS = { onSkin: { apart: 0.09, outwards: 0.02 }, overTop: { apart: 0.1, outwards: -0.5 } };

/** Builds the cords or the belt at a dress's waist. */
function sash(body: Body, z: number, color: Part['paint'], material: Part['material']): Part {
  return {
    name: 'belt',
    field: (x, y, pz) => smax(Math.abs(body.loft.distance(x, y, z, 0.022)) - 0.008, Math.abs(pz - z) - 0.018, 0.006),
    bounds: [-0.28, -0.26, z - 0.05, 0.28, 0.26, z + 0.05],
    cell: 0.0055,
    material,
    paint: color,
  };
}

/** Builds the straps of a dress. Over a top they run together to its bodice, where an open layer shows them. */
function straps(worn: Wearing<'dress'>, surface: Field): Part {
  const { body } = worn;
  const { apart, outwards } = worn.layer > 0 ? STRAPS.overTop : STRAPS.onSkin;
  const across = (z: number) => apart + outwards * Math.max(0, body.shoulder - z);
  return {
    name: 'straps',
    bounds: [-0.2, -0.26, body.bust, 0.2, 0.24, body.neck + 0.06],
    cell: 0.0048,
    material: getPlainMaterial(worn),
    paint: worn.color,
    field: (x, y, z) =>
      smax(
        Math.abs(Math.min(body.torsoField(x, y, z), surface(x, y, z)) - 0.003) - 0.004,
        smax(Math.abs(Math.abs(x) - across(z)) - 0.0095, body.bust + 0.02 - z, 0.003),
        0.004,
      ),
  };
}

/** Builds a dress: bodice and skirt as one surface. */
export function dress(worn: Wearing<'dress'>): Dressed {
  const { params: p, body, color, trim } = worn;
  const waistZ = p.waist === 'straight' ? body.waist - 0.02 : body.waist + 0.005;
  const s = new Skirt(body, {
    shape: p.skirt,
    hem: p.hem,
    pleats: 26,
    top: waistZ + 0.02,
    seed: worn.seed % 7,
    coatHem: worn.coatHem,
  });
  const hole =
    p.neck === 'square' || p.straps
      ? 'square'
      : p.neck === 'v' || p.neck === 'shirt'
        ? 'v'
        : p.neck === 'turtle' || p.neck === 'half-turtle'
          ? 'high'
          : 'crew';
  const reach = { none: 0, cap: 0.15, short: 0.36, half: 0.5, 'three-quarter': 0.72, long: 0.965 }[p.sleeve];
  const loose = p.waist === 'straight';
  // A dress of jersey hangs from the bust past the waist, to which a knitted one clings.
  const hangs = loose && !p.knit;
  const bodiceHem = hangs ? body.hip - 0.05 : waistZ - 0.03;
  const overWaist = loose ? 0 : worn.layer > 0 ? OVER_TOP + worn.layer * PER_LAYER : 0.006;
  const puffed = (t: number) => 0.016 + 0.04 * bell(t - reach * 0.5, reach * 0.45);
  const upper = cutUpper(
    { ...worn, tucked: false },
    {
      fit: loose ? 'relaxed' : 'slim',
      hemAt: 'waist',
      sleeveTo: p.sleeve,
      neck: neckHole(body, 0.014, hole),
      hem: bodiceHem,
      ease: (z) =>
        (hangs ? 0.026 * smoothstep(bodiceHem, body.waist, z) : loose ? 0.026 : FITTED) +
        overWaist * smoothstep(waistZ, waistZ + 0.08, z),
      drape: loose ? 0.6 : 0.08,
      folds: p.knit ? 0.003 : 0.006,
      ...(worn.layer > 0 && { shoulderEase: 0.4 }),
      ...(p.puff ? { sleeveEase: puffed } : {}),
    },
  );
  const bodice: Field = (x, y, z) => {
    const d = upper.cloth(x, y, z);
    return p.straps ? smax(d, z - body.bust - 0.035 - 0.012 * Math.cos(x * 30), 0.01) : d;
  };
  const field: Field = (x, y, z) => smin(bodice(x, y, z), s.cloth(x, y, z), loose ? 0.08 : 0.025);
  const main = p.knit ? { ...getClothMaterial(worn, 70), kind: 'knit' as const } : getClothMaterial(worn);
  const rib = { kind: 'rib', scale: 80 } as const;
  const whole = upperPart(upper, 'dress', main, color, 0.0074);
  const parts: Part[] = [
    {
      ...whole,
      field,
      bounds: [-0.56, -0.44, 0, 0.56, 0.44, 1.8],
      slack: 2,
      uv: (x, y, z) => (z < waistZ ? s.uv(x, y, z) : upper.uv(x, y, z)),
    },
  ];
  if (p.straps) parts.push(straps(worn, upper.outside));
  if (p.waist === 'belted')
    parts.push(sash(body, waistZ, trim ?? shade(color, 0.35), trim ? { kind: 'leather' } : getPlainMaterial(worn)));
  if (p.waist === 'elastic') parts.push(sash(body, waistZ, color, { kind: 'rib', scale: 70 }));
  if (p.neck === 'shirt')
    parts.push(
      ...shirtCollar(body, upper.outside, { material: getPlainMaterial(worn), color }, 0.4),
      ...buttonRow(field, 0, body.neck - 0.07, waistZ - 0.2, 0.07, 0.0085, tint(color, 0.55)),
    );
  if (p.neck === 'collar')
    parts.push(
      ...softCollar(
        body,
        upper.outside,
        { material: p.knit ? rib : getPlainMaterial(worn), color: trim ?? color },
        0.25,
      ),
    );
  if (p.neck === 'turtle' || p.neck === 'half-turtle')
    parts.push(
      neckTube(body, body.neck - 0.02, body.neck + (p.neck === 'turtle' ? 0.055 : 0.036), 0.068, 0.016, rib, color),
    );
  if (!p.straps && (p.neck === 'round' || p.neck === 'square' || p.neck === 'v'))
    parts.push(neckBand(upper, 0.011, 0, getPlainMaterial(worn), color));
  if (p.sleeve !== 'none')
    parts.push(
      cuffs(
        upper,
        0.026,
        p.puff ? 0.017 : upper.spec.sleeveEase(reach),
        0.011,
        p.knit ? rib : getPlainMaterial(worn),
        color,
      ),
    );
  const cover: Field = (x, y, z) =>
    Math.max(
      p.straps && z > body.bust ? -1 : upper.cover(x, y, z),
      Math.min(waistZ + 0.05 - z, z - s.hem - 0.09, 0.03 - s.loft.distance(x, y, z)),
    );
  return { parts, cover, surface: field, hanging: { skirt: s, rest: bodice } };
}
