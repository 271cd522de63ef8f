import type { ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Hex } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body } from '../body/body';
import { waistTop } from '../cloth/cut';
import { button, cord, touch } from '../cloth/details';
import { LOWER_BOUNDS, Lower } from '../cloth/lower';
import { type Dressed, type Wearing, clothOf, plainOf } from '../cloth/worn';
import { type Rgb, linear, mixRgb, shade, tint } from '../scene/colour';
import type { Paint, Part } from '../scene/part';
import type { Vec3 } from '../scene/vector';
import { type Field, bell, fract, len2, smax, smoothstep } from '../sdf/scalar';
import { roundBox, segment } from '../sdf/shapes';
import { type Spline, spline } from '../sdf/spline';

type Style = ModelParams['trousers']['style'];
type Cut = ModelParams['trousers']['cut'];

/** Radius down the leg for a woman; a man's thigh is a touch wider. */
const CUTS: Record<Cut, readonly (readonly [number, number])[]> = {
  slim: [[0, 0.104], [0.25, 0.095], [0.5, 0.074], [0.75, 0.062], [1, 0.05]],
  tapered: [[0, 0.109], [0.25, 0.103], [0.5, 0.086], [0.75, 0.072], [1, 0.057]],
  straight: [[0, 0.107], [0.25, 0.101], [0.5, 0.088], [0.8, 0.08], [1, 0.077]],
  cuffed: [[0, 0.112], [0.3, 0.105], [0.6, 0.094], [0.86, 0.08], [0.96, 0.058], [1, 0.052]],
  wide: [[0, 0.109], [0.25, 0.107], [0.5, 0.104], [0.8, 0.106], [1, 0.11]],
  flare: [[0, 0.105], [0.25, 0.096], [0.48, 0.078], [0.7, 0.084], [1, 0.108]],
};

const FOLDS: Record<Style, number> = { slacks: 0.0045, chinos: 0.006, jeans: 0.0065, cargo: 0.009, corduroy: 0.006, jogger: 0.0095, sweat: 0.0105, nylon: 0.01, hiking: 0.008, padded: 0.009, linen: 0.008 };

const HEMS = { ankle: 0.9, full: 0.965, floor: 0.995 } as const;

function denimPaint(lower: Lower, color: Hex, pocketAt: Field): Paint {
  const base = linear(color);
  const faded = linear(tint(color, 0.3));
  const thread = linear('#c99a5c');
  return (x, y, z) => {
    const { s, angle } = lower.locate(x, y, z);
    const worn = smoothstep(1.3, 0.1, Math.abs(angle)) * (0.5 * bell(s - 0.3, 0.2) + 0.35 * bell(s - 0.56, 0.13));
    let c: Rgb = mixRgb(base, faded, worn * 0.75);
    if (y < 0 && Math.abs(pocketAt(x, y, z)) < 0.0024 && fract((x + z) * 70) < 0.7) c = thread;
    if (s > lower.spec.hem - 0.034 && s < lower.spec.hem - 0.028) c = mixRgb(c, thread, 0.7);
    return c;
  };
}

/** Fly, front pockets and their seams as grooves. */
function fronts(body: Body, top: number, curved: boolean): { groove: Field; pocketAt: Field } {
  const pocketAt: Field = (x, _y, z) => (z > top - 0.035 ? 1 : curved ? len2(Math.abs(x) - 0.165, z - top + 0.02) - 0.085 : segment(Math.abs(x), z, 0.105, top - 0.03, 0.165, top - 0.14));
  const groove: Field = (x, y, z) => {
    if (y > 0 || z < body.crotch) return 0;
    let out = 0.0055 * bell(pocketAt(x, y, z), 0.0045);
    if (z > body.crotch + 0.05 && z < top - 0.04) {
      out += 0.005 * bell(x - 0.006, 0.004);
      if (x > 0) out += 0.003 * bell(len2(x, (z - top + 0.13) * 0.55) - 0.04, 0.0035);
    }
    return out;
  };
  return { groove, pocketAt };
}

function belt(lower: Lower, color: Hex): Part[] {
  const band = lower.waistband(0.04);
  const { at } = touch(band, 0, lower.spec.top - 0.012);
  return [
    { name: 'belt', field: band, bounds: [-0.3, -0.26, lower.spec.top - 0.07, 0.3, 0.26, lower.spec.top + 0.04], cell: 0.006, material: { kind: 'leather' }, paint: color },
    {
      name: 'buckle', cell: 0.0028, material: { kind: 'metal' }, paint: '#c9b582',
      field: (x, y, z) => smax(Math.abs(roundBox(x - at[0], y - at[1] + 0.004, z - at[2], 0.024, 0.02, 0.02, 0.006)) - 0.0035, Math.abs(y - at[1] + 0.004) - 0.005, 0.003),
      bounds: [-0.05, at[1] - 0.03, at[2] - 0.04, 0.05, at[1] + 0.03, at[2] + 0.04],
    },
  ];
}

function waist(lower: Lower, kind: 'belt' | 'plain' | 'drawstring' | 'pleats', worn: Wearing): Part[] {
  const { top } = lower.spec;
  if (kind === 'belt') return belt(lower, worn.trim ?? '#4a3226');
  const elastic = kind === 'drawstring';
  const band = lower.waistband(elastic ? 0.05 : 0.04);
  const parts: Part[] = [{
    name: 'waistband', field: band, bounds: [-0.3, -0.26, top - 0.09, 0.3, 0.26, top + 0.04], cell: 0.006,
    material: elastic ? { kind: 'rib', scale: 60 } : clothOf(worn), paint: worn.color, uv: (x, y, z) => [Math.atan2(x, -y) * 0.16, z],
  }];
  if (!elastic) return [...parts, button(band, 0, top - 0.014, 0.0105, worn.fabric === 'denim' ? '#b58a4a' : shade(worn.color, 0.3), worn.fabric === 'denim')];
  const string = worn.trim ?? '#f2efe8';
  return [...parts, ...[1, -1].map((s) => {
    const points: Vec3[] = [[s * 0.012, 0], [s * 0.022, 0.05], [s * 0.018, 0.11]].map(([x, down]) => {
      const { at } = touch((px, py, pz) => Math.min(band(px, py, pz), lower.cloth(px, py, pz)), x!, top - 0.02 - down!);
      return [at[0], at[1] - 0.004, at[2]];
    });
    return cord('drawstring', points, 0.0048, string, { kind: 'cotton' });
  })];
}

/** Pockets on the thighs of cargo trousers. */
function cargoPockets(lower: Lower, worn: Wearing): Part {
  return {
    name: 'cargo', cell: 0.0052, bounds: LOWER_BOUNDS, material: plainOf(worn), paint: worn.color,
    field: (x, y, z) => {
      const { s, angle } = lower.locate(x, y, z);
      const side = Math.abs(Math.abs(angle) - 1.25) * 0.1;
      const box = smax(side - 0.05, Math.abs(s - 0.4) * 0.75 - 0.068, 0.008);
      const flap = smax(side - 0.054, Math.abs(s - 0.322) * 0.75 - 0.018, 0.006);
      const d = lower.cloth(x, y, z);
      if (box > 0.05 || (x > 0 ? angle : -angle) * (x > 0 ? 1 : 1) > 9) return Math.max(box, 0.02);
      return Math.min(smax(Math.abs(d - 0.003) - 0.006, box, 0.007), smax(Math.abs(d - 0.008) - 0.006, flap, 0.006));
    },
    uv: (x, _y, z) => [x, z],
  };
}

const scaled = (keys: readonly (readonly [number, number])[], by: number): Spline => spline(keys.map(([s, r]) => [s, r * by]));

export function trousers(worn: Wearing<'trousers'>): Dressed {
  const { params: p, body, color } = worn;
  const top = waistTop(body);
  const folds = FOLDS[p.style];
  const lower = new Lower(body, {
    top, hem: HEMS[p.hem], radius: scaled(CUTS[p.cut], body.woman ? 1 : 1.03), hip: p.style === 'padded' ? 0.012 : 0.004, folds,
    knee: p.cut === 'wide' ? 0.25 : p.crease ? 0.3 : 0.75, breakAt: p.hem === 'ankle' ? 0.35 : 1, crease: p.crease ? 0.0105 : 0, seed: worn.seed % 89, seam: p.style !== 'slacks',
  });
  const sporty = p.style === 'jogger' || p.style === 'sweat' || p.style === 'nylon';
  const { groove, pocketAt } = fronts(body, top, p.style === 'jeans');
  const field: Field = (x, y, z) => {
    const d = lower.cloth(x, y, z);
    return sporty || Math.abs(d) > 0.03 ? d : d + groove(x, y, z) + (p.waist === 'pleats' && y < 0 ? 0.004 * bell(Math.abs(x) - 0.07, 0.005) * smoothstep(top - 0.2, top - 0.05, z) : 0);
  };
  const paint = p.style === 'jeans' ? denimPaint(lower, color, pocketAt) : color;
  const parts: Part[] = [{ name: 'trousers', field, bounds: LOWER_BOUNDS, cell: 0.0078, material: clothOf(worn), paint, uv: lower.uv }, ...waist(lower, p.waist, worn)];
  if (p.style === 'cargo') parts.push(cargoPockets(lower, worn));
  if (p.cut === 'cuffed') parts.push(ankleRibs(lower, worn));
  return { parts, cover: lower.cover, surface: field };
}

function ankleRibs(lower: Lower, worn: Wearing): Part {
  const { body, spec } = lower;
  return {
    name: 'ankle-ribs', bounds: [-0.3, -0.2, 0, 0.3, 0.2, 0.3], cell: 0.006, material: { kind: 'rib', scale: 66 }, paint: worn.color, uv: lower.uv,
    field: (x, y, z) => {
      const limb = (x > 0 ? body.legs.left : body.legs.right).locate(x, y, z);
      return smax(Math.abs(limb.d - 0.05) - 0.009, Math.abs(limb.beyond(spec.hem) + 0.004) - 0.026, 0.007);
    },
  };
}

export function leggings(worn: Wearing<'leggings'>): Dressed {
  const { params: p, body, color } = worn;
  const keys = [0, 0.2, 0.48, 0.62, 0.85, 1].map((s) => [s, body.legRadius(s) + 0.006 + (p.flare ? 0.05 * smoothstep(0.55, 1, s) : 0)] as const);
  const lower = new Lower(body, { top: waistTop(body) - 0.01, hem: p.hem === 'knee' ? 0.52 : p.flare ? 0.97 : 0.93, radius: spline(keys), hip: -0.004, folds: 0.0012, knee: 0.6, breakAt: 0.6, crease: 0, seed: worn.seed % 89, seam: true });
  const band: Part = { name: 'waistband', field: lower.waistband(0.06), bounds: [-0.3, -0.26, body.waist - 0.08, 0.3, 0.26, body.waist + 0.08], cell: 0.006, material: plainOf(worn), paint: color };
  return { parts: [{ name: 'leggings', field: lower.cloth, bounds: LOWER_BOUNDS, cell: 0.0078, material: clothOf(worn), paint: color, uv: lower.uv }, band], cover: lower.cover };
}

const SHORTS_HEM = { micro: 0.2, mini: 0.29, knee: 0.47 } as const;

export function shorts(worn: Wearing<'shorts'>): Dressed {
  const { params: p, body, color } = worn;
  const top = waistTop(body);
  const room = { tight: 0.004, slim: 0.012, regular: 0.022, relaxed: 0.034, oversized: 0.044 }[p.fit];
  const keys = [0, 0.15, 0.3, 0.5].map((s) => [s, body.legRadius(s) + room + 0.045 * s] as const);
  const lower = new Lower(body, { top, hem: SHORTS_HEM[p.hem], radius: spline(keys), hip: 0.004, folds: 0.0065, knee: 0, breakAt: 0.6, crease: p.style === 'tailored' ? 0.008 : 0, seed: worn.seed % 89, seam: true });
  const { groove, pocketAt } = fronts(body, top, p.style === 'denim');
  const stitched = p.style !== 'sport' && p.style !== 'nylon';
  const field: Field = (x, y, z) => {
    const d = lower.cloth(x, y, z);
    if (Math.abs(d) > 0.03) return d;
    const limb = (x > 0 ? body.legs.left : body.legs.right).locate(x, y, z);
    return d + (stitched ? groove(x, y, z) : 0) + 0.003 * bell(limb.beyond(lower.spec.hem) + 0.028, 0.003);
  };
  const paint = p.style === 'denim' ? denimPaint(lower, color, pocketAt) : color;
  return { parts: [{ name: 'shorts', field, bounds: LOWER_BOUNDS, cell: 0.0058, material: clothOf(worn), paint, uv: lower.uv }, ...waist(lower, p.waist, worn)], cover: lower.cover };
}

export { waist };
