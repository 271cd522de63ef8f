import type { Body } from '../body/body';
import { noise, ridge } from '../sdf/noise';
import { type Field, bell, len2, mix, smax, smin, smoothstep } from '../sdf/scalar';
import type { Limb } from '../sdf/limb';
import type { Spline } from '../sdf/spline';
import type { Bounds } from '../sdf/surface-nets';

export const LOWER_BOUNDS: Bounds = [-0.4, -0.34, 0.0, 0.4, 0.32, 1.24];

export interface LegsSpec {
  top: number;
  /** Share of the leg that is covered. */
  hem: number;
  radius: Spline;
  /** Room at hip and seat. */
  hip: number;
  folds: number;
  /** Weights of the folds at the knee and of the break over the shoe. */
  knee: number;
  breakAt: number;
  /** Height of the pressed crease, or 0 for none. */
  crease: number;
  seed: number;
  seam: boolean;
  /** Rise of the hem per unit forwards. */
  slant?: number;
  /** Height at which the legs end, level and equal, instead of across each leg. */
  level?: number;
  /** Field of the shoes over which the legs fall. */
  feet?: Field;
}

/** Distance of the outer side from shoes beneath, and how far it leaves the leg's own shape for them. */
const OVER_SHOES = { off: 0.017, most: 0.03, blend: 0.03 };
/** Thickness of the cloth at the hem, and depth of the visible hollow. */
const HOLLOW = { thickness: 0.015, deep: 0.03 };
/** By how much the waist is narrower than the hips, and how far a waistband stands out. */
const NARROWER = 0.005;
const BAND = 0.006;
/** Length above the hem in which folds run out, so that the edge is even. */
const EVEN = 0.045;

/**
 * Trousers, shorts and leggings: a hip and two tubes with absolute radii, because an offset would make the knees bulge.
 */
export class Lower {
  constructor(
    readonly body: Body,
    readonly spec: LegsSpec,
  ) {}

  private limb(x: number): Limb {
    return x > 0 ? this.body.legs.left : this.body.legs.right;
  }

  /** Returns the room round the hips, which narrows to a waistband that lies close to what is tucked in. */
  private ease(z: number): number {
    const { hip, top } = this.spec;
    return 0.012 + hip - (hip < 0 ? 0 : NARROWER) * smoothstep(top - 0.1, top - 0.01, z);
  }

  private leg(x: number, y: number, z: number): number {
    const { spec } = this;
    const limb = this.limb(x).locate(x, y, z);
    if (limb.d > 0.3) return limb.d - 0.2;
    const sign = x > 0 ? 1 : -1;
    const angle = limb.angle(x, y, z);
    const tube = limb.d - spec.radius(limb.s);
    const beyond = this.beyondHem(limb, angle, z);
    let d = tube;
    if (spec.folds > 0) {
      const weight =
        bell(limb.s - 0.52, 0.1) * spec.knee +
        bell(limb.s - spec.hem + 0.03, 0.1) * spec.breakAt +
        bell(limb.s - 0.06, 0.1) * 0.5;
      const crease =
        1.7 *
          ridge(
            Math.sin(limb.s * limb.total * 42 + angle * 1.2 * sign + 1.8 * noise(x * 7 + spec.seed, y * 7, z * 7)),
          ) -
        0.58;
      d -= spec.folds * (weight * crease * smoothstep(0, -EVEN, beyond) + 0.7 * noise(x * 7 + spec.seed, y * 7, z * 4));
    }
    if (spec.crease > 0) d -= spec.crease * Math.exp(-Math.abs(angle) / 0.2) * smoothstep(0.05, 0.2, limb.s);
    if (spec.seam) d += 0.0022 * bell((Math.abs(Math.abs(angle) - Math.PI / 2) * 0.08) / 0.004, 1);
    if (spec.feet && d > -0.05 && d < OVER_SHOES.most + OVER_SHOES.blend) {
      // Cloth falls round a shaft that is wider than the leg, but does not follow the foot to the toes.
      const over = Math.max(spec.feet(x, y, z) - OVER_SHOES.off, tube - OVER_SHOES.most);
      d = smin(d, over, OVER_SHOES.blend);
    }
    // Below the gusset each leg stays on its own side. Above it they merge, because the seam between them would be too
    // thin to mesh.
    const gusset = 0.02 * smoothstep(this.body.crotch - 0.09, this.body.crotch - 0.06, z);
    const open = smax(d, 0.002 - gusset - x * sign, 0.012);
    d = smax(open, beyond, 0.006);
    if (beyond < -0.08) return d;
    return smax(d, -smax(open + HOLLOW.thickness, -(beyond + HOLLOW.deep), 0.004), 0.005);
  }

  /** Returns the signed distance below the hem at the point last located. */
  private beyondHem(limb: Limb, angle: number, z: number): number {
    const { hem, level, slant = 0 } = this.spec;
    return level !== undefined ? level - z : limb.beyond(hem) + slant * limb.d * Math.cos(angle);
  }

  readonly cloth: Field = (x, y, z) => {
    const { body, spec } = this;
    const hip = smax(body.loft.distance(x, y, z, this.ease(z)), body.crotch - 0.012 - z, 0.05);
    return smax(smin(this.leg(x, y, z), hip, 0.055), z - spec.top, 0.008);
  };

  readonly cover: Field = (x, y, z) => {
    const { body, spec } = this;
    if (z > body.crotch) {
      const inHip = Math.min(spec.top - 0.03 - z, 0.05 - body.loft.distance(x, y, z, this.ease(z)));
      if (z > body.crotch + 0.1 || inHip > 0) return inHip;
    }
    const limb = this.limb(x).locate(x, y, z);
    const inLeg = Math.min(-limb.beyond(spec.hem) - 0.045, spec.top - 0.03 - z, spec.radius(limb.s) + 0.03 - limb.d);
    const inGusset = Math.min(-limb.beyond(spec.hem) - 0.03, 0.07 - Math.abs(x), z - body.crotch + 0.1);
    return Math.max(inLeg, inGusset);
  };

  readonly uv = (x: number, y: number, z: number): readonly [number, number] => [
    this.limb(x).locate(x, y, z).angle(x, y, z) * 0.085,
    z,
  ];

  /** As `uv`, but above the hem, along which it is stitched, the second coordinate is the length to it. */
  readonly uvFromHem = (x: number, y: number, z: number): readonly [number, number] => {
    const limb = this.limb(x).locate(x, y, z);
    const angle = limb.angle(x, y, z);
    const above = z - limb.pointAt(this.spec.hem)[2];
    return [angle * 0.085, mix(above, -this.beyondHem(limb, angle, z), smoothstep(0.14, 0.07, above))];
  };

  /** Returns a position on the leg: share of its length from the hip, and angle from the front. */
  locate(x: number, y: number, z: number): { s: number; angle: number } {
    const limb = this.limb(x).locate(x, y, z);
    return { s: limb.s, angle: limb.angle(x, y, z) };
  }

  waistband(height: number): Field {
    const { body, spec } = this;
    return (x, y, z) =>
      smax(
        Math.abs(body.loft.distance(x, y, z, this.ease(z))) - BAND,
        Math.abs(z - spec.top + height / 2 - 0.006) - height / 2,
        0.005,
      );
  }
}

export { len2 };
