import type { KnitGauge } from '../../../lib/domain/wardrobe/models';
import { type Dressed, type Wearing, clothOf } from '../cloth/worn';
import { cutUpper, neckHole, upperPart } from '../cloth/cut';
import { buttonRow, cuffs, front, hemBand, neckBand, neckTube, patch, zip } from '../cloth/details';
import { softCollar } from '../cloth/collars';
import type { Upper } from '../cloth/upper';
import { shade } from '../scene/colour';
import type { Material, Part } from '../scene/part';
import { bell, clamp, fract, len2, smax, smoothstep } from '../sdf/scalar';

/** Threads per unit of the shader's stitches and how far each gauge puffs out. */
const GAUGES: Record<KnitGauge, { kind: 'knit' | 'rib' | 'sherpa'; scale: number; extra: number }> = {
  fine: { kind: 'knit', scale: 92, extra: 0 },
  mid: { kind: 'knit', scale: 62, extra: 0.003 },
  rib: { kind: 'rib', scale: 52, extra: 0.002 },
  chunky: { kind: 'knit', scale: 40, extra: 0.008 },
  cable: { kind: 'knit', scale: 60, extra: 0.006 },
  mohair: { kind: 'sherpa', scale: 60, extra: 0.006 },
  waffle: { kind: 'knit', scale: 46, extra: 0.003 },
};

/** Plaits down the front, knitted in: two ropes each side of the middle. */
function cables(upper: Upper): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    if (y > 0.03) return 0;
    let out = 0;
    for (const at of [-0.105, 0, 0.105]) {
      const u = x - at;
      if (Math.abs(u) > 0.034) continue;
      const turn = z * 42 + at * 30;
      const strand = (phase: number) => bell(u - 0.0115 * Math.sin(turn + phase), 0.0085) * (0.75 + 0.25 * Math.cos(turn + phase));
      out = Math.max(out, 0.0115 * Math.max(strand(0), strand(Math.PI))) - 0.003 * bell(Math.abs(u) - 0.028, 0.005);
    }
    return out * smoothstep(upper.spec.hem + 0.03, upper.spec.hem + 0.06, z);
  };
}

function knitParts(upper: Upper, worn: Wearing, gauge: KnitGauge, name: string): { parts: Part[]; rib: Material; main: Material } {
  const g = GAUGES[gauge];
  const main: Material = { ...clothOf(worn, g.scale), kind: g.kind };
  const rib: Material = { kind: 'rib', scale: clamp(g.scale * 1.15, 46, 90) };
  const body = upperPart(upper, name, main, worn.color, gauge === 'cable' ? 0.006 : 0.0074);
  if (gauge === 'cable') {
    const raised = cables(upper);
    body.field = (x, y, z) => upper.cloth(x, y, z) - raised(x, y, z);
  }
  return { parts: [body], rib, main };
}

export function knit(worn: Wearing<'knit'>): Dressed {
  const { params: p, body, color, trim } = worn;
  const extra = GAUGES[p.gauge].extra;
  const hole = p.neck === 'boat' ? 'wide' : p.neck === 'v' ? 'v' : p.neck === 'crew' || p.neck === 'collar' ? 'crew' : 'high';
  const neck = neckHole(body, 0.02 + extra, hole);
  const deepV = (z: number) => 0.072 * clamp((z - body.bust - 0.03) / (body.neck - body.bust - 0.03), 0, 1) - (z < body.bust + 0.03 ? 1 : 0);
  const upper = cutUpper(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: p.sleeve, neck, cuffBunch: 0.8, ...(p.neck === 'v' ? { gap: deepV } : {}) });
  const ease = upper.spec.ease;
  upper.spec.ease = (z) => ease(z) + extra;
  const { parts, rib, main } = knitParts(upper, worn, p.gauge, 'knit');
  const edge = trim ?? color;
  if (!worn.tucked) parts.push(hemBand(upper, 0.05, rib, edge));
  if (p.sleeve !== 'none') parts.push(cuffs(upper, 0.042, p.sleeve === 'long' ? 0.011 : upper.spec.sleeveEase(upper.spec.sleeve), 0.015, rib, edge));
  const r = body.woman ? 0.068 : 0.08;
  if (p.neck === 'turtle') parts.push(neckTube(body, body.neck - 0.022, body.neck + 0.06, r, 0.02, rib, edge), neckTube(body, body.neck + 0.004, body.neck + 0.058, r + 0.012, 0.016, rib, edge));
  else if (p.neck === 'half-turtle') parts.push(neckTube(body, body.neck - 0.02, body.neck + 0.038, r, 0.016, rib, edge));
  else if (p.neck === 'half-zip') parts.push(neckTube(body, body.neck - 0.02, body.neck + 0.05, r + 0.01, 0.018, main, edge), ...zip(upper.outside, body.neck - 0.005, body.bust + 0.03, '#c9c4ba'));
  else if (p.neck === 'v') parts.push(vBand(upper, deepV, rib, edge));
  else parts.push(neckBand(upper, 0.02, p.neck === 'boat' ? 0 : 0.013, rib, edge));
  if (p.neck === 'collar') parts.push(...softCollar(body, { material: rib, color: edge }, true, 1));
  if (p.sleeve === 'none') parts.push(armholes(upper, rib, edge));
  return { parts, cover: upper.cover, surface: upper.outside };
}

/** Ribbing along the edge of an open or V front. */
export function vBand(upper: Upper, gap: (z: number) => number, material: Material, color: Part['paint'], width = 0.02): Part {
  const { body, spec } = upper;
  const region = front((x, z) => smax(Math.abs(Math.abs(x) - Math.max(0, gap(z)) - width * 0.4) - width * 0.6, Math.max(z - body.neck - 0.02, spec.hem - 0.02 - z, gap(z) < -0.5 ? 0.02 : -1), 0.004));
  return { name: 'edge', field: patch(upper.outside, 0.0025, 0.013, region, 0.009), bounds: [-0.24, -0.5, spec.hem - 0.03, 0.24, 0.04, body.neck + 0.06], cell: 0.005, material, paint: color, uv: (x, _y, z) => [z, x] };
}

function armholes(upper: Upper, material: Material, color: Part['paint']): Part {
  const { body } = upper;
  return {
    name: 'armholes',
    field: (x, y, z) => {
      const limb = (x > 0 ? body.arms.left : body.arms.right).locate(x, y, z);
      const rim = limb.d - body.armRadius(limb.s) - 0.012;
      return smax(len2(rim, upper.torso(x, y, z)) - 0.009, -0.3, 0.004);
    },
    bounds: [-0.32, -0.24, body.bust - 0.1, 0.32, 0.24, body.neck + 0.05], cell: 0.005, material, paint: color, uv: (x, y, z) => [Math.atan2(y, z - body.bust) * 0.1, x],
  };
}

export function cardigan(worn: Wearing<'cardigan'>): Dressed {
  const { params: p, body, color, trim, open } = worn;
  const extra = GAUGES[p.gauge].extra;
  const round = p.neck === 'round' || p.neck === 'collar';
  const breakAt = body.bust - 0.03;
  const vee = (z: number) => (z > breakAt ? 0.078 * ((z - breakAt) / (body.neck + 0.01 - breakAt)) : -1);
  const wide = (z: number) => 0.055 + 0.045 * (body.neck - z);
  const gap = open ? wide : round ? undefined : vee;
  const upper = cutUpper(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: 'long', neck: neckHole(body, 0.02 + extra, 'crew'), cuffBunch: 0.9, ...(gap ? { gap } : {}) });
  const ease = upper.spec.ease;
  upper.spec.ease = (z) => ease(z) + extra;
  const { parts, rib } = knitParts(upper, worn, p.gauge === 'cable' && open ? 'chunky' : p.gauge, 'cardigan');
  const edge = trim ?? color;
  parts.push(hemBand(upper, 0.05, rib, edge), cuffs(upper, 0.045, 0.012, 0.016, rib, edge));
  if (gap) parts.push(vBand(upper, gap, rib, edge, 0.026));
  if (round && !open) parts.push(neckBand(upper, 0.02, 0.01, rib, edge));
  if (p.neck === 'collar') parts.push(...softCollar(body, { material: rib, color: edge }, true, 1));
  if (!open) parts.push(...closing(upper, worn, round ? body.neck - 0.03 : breakAt - 0.005, rib, edge));
  return { parts, cover: upper.cover, surface: upper.outside };
}

function closing(upper: Upper, worn: Wearing<'cardigan'>, top: number, rib: Material, edge: Part['paint']): Part[] {
  const { hem } = upper.spec;
  if (worn.params.zip) return zip(upper.outside, top, hem + 0.01, '#c9c4ba');
  const strip: Part = { name: 'band', field: patch(upper.outside, 0.002, 0.012, front((x, z) => smax(Math.abs(x) - 0.02, Math.abs(z - (top + hem) / 2) - (top - hem) / 2 - 0.01, 0.004)), 0.008), bounds: [-0.06, -0.5, hem - 0.03, 0.06, 0.03, top + 0.04], cell: 0.005, material: rib, paint: edge, uv: (x, _y, z) => [z, x] };
  return [strip, ...buttonRow(upper.outside, 0, top - 0.02, hem + 0.02, 0.078, 0.011, shade(worn.color, 0.45))];
}

export { fract };
