import { random } from '../sdf/noise';
import { type Field, mix } from '../sdf/scalar';
import type { Vec3 } from '../scene/vector';
import { type Lock, SKULL, over } from './lock';

/** A hair style: the close cap with its hairline, and the locks on it. */
export interface Cut {
  /** Distance of the cap from the skull. */
  cap: number;
  /** Half-width and height of the forehead inside the hairline. */
  forehead: { width: number; height: number };
  /** Lowest point of the cap at the nape. */
  nape: number;
  earsFree: boolean;
  locks: Lock[];
  /** Additional volume, such as a bun. */
  volume?: Field;
  blend?: number;
}

export const sides = [1, -1] as const;

/** Returns `count` evenly spaced numbers from -1 to 1. */
export const spread = (count: number) =>
  Array.from({ length: count }, (_, i) => (count === 1 ? 0 : (i / (count - 1)) * 2 - 1));

/** Returns a repeatable source of small irregularities, so that hair does not look mechanically even. */
export function jitter(seed: number): (amount: number) => number {
  const next = random(seed);
  return (amount) => (next() * 2 - 1) * amount;
}

export interface Fall {
  /** Lower end in head space. */
  end: number;
  /** Radius over the skull's, from the temples (0) to the tip (1). */
  radius: (t: number) => number;
  /** Sideways swing in degrees. */
  swing?: (t: number) => number;
  top?: number;
  lift?: number;
}

/** Returns a course from the crown over the head and down. */
export function fall(azimuth: number, { end, radius, swing, top = 80, lift = 1.03 }: Fall): Vec3[] {
  const crown = [top, top * 0.7, top * 0.4, 8].map((e) => over(azimuth, e, lift + 0.02 * (1 - e / 90)));
  const hanging = [0.2, 0.4, 0.6, 0.8, 1].map((t): Vec3 => {
    const a = ((azimuth + (swing?.(t) ?? 0)) * Math.PI) / 180;
    const r = radius(t);
    return [SKULL.a * r * Math.sin(a), SKULL.y - SKULL.b * r * Math.cos(a), mix(SKULL.z, end, t)];
  });
  return [...crown, ...hanging];
}

/** Returns azimuths round the back of the head, from `from` at one temple to the other temple. */
export const aroundBack = (from: number, step: number): number[] => {
  const n = Math.round((360 - 2 * from) / step);
  return Array.from({ length: n + 1 }, (_, i) => {
    const a = from + ((360 - 2 * from) * i) / n;
    return a > 180 ? a - 360 : a;
  });
};
