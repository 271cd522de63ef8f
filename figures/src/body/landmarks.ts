import type { Gender } from '@/lib/contract/gender';
import type { Section } from '../sdf/loft';
import type { Vec3 } from '../scene/vector';

/**
 * Heights (z) and sections by which garments are cut, in body units: z up, the figure faces -y, its left hand is at +x.
 */
export interface Landmarks {
  neck: number;
  shoulder: number;
  shoulderX: number;
  /** Distance of the arm's axis below the shoulder. */
  armDrop: number;
  bust: number;
  waist: number;
  hip: number;
  crotch: number;
  knee: number;
  ankle: number;
  headCentre: Vec3;
  headScale: number;
  torso: Section[];
  /** Radius of arm and leg from root (0) to end (1). */
  arm: [number, number][];
  leg: [number, number][];
  hipX: number;
  hipZ: number;
  stanceX: number;
  /** Length of the hand. */
  hand: number;
  /** Upper edge of trousers and skirts. */
  belt: number;
  /** Highest section of garments of the upper body. */
  loftTop: number;
  /** Factor of the room in sleeves. */
  sleeveRoom: number;
  /** Length of the foot, as a factor of the last's. */
  foot: number;
}

const section = (z: number, a: number, b: number, y: number, n: number): Section => ({ z, a, b, y, n });

const WOMAN: Landmarks = {
  neck: 1.375,
  shoulder: 1.295,
  shoulderX: 0.158,
  armDrop: 0.018,
  bust: 1.17,
  waist: 1.03,
  hip: 0.86,
  crotch: 0.74,
  knee: 0.44,
  ankle: 0.075,
  headCentre: [0, -0.012, 1.662],
  headScale: 0.93,
  torso: [
    section(0.66, 0.12, 0.085, 0, 2),
    section(0.72, 0.16, 0.108, 0, 2.2),
    section(0.8, 0.183, 0.122, 0.004, 2.3),
    section(0.87, 0.181, 0.124, 0.006, 2.3),
    section(0.95, 0.158, 0.112, 0, 2.2),
    section(1.03, 0.134, 0.098, -0.004, 2.1),
    section(1.1, 0.144, 0.108, -0.01, 2.2),
    section(1.17, 0.161, 0.122, -0.014, 2.3),
    section(1.24, 0.168, 0.112, -0.004, 2.4),
    section(1.29, 0.161, 0.098, 0.004, 2.3),
    section(1.33, 0.122, 0.086, 0.008, 2.1),
    section(1.365, 0.076, 0.07, 0.008, 2),
    section(1.41, 0.06, 0.06, 0.004, 2),
    section(1.5, 0.058, 0.058, 0, 2),
  ],
  arm: [
    [0, 0.043],
    [0.15, 0.042],
    [0.5, 0.034],
    [0.66, 0.034],
    [0.85, 0.027],
    [1, 0.024],
  ],
  leg: [
    [0, 0.09],
    [0.14, 0.086],
    [0.3, 0.075],
    [0.45, 0.055],
    [0.53, 0.05],
    [0.66, 0.059],
    [0.86, 0.038],
    [1, 0.034],
  ],
  hipX: 0.086,
  hipZ: 0.8,
  stanceX: 0.09,
  hand: 0.172,
  belt: 1.045,
  loftTop: 1.5,
  sleeveRoom: 0.62,
  foot: 1.13,
};

const MAN: Landmarks = {
  neck: 1.42,
  shoulder: 1.345,
  shoulderX: 0.188,
  armDrop: 0.036,
  bust: 1.2,
  waist: 1.05,
  hip: 0.88,
  crotch: 0.76,
  knee: 0.44,
  ankle: 0.075,
  headCentre: [0, -0.012, 1.698],
  headScale: 0.9,
  torso: [
    section(0.68, 0.12, 0.09, 0, 2),
    section(0.74, 0.158, 0.11, 0, 2.2),
    section(0.82, 0.176, 0.12, 0.002, 2.3),
    section(0.9, 0.174, 0.118, 0.002, 2.3),
    section(0.98, 0.166, 0.112, 0, 2.3),
    section(1.05, 0.165, 0.112, 0, 2.3),
    section(1.13, 0.182, 0.124, -0.006, 2.4),
    section(1.22, 0.204, 0.13, -0.008, 2.5),
    section(1.29, 0.205, 0.114, 0.002, 2.4),
    section(1.34, 0.18, 0.1, 0.008, 2.2),
    section(1.375, 0.134, 0.088, 0.01, 2.1),
    section(1.41, 0.088, 0.076, 0.01, 2),
    section(1.45, 0.072, 0.07, 0.006, 2),
    section(1.54, 0.07, 0.068, 0, 2),
  ],
  arm: [
    [0, 0.05],
    [0.15, 0.051],
    [0.5, 0.043],
    [0.66, 0.042],
    [0.85, 0.034],
    [1, 0.03],
  ],
  leg: [
    [0, 0.092],
    [0.14, 0.09],
    [0.3, 0.08],
    [0.45, 0.062],
    [0.53, 0.056],
    [0.66, 0.067],
    [0.86, 0.044],
    [1, 0.04],
  ],
  hipX: 0.09,
  hipZ: 0.82,
  stanceX: 0.108,
  hand: 0.19,
  belt: 1.0,
  loftTop: 1.5,
  sleeveRoom: 0.58,
  foot: 1.29,
};

const widen = (keys: [number, number][], build: number) => keys.map(([s, r]): [number, number] => [s, r * build]);

/** Returns the standard body of a gender, made narrower or wider by `build`. */
export function landmarks(gender: Gender, build: number): Landmarks {
  const base = gender === 'FEMALE' ? WOMAN : MAN;
  const torso = base.torso.map((s) => ({
    ...s,
    a: s.a * (s.z > base.neck ? 1 : build),
    b: s.b * (s.z > base.neck ? 1 : build),
  }));
  return {
    ...base,
    torso,
    arm: widen(base.arm, build),
    leg: widen(base.leg, build),
    shoulderX: base.shoulderX * build,
  };
}
