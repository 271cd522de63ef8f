/** A signed distance field: negative inside, positive outside, in body units (a figure is about 2 tall). */
export type Field = (x: number, y: number, z: number) => number;

export const clamp = (x: number, low: number, high: number) => (x < low ? low : x > high ? high : x);
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
export const fract = (x: number) => x - Math.floor(x);
export const len2 = (x: number, y: number) => Math.sqrt(x * x + y * y);
export const len3 = (x: number, y: number, z: number) => Math.sqrt(x * x + y * y + z * z);

/** Returns a Hermite step from 0 at `from` to 1 at `to`. `from` may be larger than `to`. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Returns the union of two distances with a fillet of radius about `k`. */
export function smin(a: number, b: number, k: number): number {
  if (k <= 0) return a < b ? a : b;
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return (a < b ? a : b) - h * h * k * 0.25;
}

/** Returns the intersection of two distances with a rounded edge. */
export const smax = (a: number, b: number, k: number) => -smin(-a, -b, k);

/** Returns a bell curve of height 1 and half-width `w`. */
export const bell = (x: number, w: number) => Math.exp(-((x / w) * (x / w)));
