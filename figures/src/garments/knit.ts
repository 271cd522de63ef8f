import type { Body } from '../body/body';
import { softCollar } from '../cloth/collars';
import { cutUpper, neckHole } from '../cloth/cut';
import { cuffs, hemBand, neckBand, neckTube } from '../cloth/bands';
import { zip } from '../cloth/zip';
import type { Upper } from '../cloth/upper';
import type { Dressed, Wearing } from '../cloth/worn';
import { GAUGES, knitParts } from './knit-gauge';
import { makeDressed } from './make-dressed';
import { vBand } from './v-band';
import type { Material, Part } from '../scene/part';
import { type Field, clamp, len2, smax, smin } from '../sdf/scalar';

export function knit(worn: Wearing<'knit'>): Dressed {
  const { params: p, body, color, trim } = worn;
  const extra = GAUGES[p.gauge].extra;
  const hole =
    p.neck === 'boat' ? 'wide' : p.neck === 'v' ? 'v' : p.neck === 'crew' || p.neck === 'collar' ? 'crew' : 'high';
  const neck = neckHole(body, 0.02 + extra, hole);
  const deepV = (z: number) =>
    0.072 * clamp((z - body.bust - 0.03) / (body.neck - body.bust - 0.03), 0, 1) - (z < body.bust + 0.03 ? 1 : 0);
  // A vest must clear the shirt under it, which has the same width.
  const isOver = p.sleeve === 'none' && worn.layer > 0;
  const layer = worn.layer + (isOver ? 2 : 0);
  const upper = cutUpper(
    { ...worn, layer },
    {
      fit: p.fit,
      hemAt: p.hem,
      sleeveTo: p.sleeve,
      neck,
      cuffBunch: 0.8,
      betweenArms: isOver,
      ...(p.neck === 'v' ? { gap: deepV } : {}),
    },
  );
  const { parts, rib, main } = knitParts(upper, worn, p.gauge, 'knit');
  const edge = trim ?? color;
  if (!worn.tucked) parts.push(hemBand(upper, 0.05, rib, edge));
  if (p.sleeve !== 'none')
    parts.push(
      cuffs(upper, 0.042, p.sleeve === 'long' ? 0.011 : upper.spec.sleeveEase(upper.spec.sleeve), 0.015, rib, edge),
    );
  const r = body.woman ? 0.068 : 0.08;
  if (p.neck === 'turtle')
    parts.push(
      neckTube(body, body.neck - 0.022, body.neck + 0.06, r, 0.02, rib, edge),
      neckTube(body, body.neck + 0.004, body.neck + 0.058, r + 0.012, 0.016, rib, edge),
    );
  else if (p.neck === 'half-turtle')
    parts.push(neckTube(body, body.neck - 0.02, body.neck + 0.038, r, 0.016, rib, edge));
  else if (p.neck === 'half-zip')
    parts.push(
      neckTube(body, body.neck - 0.02, body.neck + 0.05, r + 0.01, 0.018, main, edge),
      ...zip(upper.outside, body.neck - 0.005, body.bust + 0.03, '#c9c4ba'),
    );
  else if (p.neck === 'v') parts.push(vBand(upper, deepV, rib, edge));
  else parts.push(neckBand(upper, 0.02, p.neck === 'boat' ? 0 : 0.013, rib, edge));
  if (p.neck === 'collar') parts.push(...softCollar(body, upper.outside, { material: rib, color: edge }, 0.8, 1));
  if (p.sleeve !== 'none') return makeDressed(upper, parts);
  const [vest, ...rest] = parts;
  const dressed = makeDressed(upper, [cutArmholes(body, vest!), ...rest, armholes(upper, rib, edge)]);
  // A vest is far off the shirt, whose collar stays in its neckline.
  const cover: Field = (x, y, z) => Math.min(dressed.cover!(x, y, z), armhole(body, x, y, z) - 0.015);
  return { ...dressed, cover, collarBase: undefined };
}

/** End of a vest's shoulder, as a share of the body's, height below the shoulder's from which on it widens, and by how much. */
const SHOULDER = { end: 0.96, down: 0.01, widening: 1.2 };

/**
 * Returns the distance from the hole for an arm, positive on the vest. On the shoulder it ends at a distance from the
 * neck: the arm alone would leave a cap whose edge lies flat on the shoulder.
 */
function armhole(body: Body, x: number, y: number, z: number): number {
  const limb = (x > 0 ? body.arms.left : body.arms.right).locate(x, y, z);
  // A bent arm comes near the trunk again further down.
  if (limb.s > 0.3) return 0.1;
  const end = SHOULDER.end * body.shoulderX + SHOULDER.widening * Math.max(0, body.shoulder - SHOULDER.down - z);
  return smin(limb.d - body.armRadius(limb.s) - 0.012, end - Math.abs(x), 0.06);
}

/** Cuts the holes for the arms out of a vest. */
const cutArmholes = (body: Body, vest: Part): Part => ({
  ...vest,
  field: (x, y, z) => {
    const d = vest.field(x, y, z);
    return d > 0.05 ? d : smax(d, -armhole(body, x, y, z), 0.006);
  },
});

function armholes(upper: Upper, material: Material, color: Part['paint']): Part {
  const { body } = upper;
  return {
    name: 'armholes',
    field: (x, y, z) => len2(armhole(body, x, y, z), upper.torso(x, y, z)) - 0.009,
    bounds: [-0.32, -0.24, body.bust - 0.1, 0.32, 0.24, body.neck + 0.05],
    cell: 0.005,
    material,
    paint: color,
    uv: (x, y, z) => [Math.atan2(y, z - body.bust) * 0.1, x],
  };
}
