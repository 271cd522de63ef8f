import { type Field, mix, smin, smoothstep } from '../sdf/scalar';
import { spline } from '../sdf/spline';
import { type Vec3, cross, dot, length, normalize, scale, sub } from '../scene/vector';

/** A lock of hair: a tapering band along a curve, flat on the head. */
export interface Lock {
  points: readonly Vec3[];
  /** Half-width and half-thickness at its widest. */
  width: number;
  thick: number;
  /** Share of the width at root and tip. */
  root?: number;
  tip?: number;
  /** Number of comb grooves across the width, and their depth. */
  grooves?: number;
  depth?: number;
}

/** Half-axes and centre of the ellipsoid on which hair lies, in head space. */
export const SKULL = { a: 0.268, b: 0.262, c: 0.256, y: 0.012, z: 0.03 };
const DEG = Math.PI / 180;

/**
 * Returns a point over the skull at an azimuth from the front towards +x and an elevation, both in degrees, and `r`
 * times the skull's radius.
 */
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

function makeStations(lock: Lock): Station[] {
  const last = lock.points.length - 1;
  const axis = ([0, 1, 2] as const).map((k) => spline(lock.points.map((p, i): [number, number] => [i / last, p[k]])));
  const at = (t: number): Vec3 => [axis[0]!(t), axis[1]!(t), axis[2]!(t)];
  // Long hair bends most on the crown, so more stations lie there.
  const dense = last > 6 ? 1.5 : 1;
  const share = (i: number) => Math.pow(i / STEPS, dense);
  let travelled = 0;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = share(i);
    const p = at(t);
    if (i > 0) travelled += length(sub(p, at(share(i - 1))));
    const tangent = normalize(sub(at(Math.min(1, t + 0.02)), at(Math.max(0, t - 0.02))));
    const out = outward(p);
    const normal = normalize(sub(out, scale(tangent, dot(out, tangent))));
    const grow = mix(lock.root ?? 0.6, 1, smoothstep(0, 0.3, t));
    const shrink = mix(1, lock.tip ?? 0.2, smoothstep(0.5, 1, t));
    return {
      p,
      tangent,
      normal,
      across: cross(tangent, normal),
      at: travelled,
      width: lock.width * grow * shrink,
      thick: lock.thick * mix(0.7, 1, smoothstep(0, 0.3, t)) * mix(1, 0.6, smoothstep(0.55, 1, t)),
    };
  });
}

/** A lock's stations as flat numbers, because the distance to hair is computed millions of times. */
interface Prepared {
  data: Float64Array;
  low: Vec3;
  high: Vec3;
  grooves: number;
  depth: number;
  phase: number;
}

/** Numbers per station: point 0-2, normal 3-5, across 6-8, width 9, thickness 10, length travelled 11. */
const STRIDE = 12;

const prepare = (lock: Lock, index: number): Prepared => {
  const stations = makeStations(lock);
  const bound = (pick: (...n: number[]) => number, sign: number): Vec3 =>
    [0, 1, 2].map((k) => pick(...stations.map((s) => s.p[k]! + sign * s.width))) as unknown as Vec3;
  const data = new Float64Array(stations.flatMap((s) => [...s.p, ...s.normal, ...s.across, s.width, s.thick, s.at]));
  return {
    data,
    low: bound(Math.min, -1),
    high: bound(Math.max, 1),
    grooves: lock.grooves ?? 3,
    depth: lock.depth ?? 0.0028,
    phase: index * 1.7,
  };
};

const boxDistance = (x: number, y: number, z: number, { low, high }: Prepared) => {
  const dx = Math.max(low[0] - x, x - high[0], 0);
  const dy = Math.max(low[1] - y, y - high[1], 0);
  const dz = Math.max(low[2] - z, z - high[2], 0);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
};

/**
 * Position of a point relative to a lock: distance, and coordinates across (u) and along (v) for the strands of the
 * material.
 */
interface Hit {
  d: number;
  u: number;
  v: number;
  /** Square of the distance to the lock's axis. */
  axis2: number;
}

/** Segment and share of the nearest point on the axis. `nearest` writes it instead of allocating a result. */
const near = { index: 0, t: 0 };

function nearest(x: number, y: number, z: number, data: Float64Array): number {
  let best = 1e9;
  for (let i = 0; i < STEPS; i++) {
    const o = i * STRIDE;
    const ax = data[o]!;
    const ay = data[o + 1]!;
    const az = data[o + 2]!;
    const ex = data[o + STRIDE]! - ax;
    const ey = data[o + STRIDE + 1]! - ay;
    const ez = data[o + STRIDE + 2]! - az;
    let t = ((x - ax) * ex + (y - ay) * ey + (z - az) * ez) / (ex * ex + ey * ey + ez * ez + 1e-12);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const dx = x - ax - ex * t;
    const dy = y - ay - ey * t;
    const dz = z - az - ez * t;
    const d = dx * dx + dy * dy + dz * dz;
    if (d >= best) continue;
    best = d;
    near.index = i;
    near.t = t;
  }
  return best;
}

function hit(x: number, y: number, z: number, { data, depth, grooves, phase }: Prepared, out: Hit): void {
  out.axis2 = nearest(x, y, z, data);
  const o = near.index * STRIDE;
  const t = near.t;
  const at = (k: number) => data[o + k]! + (data[o + STRIDE + k]! - data[o + k]!) * t;
  const dx = x - at(0);
  const dy = y - at(1);
  const dz = z - at(2);
  const n = dx * at(3) + dy * at(4) + dz * at(5);
  const across = dx * at(6) + dy * at(7) + dz * at(8);
  const along2 = Math.max(0, out.axis2 - n * n - across * across);
  const width = at(9);
  const thick = at(10);
  // The cross-section is an ellipse, rounded off at the lock's ends.
  const n2 = (n * n + along2) / (thick * thick);
  const a2 = (across * across) / (width * width);
  const k0 = Math.sqrt(n2 + a2);
  const k1 = Math.sqrt(n2 / (thick * thick) + a2 / (width * width));
  out.u = across;
  out.v = at(11);
  const groove =
    out.axis2 < 0.02
      ? depth * Math.cos((across / width) * grooves * Math.PI + phase) * smoothstep(0.03, 0.1, out.v)
      : 0;
  out.d = (k1 < 1e-6 ? -thick : (k0 * (k0 - 1)) / k1) + groove;
}

export interface Tress {
  field: Field;
  uv: (x: number, y: number, z: number) => readonly [number, number];
}

/** Merges locks into one soft mass. Neighbours blend over the distance `blend`, so that no slab edges remain. */
export function tress(locks: readonly Lock[], blend: number): Tress {
  const prepared = locks.map(prepare);
  const out: Hit = { d: 0, u: 0, v: 0, axis2: 0 };
  const field: Field = (x, y, z) => {
    let d = 1e3;
    for (const lock of prepared) {
      const far = boxDistance(x, y, z, lock);
      if (far > d + blend) continue;
      if (far > 0.06) {
        d = Math.min(d, far + 0.015);
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
