import type { LegHem } from '../../../lib/domain/wardrobe/models';
import type { Body } from '../body/body';
import { getLegHemHeight } from '../cloth/fit';
import { type Loft, loft } from '../sdf/loft';
import { noise } from '../sdf/noise';
import { type Field, bell, fract, mix, smax, smoothstep } from '../sdf/scalar';

export type Shape = 'pleated' | 'a-line' | 'pencil' | 'slip' | 'tiered' | 'wrap' | 'full' | 'straight' | 'mermaid';

interface SkirtSpec {
  shape: Shape;
  hem: LegHem;
  pleats: number;
  top: number;
  seed: number;
  /** See `Wearing`. */
  coatHem: number | undefined;
}

/** Flare of the hem, as a share of its height below the waist, and depth and number of its waves. */
const SHAPES: Record<Shape, { flare: number; wave: number; waves: number }> = {
  pleated: { flare: 0.2, wave: 0, waves: 0 },
  'a-line': { flare: 0.14, wave: 0.011, waves: 7 },
  pencil: { flare: -0.015, wave: 0, waves: 0 },
  slip: { flare: 0.05, wave: 0.012, waves: 6 },
  tiered: { flare: 0.17, wave: 0.016, waves: 11 },
  wrap: { flare: 0.1, wave: 0.01, waves: 6 },
  full: { flare: 0.24, wave: 0.022, waves: 9 },
  straight: { flare: 0.03, wave: 0.006, waves: 6 },
  mermaid: { flare: 0.09, wave: 0.014, waves: 9 },
};

/** A skirt's field: a flared loft with pleats, waves or tiers, hollow from below. */
export class Skirt {
  readonly loft: Loft;
  readonly hem: number;

  constructor(
    readonly body: Body,
    readonly spec: SkirtSpec,
  ) {
    this.hem = getLegHemHeight(body, spec.hem);
    const { flare } = SHAPES[spec.shape];
    const { top } = spec;
    const hipZ = body.hip + 0.01;
    const hipA = body.loft.a(hipZ) + 0.02;
    const hipB = body.loft.b(hipZ) + 0.022;
    const length = hipZ - this.hem;
    const late = spec.shape === 'mermaid' ? smoothstep(0.3, 0.5, length) : 1;
    const at = (z: number, out: number) => {
      const room = Math.min(out, this.roomUnderCoat(z, hipZ));
      return { z, a: hipA + room, b: hipB + room, n: 2 };
    };
    const knee =
      spec.shape === 'mermaid'
        ? [at(mix(hipZ, this.hem, 0.62), -0.012)]
        : [at(mix(hipZ, this.hem, 0.5), flare * length * 0.46)];
    const step = Math.max(0.03, length);
    this.loft = loft([
      { z: top + 0.06, a: body.loft.a(top) + 0.011, b: body.loft.b(top) + 0.011, y: -0.004 },
      { z: top, a: body.loft.a(top) + 0.012, b: body.loft.b(top) + 0.012, y: -0.004 },
      {
        z: mix(top, hipZ, 0.45),
        a: mix(body.loft.a(top) + 0.014, hipA, 0.55),
        b: mix(body.loft.b(top) + 0.014, hipB, 0.55),
      },
      at(hipZ, 0),
      ...knee,
      ...this.coatEdge(hipZ, length).map((z) => at(z, flare * (hipZ - z) * late)),
      at(this.hem, flare * step * late + 0.004),
      at(this.hem - 0.06, flare * step * late + 0.008),
    ]);
  }

  /** Returns how far a skirt may stand out under a coat at a height. Below the coat's hem the limit widens again. */
  private roomUnderCoat(z: number, hipZ: number): number {
    const { coatHem } = this.spec;
    if (coatHem === undefined) return Infinity;
    return 0.012 + 0.04 * (hipZ - Math.max(z, coatHem)) + 0.6 * Math.max(0, coatHem - z);
  }

  /** Returns the heights of additional sections if a coat's hem is above the skirt's. */
  private coatEdge(hipZ: number, length: number): number[] {
    const { coatHem } = this.spec;
    if (coatHem === undefined || coatHem < this.hem + 0.04) return [];
    return [coatHem, coatHem - 0.03].filter((z) => Math.abs(z - (hipZ - length / 2)) > 0.015);
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
    let out =
      wave * down * Math.cos(angle * waves + 1.1 * Math.sin(angle * 2 + spec.seed)) +
      0.004 * noise(x * 10 + spec.seed, y * 10, z * 6);
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

  readonly cover: Field = (x, y, z) =>
    Math.min(this.spec.top - 0.03 - z, z - this.hem - 0.09, 0.03 - this.loft.distance(x, y, z));
  readonly uv = (x: number, y: number, z: number): readonly [number, number] => [Math.atan2(x, -y) * 0.2, z];
}
