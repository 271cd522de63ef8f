import { len2 } from './scalar';
import { ellipse } from './shapes';
import { type Spline, spline } from './spline';

/** One cross-section of a loft along z: half-width a, half-depth b, offset in y, exponent of the super-ellipse. */
export interface Section {
  z: number;
  a: number;
  b: number;
  y?: number;
  n?: number;
}

export interface Loft {
  a: Spline;
  b: Spline;
  y: Spline;
  n: Spline;
  /** Returns the distance to the body with its sections grown by `ease`. */
  distance: (x: number, y: number, z: number, ease?: number) => number;
}

function superEllipse(X: number, Y: number, a: number, b: number, n: number): number {
  const u = Math.abs(X) / a;
  const v = Math.abs(Y) / b;
  const un = Math.pow(u, n);
  const vn = Math.pow(v, n);
  const s = un + vn;
  if (s < 1e-9) return -Math.min(a, b);
  const f = Math.pow(s, 1 / n);
  const gx = u > 1e-6 ? ((f / s) * un) / u / a : 0;
  const gy = v > 1e-6 ? ((f / s) * vn) / v / b : 0;
  return (f - 1) / Math.max(1e-6, len2(gx, gy));
}

const SAMPLES = 512;
const CHANNELS = 6;

/** Builds a body from (super-)elliptical sections stacked along z. Its ends are open, so cut it with planes. */
export function loft(sections: readonly Section[]): Loft {
  const a = spline(sections.map((s) => [s.z, s.a]));
  const b = spline(sections.map((s) => [s.z, s.b]));
  const y = spline(sections.map((s) => [s.z, s.y ?? 0]));
  const n = spline(sections.map((s) => [s.z, s.n ?? 2]));
  const low = Math.min(...sections.map((s) => s.z));
  const step = (Math.max(...sections.map((s) => s.z)) - low) / SAMPLES;
  const e = 0.004;
  // Half-axes, offset, exponent and slopes are in one table, because sections are evaluated millions of times.
  const table = new Float64Array((SAMPLES + 2) * CHANNELS);
  for (let i = 0; i <= SAMPLES + 1; i++) {
    const z = low + i * step;
    table.set([a(z), b(z), y(z), n(z), (a(z + e) - a(z - e)) / (2 * e), (b(z + e) - b(z - e)) / (2 * e)], i * CHANNELS);
  }
  const distance = (px: number, py: number, pz: number, ease = 0) => {
    const at = Math.min(SAMPLES, Math.max(0, (pz - low) / step));
    const i = at | 0;
    const o = i * CHANNELS;
    const t = at - i;
    const read = (k: number) => table[o + k]! + (table[o + CHANNELS + k]! - table[o + k]!) * t;
    const A = read(0) + ease;
    const B = read(1) + ease;
    const Y = py - read(2);
    const power = read(3);
    const d = power < 2.02 ? ellipse(px, Y, A, B) : superEllipse(px, Y, A, B, power);
    const wx = (px * px) / (A * A);
    const wy = (Y * Y) / (B * B);
    const w = wx / (wx + wy + 1e-9);
    const slope = read(4) * w + read(5) * (1 - w);
    return d / Math.sqrt(1 + slope * slope);
  };
  return { a, b, y, n, distance };
}
