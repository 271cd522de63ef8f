import type { LegHem } from '../../../lib/domain/wardrobe/models';
import type { Body } from '../body/body';
import { cutUpper, neckHole, upperPart, waistTop } from '../cloth/cut';
import { buttonRow, cuffs, neckBand, neckTube } from '../cloth/details';
import { shirtCollar, softCollar } from '../cloth/collars';
import { legHemOf } from '../cloth/fit';
import { type Dressed, type Wearing, clothOf, plainOf } from '../cloth/worn';
import { shade, tint } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Loft, loft } from '../sdf/loft';
import { noise } from '../sdf/noise';
import { type Field, bell, clamp, fract, mix, smax, smin, smoothstep } from '../sdf/scalar';

type Shape = 'pleated' | 'a-line' | 'pencil' | 'slip' | 'tiered' | 'wrap' | 'full' | 'straight' | 'mermaid';

interface SkirtSpec {
  shape: Shape;
  hem: LegHem;
  pleats: number;
  top: number;
  seed: number;
}

/** How far the hem stands out, as a share of its height below the waist, and how deep its waves are. */
const SHAPES: Record<Shape, { flare: number; wave: number; waves: number }> = {
  pleated: { flare: 0.2, wave: 0, waves: 0 }, 'a-line': { flare: 0.14, wave: 0.011, waves: 7 }, pencil: { flare: -0.015, wave: 0, waves: 0 },
  slip: { flare: 0.05, wave: 0.012, waves: 6 }, tiered: { flare: 0.17, wave: 0.016, waves: 11 }, wrap: { flare: 0.1, wave: 0.01, waves: 6 },
  full: { flare: 0.24, wave: 0.022, waves: 9 }, straight: { flare: 0.03, wave: 0.006, waves: 6 }, mermaid: { flare: 0.09, wave: 0.014, waves: 9 },
};

/** A skirt's field: a flared loft with pleats, waves or tiers, hollow from below. */
class Skirt {
  readonly loft: Loft;
  readonly hem: number;

  constructor(
    readonly body: Body,
    readonly spec: SkirtSpec,
  ) {
    this.hem = legHemOf(body, spec.hem);
    const { flare } = SHAPES[spec.shape];
    const { top } = spec;
    const hipZ = body.hip + 0.01;
    const hipA = body.loft.a(hipZ) + 0.02;
    const hipB = body.loft.b(hipZ) + 0.022;
    const length = hipZ - this.hem;
    const late = spec.shape === 'mermaid' ? smoothstep(0.3, 0.5, length) : 1;
    const at = (z: number, out: number) => ({ z, a: hipA + out, b: hipB + out, n: 2 });
    const knee = spec.shape === 'mermaid' ? [at(mix(hipZ, this.hem, 0.62), -0.012)] : [at(mix(hipZ, this.hem, 0.5), flare * length * 0.46)];
    const step = Math.max(0.03, length);
    this.loft = loft([
      { z: top + 0.06, a: body.loft.a(top) + 0.011, b: body.loft.b(top) + 0.011, y: -0.004 },
      { z: top, a: body.loft.a(top) + 0.012, b: body.loft.b(top) + 0.012, y: -0.004 },
      { z: mix(top, hipZ, 0.45), a: mix(body.loft.a(top) + 0.014, hipA, 0.55), b: mix(body.loft.b(top) + 0.014, hipB, 0.55) },
      at(hipZ, 0), ...knee, at(this.hem, flare * step * late + 0.004), at(this.hem - 0.06, flare * step * late + 0.008),
    ]);
  }

  private relief(x: number, y: number, z: number): number {
    const { spec } = this;
    const angle = Math.atan2(x, -y);
    const down = smoothstep(spec.top - 0.02, this.hem, z);
    if (spec.shape === 'pleated') {
      const u = fract((angle / (2 * Math.PI)) * spec.pleats + 0.5);
      const saw = u < 0.7 ? u / 0.7 : (1 - u) / 0.3;
      return (0.006 + 0.028 * down) * (saw * 0.75 + 0.25 * saw * saw * (3 - 2 * saw) - 0.5);
    }
    const { wave, waves } = SHAPES[spec.shape];
    let out = wave * down * Math.cos(angle * waves + 1.1 * Math.sin(angle * 2 + spec.seed)) + 0.004 * noise(x * 10 + spec.seed, y * 10, z * 6);
    if (spec.shape === 'tiered') {
      const tier = fract(((spec.top - z) / (spec.top - this.hem)) * 3);
      out += 0.012 * (smoothstep(0, 0.08, tier) - 1) + 0.006 * Math.sin(angle * 26) * bell(tier - 0.12, 0.14);
    }
    if (spec.shape === 'wrap' && y < 0) out += 0.007 * smoothstep(0.006, -0.006, x - 0.05 - (spec.top - z) * 0.12);
    return out;
  }

  readonly cloth: Field = (x, y, z) => {
    const d0 = this.loft.distance(x, y, z);
    const { top } = this.spec;
    if (d0 > 0.08 || d0 < -0.1) return smax(smax(d0, this.hem - z, 0.01), z - top, 0.006);
    const d = d0 - this.relief(x, y, z);
    const cut = smax(smax(d, this.hem - z, 0.006), z - top, 0.006);
    return smax(cut, -smax(d + 0.024, z - this.hem - 0.07, 0.01), 0.004) * 0.8;
  };

  readonly cover: Field = (x, y, z) => Math.min(this.spec.top - 0.03 - z, z - this.hem - 0.09, 0.03 - this.loft.distance(x, y, z));
  readonly uv = (x: number, y: number, z: number): readonly [number, number] => [Math.atan2(x, -y) * 0.2, z];
}

const SKIRT_BOUNDS = [-0.48, -0.44, 0, 0.48, 0.44, 1.16] as const;

function slit(field: Field, hem: number, x0: number): Field {
  return (x, y, z) => {
    const d = field(x, y, z);
    if (y > 0 || z > hem + 0.2) return d;
    return smax(d, -Math.max(Math.abs(x - x0) - 0.028 * clamp((hem + 0.17 - z) / 0.17, 0, 1), y), 0.008);
  };
}

export function skirt(worn: Wearing<'skirt'>): Dressed {
  const { params: p, body, color } = worn;
  const top = waistTop(body);
  const s = new Skirt(body, { shape: p.shape, hem: p.hem, pleats: p.pleats || 24, top, seed: worn.seed % 7 });
  const field = p.slit ? slit(s.cloth, s.hem, 0.085) : s.cloth;
  const parts: Part[] = [
    { name: 'skirt', field, bounds: SKIRT_BOUNDS, cell: 0.007, material: clothOf(worn), paint: color, uv: s.uv, slack: 2.2 },
    { name: 'waistband', field: (x, y, z) => smax(Math.abs(s.loft.distance(x, y, Math.min(z, top)) - 0.003) - 0.007, Math.abs(z - top + 0.01) - 0.02, 0.006), bounds: [-0.28, -0.24, top - 0.06, 0.28, 0.24, top + 0.04], cell: 0.006, material: plainOf(worn), paint: color, uv: s.uv },
  ];
  if (p.buttons) parts.push(...buttonRow(s.cloth, 0, top - 0.05, s.hem + 0.05, 0.085, 0.0115, shade(color, 0.4)));
  return { parts, cover: s.cover, surface: s.cloth };
}

/** Cords or a belt at a dress's waist. */
function sash(body: Body, z: number, color: Part['paint'], material: Part['material']): Part {
  return { name: 'belt', field: (x, y, pz) => smax(Math.abs(body.loft.distance(x, y, z, 0.022)) - 0.008, Math.abs(pz - z) - 0.018, 0.006), bounds: [-0.28, -0.26, z - 0.05, 0.28, 0.26, z + 0.05], cell: 0.0055, material, paint: color };
}

function straps(worn: Wearing<'dress'>, surface: Field): Part {
  const { body } = worn;
  return {
    name: 'straps', bounds: [-0.2, -0.26, body.bust, 0.2, 0.24, body.neck + 0.06], cell: 0.0048, material: plainOf(worn), paint: worn.color,
    field: (x, y, z) => smax(Math.abs(Math.min(body.torsoField(x, y, z), surface(x, y, z)) - 0.003) - 0.004, smax(Math.abs(Math.abs(x) - 0.09 - 0.1 * Math.max(0, body.shoulder - z) * 0.2) - 0.0095, body.bust + 0.02 - z, 0.003), 0.004),
  };
}

/** A dress: bodice and skirt as one surface. */
export function dress(worn: Wearing<'dress'>): Dressed {
  const { params: p, body, color, trim } = worn;
  const waistZ = p.waist === 'straight' ? body.waist - 0.02 : body.waist + 0.005;
  const s = new Skirt(body, { shape: p.skirt, hem: p.hem, pleats: 26, top: waistZ + 0.02, seed: worn.seed % 7 });
  const hole = p.neck === 'square' || p.straps ? 'square' : p.neck === 'v' || p.neck === 'shirt' ? 'v' : p.neck === 'turtle' || p.neck === 'half-turtle' ? 'high' : 'crew';
  const reach = { none: 0, cap: 0.15, short: 0.36, half: 0.5, 'three-quarter': 0.72, long: 0.965 }[p.sleeve];
  const loose = p.waist === 'straight';
  const puffed = (t: number) => 0.016 + 0.04 * bell(t - reach * 0.5, reach * 0.45);
  const upper = cutUpper({ ...worn, tucked: false }, {
    fit: loose ? 'relaxed' : 'slim', hemAt: 'waist', sleeveTo: p.sleeve, neck: neckHole(body, 0.014, hole), hem: waistZ - 0.03,
    ease: (z) => (loose ? 0.026 : 0.012 + 0.006 * smoothstep(waistZ, waistZ + 0.08, z)), drape: loose ? 0.6 : 0.08, folds: p.knit ? 0.003 : 0.006, ...(p.puff ? { sleeveEase: puffed } : {}),
  });
  const field: Field = (x, y, z) => {
    const bodice = upper.cloth(x, y, z);
    return smin(p.straps ? smax(bodice, z - body.bust - 0.035 - 0.012 * Math.cos(x * 30), 0.01) : bodice, s.cloth(x, y, z), loose ? 0.08 : 0.025);
  };
  const main = p.knit ? { ...clothOf(worn, 70), kind: 'knit' as const } : clothOf(worn);
  const rib = { kind: 'rib', scale: 80 } as const;
  const whole = upperPart(upper, 'dress', main, color, 0.0074);
  const parts: Part[] = [{ ...whole, field, bounds: [-0.56, -0.44, 0, 0.56, 0.44, 1.6], slack: 2, uv: (x, y, z) => (z < waistZ ? s.uv(x, y, z) : upper.uv(x, y, z)) }];
  if (p.straps) parts.push(straps(worn, upper.outside));
  if (p.waist === 'belted') parts.push(sash(body, waistZ, trim ?? shade(color, 0.35), trim ? { kind: 'leather' } : plainOf(worn)));
  if (p.waist === 'elastic') parts.push(sash(body, waistZ, color, { kind: 'rib', scale: 70 }));
  if (p.neck === 'shirt') parts.push(...shirtCollar(body, { material: plainOf(worn), color }, 0.4), ...buttonRow(field, 0, body.neck - 0.07, waistZ - 0.2, 0.07, 0.0085, tint(color, 0.55)));
  if (p.neck === 'collar') parts.push(...softCollar(body, { material: p.knit ? rib : plainOf(worn), color: trim ?? color }, false));
  if (p.neck === 'turtle' || p.neck === 'half-turtle') parts.push(neckTube(body, body.neck - 0.02, body.neck + (p.neck === 'turtle' ? 0.055 : 0.036), 0.068, 0.016, rib, color));
  if (!p.straps && (p.neck === 'round' || p.neck === 'square' || p.neck === 'v')) parts.push(neckBand(upper, 0.011, 0, plainOf(worn), color));
  if (p.sleeve !== 'none') parts.push(cuffs(upper, 0.026, p.puff ? 0.017 : upper.spec.sleeveEase(reach), 0.011, p.knit ? rib : plainOf(worn), color));
  const cover: Field = (x, y, z) => Math.max(p.straps && z > body.bust ? -1 : upper.cover(x, y, z), Math.min(waistZ + 0.05 - z, z - s.hem - 0.09, 0.03 - s.loft.distance(x, y, z)));
  return { parts, cover, surface: field };
}
