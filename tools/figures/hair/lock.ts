import { type Field, mix, smin, smoothstep } from '../sdf/scalar';
import { spline } from '../sdf/spline';
import { type Vec3, cross, dot, length, normalize, scale, sub } from '../scene/vector';

/** A lock of hair: a tapering band along a curve, flat on the head. */
export interface Lock {
  points: readonly Vec3[];
  /** Half-width and half-thickness at its widest. */
  width: number;
  thick: number;
  /** Share of the width left at root and tip. */
  root?: number;
  tip?: number;
  /** Comb grooves across the width, and how deep. */
  grooves?: number;
  depth?: number;
}

/** Half-axes and centre of the ellipsoid that hair lies on, in head space. */
export const SKULL = { a: 0.268, b: 0.262, c: 0.256, y: 0.012, z: 0.03 };
const DEG = Math.PI / 180;

/** A point over the skull: azimuth from the front towards +x and elevation in degrees, `r` times its radius. */
export const over = (azimuth: number, elevation: number, r = 1): Vec3 => [
  SKULL.a * r * Math.cos(elevation * DEG) * Math.sin(azimuth * DEG),
  SKULL.y - SKULL.b * r * Math.cos(elevation * DEG) * Math.cos(azimuth * DEG),
  SKULL.z + SKULL.c * r * Math.sin(elevation * DEG),
];

const outward = (p: Vec3): Vec3 =>
  normalize([p[0] / SKULL.a ** 2, (p[1] - SKULL.y) / SKULL.b ** 2, ((p[2] - SKULL.z) / SKULL.c ** 2) * 0.6]);

const STEPS = 16;

interface Station {
  p: Vec3;
  tangent: Vec3;
  normal: Vec3;
  across: Vec3;
  width: number;
  thick: number;
  at: number;
}

function stationsOf(lock: Lock): Station[] {
  const last = lock.points.length - 1;
  const axis = ([0, 1, 2] as const).map((k) => spline(lock.points.map((p, i): [number, number] => [i / last, p[k]])));
  const at = (t: number): Vec3 => [axis[0]!(t), axis[1]!(t), axis[2]!(t)];
  let travelled = 0;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const p = at(t);
    if (i > 0) travelled += length(sub(p, at((i - 1) / STEPS)));
    const tangent = normalize(sub(at(Math.min(1, t + 0.02)), at(Math.max(0, t - 0.02))));
    const out = outward(p);
    const normal = normalize(sub(out, scale(tangent, dot(out, tangent))));
    const grow = mix(lock.root ?? 0.6, 1, smoothstep(0, 0.3, t));
    const shrink = mix(1, lock.tip ?? 0.2, smoothstep(0.5, 1, t));
    return {
      p, tangent, normal, across: cross(tangent, normal), at: travelled,
      width: lock.width * grow * shrink,
      thick: lock.thick * mix(0.7, 1, smoothstep(0, 0.3, t)) * mix(1, 0.6, smoothstep(0.55, 1, t)),
    };
  });
}

interface Prepared {
  stations: Station[];
  low: Vec3;
  high: Vec3;
  grooves: number;
  depth: number;
  phase: number;
}

const prepare = (lock: Lock, index: number): Prepared => {
  const stations = stationsOf(lock);
  const bound = (pick: (...n: number[]) => number, sign: number): Vec3 =>
    [0, 1, 2].map((k) => pick(...stations.map((s) => s.p[k]! + sign * s.width))) as unknown as Vec3;
  return { stations, low: bound(Math.min, -1), high: bound(Math.max, 1), grooves: lock.grooves ?? 3, depth: lock.depth ?? 0.0028, phase: index * 1.7 };
};

const boxDistance = (x: number, y: number, z: number, { low, high }: Prepared) => {
  const dx = Math.max(low[0] - x, x - high[0], 0);
  const dy = Math.max(low[1] - y, y - high[1], 0);
  const dz = Math.max(low[2] - z, z - high[2], 0);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
};

/** Where a point lies on a lock: distance, and the place along and across for the strands of the material. */
interface Hit {
  d: number;
  u: number;
  v: number;
}

function hit(x: number, y: number, z: number, lock: Prepared, out: Hit): void {
  let best = 1e9;
  const { stations } = lock;
  for (let i = 0; i < STEPS; i++) {
    const a = stations[i]!;
    const b = stations[i + 1]!;
    const ex = b.p[0] - a.p[0];
    const ey = b.p[1] - a.p[1];
    const ez = b.p[2] - a.p[2];
    const wx = x - a.p[0];
    const wy = y - a.p[1];
    const wz = z - a.p[2];
    let t = (wx * ex + wy * ey + wz * ez) / (ex * ex + ey * ey + ez * ez || 1);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const dx = wx - ex * t;
    const dy = wy - ey * t;
    const dz = wz - ez * t;
    const n = dx * mix(a.normal[0], b.normal[0], t) + dy * mix(a.normal[1], b.normal[1], t) + dz * mix(a.normal[2], b.normal[2], t);
    const across = dx * mix(a.across[0], b.across[0], t) + dy * mix(a.across[1], b.across[1], t) + dz * mix(a.across[2], b.across[2], t);
    const along2 = Math.max(0, dx * dx + dy * dy + dz * dz - n * n - across * across);
    const width = mix(a.width, b.width, t);
    const thick = mix(a.thick, b.thick, t);
    // An ellipse across the lock, rounded over at its ends.
    const k0 = Math.sqrt((n * n) / (thick * thick) + (across * across) / (width * width) + along2 / (thick * thick));
    const k1 = Math.sqrt((n * n) / thick ** 4 + (across * across) / width ** 4 + along2 / thick ** 4);
    const d = k1 < 1e-6 ? -thick : (k0 * (k0 - 1)) / k1;
    if (d >= best) continue;
    best = d;
    out.u = across;
    out.v = mix(a.at, b.at, t);
    out.d = d + lock.depth * Math.cos((across / width) * lock.grooves * Math.PI + lock.phase) * smoothstep(0.03, 0.1, out.v);
  }
}

export interface Tress {
  field: Field;
  uv: (x: number, y: number, z: number) => readonly [number, number];
}

/** Many locks as one soft mass: neighbours melt together over `blend`, so that no slab edges remain. */
export function tress(locks: readonly Lock[], blend: number): Tress {
  const prepared = locks.map(prepare);
  const out: Hit = { d: 0, u: 0, v: 0 };
  const field: Field = (x, y, z) => {
    let d = 1e3;
    for (const lock of prepared) {
      const far = boxDistance(x, y, z, lock);
      if (far > d + blend) continue;
      if (far > 0.12) {
        d = Math.min(d, far + 0.02);
        continue;
      }
      hit(x, y, z, lock, out);
      d = smin(d, out.d, blend);
    }
    return d;
  };
  const uv = (x: number, y: number, z: number): readonly [number, number] => {
    let best = 1e3;
    let found: readonly [number, number] = [x, z];
    prepared.forEach((lock, i) => {
      if (boxDistance(x, y, z, lock) > 0.03) return;
      hit(x, y, z, lock, out);
      if (out.d >= best) return;
      best = out.d;
      found = [out.u + i * 0.73, out.v];
    });
    return found;
  };
  return { field, uv };
}
