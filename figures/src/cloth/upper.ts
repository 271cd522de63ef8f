import type { Body, Side } from '../body/body';
import type { Limb } from '../sdf/limb';
import { type Loft, loft } from '../sdf/loft';
import { noise, ridge } from '../sdf/noise';
import { type Field, bell, mix, smax, smin, smoothstep } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';
import { tuckIn } from './tuck-in';
import type { UpperSpec } from './upper-spec';

export const UPPER_BOUNDS: Bounds = [-0.62, -0.5, 0.05, 0.62, 0.36, 1.8];

/** Depth and half-width of the crease between a sleeve and the torso that it lies on. */
const CREASE = { depth: 0.01, width: 0.014 };

/** Share of the arm from which on it is the forearm, and share of the torso's half-width that is its front. */
const ON_FRONT = { arm: 0.55, torso: 0.8 };

/** Distance within the outside of a sleeve at its end from which on its cloth hides a cuff beneath. */
const MOUTH = 0.02;

/** Depth of a gathered sleeve below the middle of its cuff. */
const UNDER_CUFF = 0.003;

/** Room between an arm and a vest, the share of the arm below which no cloth reaches behind it, and the slope above. */
const BESIDE_ARM = { room: 0.012, from: 0.14, widening: 2 };

/** A garment of the upper body: an elliptical torso, sleeves round the arms, and openings at neck, hem and cuffs. */
export class Upper {
  readonly loft: Loft;
  private readonly sleeves: Record<Side, Limb>;
  private readonly t: number;
  /** True for a garment that reaches below the seat: it hangs straight from the hips instead of following the legs. */
  private readonly falls: boolean;

  constructor(
    readonly body: Body,
    readonly spec: UpperSpec,
  ) {
    this.falls = spec.hem < body.crotch - 0.03;
    this.loft = this.makeLoft();
    const cut = (arm: Limb) => (spec.sleeve > 0 && spec.sleeve < 0.9 ? arm.shortened(spec.sleeve) : arm);
    this.sleeves = { left: cut(body.arms.left), right: cut(body.arms.right) };
    this.t = spec.thickness ?? 0.016;
  }

  private makeLoft(): Loft {
    const { body, spec } = this;
    const top = body.shoulder;
    const sections = [];
    let widest = 0;
    let deepest = 0;
    let hipA = 0;
    let hipB = 0;
    for (let z = body.loftTop; z >= spec.hem - 0.07; z -= 0.02) {
      let a = body.loft.a(z);
      let b = body.loft.b(z);
      if (z <= top - 0.02) {
        widest = Math.max(widest, a);
        deepest = Math.max(deepest, b);
        a = mix(a, widest, spec.drape);
        b = mix(b, deepest, spec.drape * 0.9);
      }
      if (this.falls && z < body.waist) {
        a = hipA = Math.max(a, hipA);
        b = hipB = Math.max(b, hipB);
      }
      const onShoulder = z > top ? mix(1, spec.shoulderEase ?? 0.62, smoothstep(top, top + 0.06, z)) : 1;
      const e = spec.ease(z) * onShoulder + (spec.flare ?? 0) * Math.max(0, top - 0.1 - z);
      sections.push({ z, a: a + e, b: b + e, y: body.loft.y(z), n: Math.max(2, body.loft.n(z)) });
    }
    return loft(sections);
  }

  /** Torso with its folds, unbounded above and below. */
  readonly torso: Field = (x, y, z) => {
    const { folds, seed, puff, hem, waistband } = this.spec;
    let d = this.loft.distance(x, y, z);
    if (d > 0.12) return d - 0.03;
    if (d < -0.09) return d;
    if (folds > 0) {
      const below = smoothstep(this.body.shoulder + 0.04, this.body.shoulder - 0.12, z);
      const ax = Math.sqrt(x * x + 0.004);
      d -=
        folds *
        below *
        (1.6 * ridge(noise(x * 3.2 + ax * 2.2 + z * 1.1 + seed, y * 2.2, z * 6 - ax * 5 + seed)) - 0.72);
      d -= folds * 0.4 * below * noise(x * 13, y * 9, z * 7 + seed);
      const gathered = bell(z - hem - 0.07, 0.06) + 0.7 * bell(z - this.body.waist, 0.05);
      d -= folds * 0.7 * gathered * below * (ridge(Math.sin(z * 58 + 2.4 * noise(x * 5 + seed, y * 4, z * 3))) - 0.4);
    }
    if (puff) d -= puff(z - hem, x, y, z, 'trunk');
    if (this.spec.betweenArms) d = smax(d, this.behindArm(x, y, z), 0.012);
    return waistband === undefined ? d : tuckIn(d, this.body, waistband, x, y, z);
  };

  /** Returns how far a point is past the inner side of the arm beside it, or a negative distance at the shoulder. */
  private behindArm(x: number, y: number, z: number): number {
    const limb = this.sleeveAt(x).locate(x, y, z);
    const { s } = limb;
    // A forearm that comes before the trunk leaves room for it.
    const out = Math.max(Math.abs(limb.pointAt(s)[0]), Math.abs(limb.pointAt(Math.min(s, 0.5))[0]));
    const above = Math.max(0, BESIDE_ARM.from - s) * limb.total;
    return Math.abs(x) - out + this.body.armRadius(s) + BESIDE_ARM.room - BESIDE_ARM.widening * above;
  }

  private sleeveBody(x: number, y: number, z: number, limb: Limb): number {
    const { sleeve, folds, seed, puff, sleeveEase, cuffBunch = 0.6, cuff } = this.spec;
    limb.locate(x, y, z);
    if (limb.d > 0.22) return limb.d - 0.12;
    const s = this.along(limb);
    const reach = s * this.body.arms.left.total;
    let d = limb.d - (this.body.armRadius(s) + sleeveEase(s));
    if (folds > 0 && d < 0.1) {
      const angle = limb.angle(x, y, z);
      const inner = 0.5 + 0.5 * Math.cos(angle);
      const bend =
        bell(s - 0.5, 0.15) * (0.35 + 0.65 * inner) + bell(s - sleeve, 0.13) * cuffBunch + 0.35 * bell(s - 0.12, 0.1);
      const crease = 1.8 * ridge(Math.sin(reach * 50 + angle * 1.4 + 1.3 * noise(x * 9 + seed, y * 9, z * 9))) - 0.6;
      d -= folds * 1.15 * (bend * crease + 0.55 * noise(x * 9 + seed, y * 9, z * 7));
    }
    if (puff) d -= puff(reach + 0.02, x, y, z, 'sleeve') * 0.7;
    if (!cuff) return d;
    const gathered = smoothstep(-cuff.length - 0.025, -cuff.length + 0.01, this.beyondCuff(limb));
    return mix(d, limb.d - this.body.armRadius(s) - cuff.off + UNDER_CUFF, gathered);
  }

  /** Returns the share along the whole arm at the point last located. */
  private along(limb: Limb): number {
    return limb === this.body.arms.left || limb === this.body.arms.right ? limb.s : limb.s * this.spec.sleeve;
  }

  private beyondCuff(limb: Limb): number {
    const whole = limb === this.body.arms.left || limb === this.body.arms.right;
    return whole ? limb.beyond(this.spec.sleeve) : limb.beyond(1);
  }

  private sleeveAt(x: number) {
    return x > 0 ? this.sleeves.left : this.sleeves.right;
  }

  /** Outer surface without openings, on which details lie. */
  readonly outside: Field = (x, y, z) => {
    const t = this.torso(x, y, z);
    if (this.spec.sleeve <= 0) return t;
    const limb = this.sleeveAt(x);
    const sleeve = this.sleeveBody(x, y, z, limb);
    const cut = limb.d > 0.22 ? sleeve : smax(sleeve, this.beyondCuff(limb), 0.012);
    return this.join(t, cut, limb);
  };

  /** Joins a sleeve to the torso: with a fillet at the armhole, and with a crease where it lies on the torso below. */
  private join(torso: number, sleeve: number, limb: Limb): number {
    const s = this.along(limb);
    const fillet = Math.max(0.008, (this.spec.blend ?? 0.055) * smoothstep(0.42, 0.07, s));
    return smin(torso, sleeve, fillet) + CREASE.depth * smoothstep(0.1, 0.3, s) * bell(torso - sleeve, CREASE.width);
  }

  /** Negative where a forearm lies on the front: their surfaces are one there, although the cloth is not. */
  readonly underForearm: Field = (x, y, z) => {
    const torso = this.torso(x, y, z);
    if (y > 0 || torso > CREASE.width) return 1;
    const limb = this.sleeveAt(x);
    const off = Math.abs(torso - this.sleeveBody(x, y, z, limb)) - CREASE.width;
    return Math.max(off, ON_FRONT.arm - this.along(limb), Math.abs(x) - ON_FRONT.torso * this.loft.a(z));
  };

  private neckHole(x: number, y: number, z: number): number {
    const n = this.spec.neck;
    return ellipsoid(x, y - n.y, z - n.z, n.a, n.b, n.c);
  }

  /** Returns the distance beside the gap of an open front, at most 1. */
  private besideGap(x: number, y: number, z: number): number {
    const { gap, splay = 0 } = this.spec;
    return gap ? Math.abs(x) - gap(z) - splay * Math.max(0, y - this.loft.y(z) + this.loft.b(z)) : 1;
  }

  /** The cloth itself: hollow near hem and cuffs, open at the neck and along an open front. */
  readonly cloth: Field = (x, y, z) => {
    const { hem, sleeve, neck } = this.spec;
    const torso = this.torso(x, y, z);
    let d = smax(torso, hem - z, 0.01);
    if (z < hem + 0.08) d = smax(d, -smax(torso + this.t, z - hem - 0.05, 0.004), 0.006);
    if (sleeve > 0) {
      const limb = this.sleeveAt(x);
      const raw = this.sleeveBody(x, y, z, limb);
      const near = limb.d <= 0.22;
      const beyond = near ? this.beyondCuff(limb) : 0;
      d = this.join(d, near ? smax(raw, beyond, 0.012) : raw, limb);
      if (near && beyond > -0.07) d = smax(d, -smax(raw + this.t, -(beyond + 0.035), 0.004), 0.005);
    } else if (d < 0.1) {
      const limb = this.sleeveAt(x).locate(x, y, z);
      d = smax(d, this.body.armRadius(limb.s) + BESIDE_ARM.room - limb.d, 0.012);
    }
    d = smax(d, -this.neckHole(x, y, z), 0.01);
    d = smax(d, z - (neck.z - 0.004), 0.008);
    return y < 0.02 ? smax(d, Math.min(-this.besideGap(x, y, z), 0.02 - y), 0.012) : d;
  };

  /** Field that is positive only where the garment certainly hides the layers beneath. */
  readonly cover: Field = (x, y, z) => {
    const { hem, neck, sleeve, betweenArms } = this.spec;
    const limb = this.sleeveAt(x).locate(x, y, z);
    if (sleeve > 0.1) {
      const radius = this.body.armRadius(this.along(limb)) + this.spec.sleeveEase(this.along(limb));
      const beyond = this.beyondCuff(limb);
      // Cuffs beneath are seen in the mouth of the sleeve, but not where its own cloth is.
      const inMouth = Math.min(-beyond, limb.d - radius + MOUTH);
      const inSleeve = Math.min(Math.max(-beyond - 0.01, inMouth), radius + 0.035 - limb.d);
      if (inSleeve > 0) return inSleeve;
    }
    const hole = ellipsoid(x, y - neck.y, z - neck.z, neck.a + 0.02, neck.b + 0.02, neck.c + 0.022);
    let zone = Math.min(this.body.shoulder + 0.05 - z, z - hem - (this.falls ? 0.06 : 0.004), hole);
    if (y < 0) zone = Math.min(zone, this.besideGap(x, y, z) - 0.025);
    if (zone <= 0) return zone;
    // An arm below a short sleeve or an armhole is not covered, even if it is near the trunk.
    if (sleeve > 0.1 && sleeve < 0.9) {
      const arm = (x > 0 ? this.body.arms.left : this.body.arms.right).locate(x, y, z);
      if (arm.s > sleeve - 0.03 && arm.d < this.body.armRadius(arm.s) + 0.03) return -1;
    }
    const off = this.loft.distance(x, y, z);
    if (betweenArms) zone = Math.min(zone, BESIDE_ARM.room - this.behindArm(x, y, z));
    if (sleeve <= 0.1 && this.isBareArm(limb, x, z, off)) return -1;
    return Math.min(zone, 0.05 - off);
  };

  /** Signed distance to the seam round the armhole, positive on the sleeve. */
  readonly onSleeve: Field = (x, y, z) => {
    const limb = this.sleeveAt(x).locate(x, y, z);
    const s = this.along(limb);
    const off = limb.d - (this.body.armRadius(s) + this.spec.sleeveEase(s));
    return Math.min((s - 0.06) * this.body.arms.left.total, this.loft.distance(x, y, z) - 0.004 - off);
  };

  /**
   * Returns true on the bare arm of a garment without sleeves, including a margin at the shoulder but no waistband
   * below. `off` is the distance to the trunk.
   */
  private isBareArm(limb: Limb, x: number, z: number, off: number): boolean {
    const { body } = this;
    const onShoulder = z > body.shoulder - 0.02 && Math.abs(x) > body.shoulderX * 0.78;
    const margin = limb.s > 0.04 || onShoulder ? 0.06 : 0.02;
    return limb.d < body.armRadius(limb.s) + margin && (limb.s < 0.3 || off > 0.012);
  }

  readonly uv = (x: number, y: number, z: number): readonly [number, number] => {
    if (this.spec.sleeve > 0 && this.onSleeve(x, y, z) > 0) {
      const limb = this.sleeveAt(x);
      return [limb.angle(x, y, z) * 0.055 + 5, this.along(limb) * this.body.arms.left.total];
    }
    return [Math.atan2(x, -y) * 0.17, z];
  };

  /**
   * Returns the field of a band round the end of both sleeves, `length` along the arm and `off` beyond the arm's
   * radius.
   */
  cuffBand(length: number, off: number, thickness: number): Field {
    const { sleeve } = this.spec;
    const radius = this.body.armRadius(sleeve) + off;
    return (x, y, z) => {
      const limb = (x > 0 ? this.body.arms.left : this.body.arms.right).locate(x, y, z);
      const beyond = limb.beyond(sleeve);
      return smax(
        Math.abs(limb.d - radius) - thickness / 2,
        Math.abs(beyond + length / 2) - length / 2,
        thickness * 0.8,
      );
    };
  }

  readonly cuffUv = (x: number, y: number, z: number): readonly [number, number] => {
    const limb = (x > 0 ? this.body.arms.left : this.body.arms.right).locate(x, y, z);
    return [limb.angle(x, y, z) * 0.05, limb.s];
  };
}
