import { clamp } from './scalar';

/** A tabulated curve through keys. It is monotone where the keys are. */
export type Spline = (x: number) => number;

const SAMPLES = 400;

function slopes(xs: readonly number[], ys: readonly number[]): number[] {
  const chords = xs.slice(1).map((x, i) => (ys[i + 1]! - ys[i]!) / (x - xs[i]!));
  return xs.map((_, i) => {
    const before = chords[i - 1] ?? chords[0]!;
    const after = chords[i] ?? chords[chords.length - 1]!;
    if (i === 0 || i === xs.length - 1) return i === 0 ? after : before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

/** Builds a curve through [x, y] keys in any order. It is constant beyond its ends. */
export function spline(keys: readonly (readonly [number, number])[]): Spline {
  const sorted = [...keys].sort((p, q) => p[0] - q[0]);
  const xs = sorted.map(([x]) => x);
  const ys = sorted.map(([, y]) => y);
  if (xs.length === 1) return () => ys[0]!;
  const m = slopes(xs, ys);
  const start = xs[0]!;
  const span = xs[xs.length - 1]! - start;
  const table = new Float64Array(SAMPLES + 1);
  for (let k = 0, i = 0; k <= SAMPLES; k++) {
    const x = start + (span * k) / SAMPLES;
    while (i < xs.length - 2 && x > xs[i + 1]!) i++;
    const h = xs[i + 1]! - xs[i]!;
    const u = (x - xs[i]!) / h;
    const u2 = u * u;
    const u3 = u2 * u;
    table[k] =
      ys[i]! * (2 * u3 - 3 * u2 + 1) +
      m[i]! * h * (u3 - 2 * u2 + u) +
      ys[i + 1]! * (3 * u2 - 2 * u3) +
      m[i + 1]! * h * (u3 - u2);
  }
  const scale = SAMPLES / span;
  return (x) => {
    const u = clamp((x - start) * scale, 0, SAMPLES);
    const i = Math.min(SAMPLES - 1, u | 0);
    const a = table[i]!;
    return a + (table[i + 1]! - a) * (u - i);
  };
}
