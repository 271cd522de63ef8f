import { type Vec3, add, cross, dot, length, mixVec, normalize, scale, sub } from '../scene/vector';

/** Returns points of a soft bend that passes near `middle`. */
export function bend(from: Vec3, middle: Vec3, to: Vec3, steps = 9): Vec3[] {
  const control = mixVec(middle, sub(scale(middle, 2), scale(add(from, to), 0.5)), 0.62);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return add(add(scale(from, (1 - t) * (1 - t)), scale(control, 2 * t * (1 - t))), scale(to, t * t));
  });
}

interface Frame {
  along: Vec3;
  front: Vec3;
  side: Vec3;
}

/**
 * A polyline with arc length: the axis of an arm, a leg or a strap. `locate` writes its result to the limb itself,
 * because it is called millions of times: d, s (0 at the root, 1 at the end), over (distance beyond the end).
 */
export class Limb {
  readonly total: number;
  readonly end: Vec3;
  readonly direction: Vec3;
  readonly frames: Frame[];
  d = 0;
  s = 0;
  over = 0;
  private index = 0;
  private readonly lengths: number[] = [0];
  /** Per segment: start, vector, 1 / length², length travelled. */
  private readonly flat: Float64Array;

  constructor(
    readonly points: readonly Vec3[],
    front: Vec3 = [0, -1, 0],
  ) {
    this.frames = points.slice(1).map((p, i) => {
      const along = normalize(sub(p, points[i]!));
      this.lengths.push(this.lengths[i]! + length(sub(p, points[i]!)));
      const a = normalize(sub(front, scale(along, dot(front, along))));
      return { along, front: a, side: cross(along, a) };
    });
    this.flat = new Float64Array(
      points.slice(1).flatMap((p, i) => {
        const e = sub(p, points[i]!);
        return [...points[i]!, ...e, 1 / (dot(e, e) || 1e-12), this.lengths[i]!];
      }),
    );
    this.total = this.lengths[this.lengths.length - 1]!;
    this.end = points[points.length - 1]!;
    this.direction = this.frames[this.frames.length - 1]!.along;
  }

  locate(x: number, y: number, z: number): this {
    const { flat } = this;
    let best = 1e18;
    let at = 0;
    for (let i = 0, o = 0; o < flat.length; i++, o += 8) {
      const ex = flat[o + 3]!;
      const ey = flat[o + 4]!;
      const ez = flat[o + 5]!;
      const wx = x - flat[o]!;
      const wy = y - flat[o + 1]!;
      const wz = z - flat[o + 2]!;
      let t = (wx * ex + wy * ey + wz * ez) * flat[o + 6]!;
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const dx = wx - ex * t;
      const dy = wy - ey * t;
      const dz = wz - ez * t;
      const d = dx * dx + dy * dy + dz * dz;
      if (d >= best) continue;
      best = d;
      this.index = i;
      at = flat[o + 7]! + (this.lengths[i + 1]! - flat[o + 7]!) * t;
    }
    this.d = Math.sqrt(best);
    this.s = at / this.total;
    this.over =
      (x - this.end[0]) * this.direction[0] +
      (y - this.end[1]) * this.direction[1] +
      (z - this.end[2]) * this.direction[2];
    return this;
  }

  /** Returns the angle round the axis at the point last located, 0 in front. */
  angle(x: number, y: number, z: number): number {
    const a = this.points[this.index]!;
    const { front, side } = this.frames[this.index]!;
    const wx = x - a[0];
    const wy = y - a[1];
    const wz = z - a[2];
    return Math.atan2(wx * side[0] + wy * side[1] + wz * side[2], wx * front[0] + wy * front[1] + wz * front[2]);
  }

  /**
   * Returns the signed length beyond the fraction `s` at the point last located, as the distance to a plane across the
   * limb.
   */
  beyond(s: number): number {
    return this.s < 1 ? (this.s - s) * this.total : this.over + (1 - s) * this.total;
  }

  pointAt(s: number): Vec3 {
    const target = s * this.total;
    let i = 0;
    while (i < this.points.length - 2 && this.lengths[i + 1]! < target) i++;
    const t = (target - this.lengths[i]!) / (this.lengths[i + 1]! - this.lengths[i]!);
    return mixVec(this.points[i]!, this.points[i + 1]!, t);
  }

  /** Returns the section from the root to the fraction `s`. */
  shortened(s: number): Limb {
    const kept = this.points.filter((_, i) => this.lengths[i]! < s * this.total - 1e-4);
    return new Limb([...kept, this.pointAt(s)]);
  }
}
