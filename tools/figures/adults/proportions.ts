import type { Gender } from '@/lib/contract/gender';
import type { Landmarks, Tailoring } from '../body/landmarks';
import type { Section } from '../sdf/loft';

/** Height of the head from chin to crown in its own space. */
export const HEAD_SPACE = 0.55;

/** Factors of all widths below the neck. */
export const BUILDS = { slim: 0.93, average: 1, broad: 1.12 } as const;
export type Build = keyof typeof BUILDS;

/** Landmarks of an adult: those that garments are cut by, and the lengths of the bones. */
export interface AdultLandmarks extends Landmarks {
  /** Height of one head, chin to crown: the unit of the proportions. */
  head: number;
  upperArm: number;
  forearm: number;
}

type Row = readonly [z: number, a: number, b: number, y: number, n: number];
const sections = (rows: readonly Row[]): Section[] => rows.map(([z, a, b, y, n]) => ({ z, a, b, y, n }));

/** Cuts that differ in outline: wide legs hang from the hip, tapered ones end near the ankle. */
const LEGS: Tailoring['legs'] = {
  slim: [
    [0, 0.107],
    [0.25, 0.099],
    [0.5, 0.076],
    [0.75, 0.063],
    [1, 0.053],
  ],
  tapered: [
    [0, 0.112],
    [0.25, 0.11],
    [0.5, 0.094],
    [0.75, 0.078],
    [1, 0.061],
  ],
  straight: [
    [0, 0.109],
    [0.25, 0.105],
    [0.5, 0.095],
    [0.8, 0.09],
    [1, 0.089],
  ],
  cuffed: [
    [0, 0.114],
    [0.3, 0.112],
    [0.6, 0.102],
    [0.86, 0.086],
    [0.96, 0.06],
    [1, 0.054],
  ],
  wide: [
    [0, 0.114],
    [0.25, 0.121],
    [0.5, 0.127],
    [0.8, 0.134],
    [1, 0.14],
  ],
  flare: [
    [0, 0.106],
    [0.25, 0.097],
    [0.48, 0.081],
    [0.7, 0.094],
    [1, 0.126],
  ],
};

/** Returns the cuts of an adult. Hems of coats are as far down as their names say. */
const tailoring = (waist: number, hip: number, knee: number): Tailoring => ({
  folds: 0.35,
  legs: LEGS,
  coatHems: { seat: hip - 0.1, thigh: hip - 0.24, knee: knee + 0.02, midi: knee - 0.16 },
  jacket: { seat: hip - 0.1, pocket: hip + 0.01 },
  paddedMidi: knee - 0.12 - waist,
  scarf: { size: 0.8, end: waist - 0.1 },
  umbrella: { rise: 0.5, lean: [-0.05, 0.16] },
});

/** 1.92 units tall, 5.8 heads. */
const WOMAN: AdultLandmarks = {
  head: 0.331,
  neck: 1.515,
  shoulder: 1.455,
  shoulderX: 0.18,
  armDrop: 0.026,
  bust: 1.33,
  waist: 1.145,
  belt: 1.15,
  hip: 0.995,
  crotch: 0.915,
  knee: 0.49,
  ankle: 0.083,
  loftTop: 1.66,
  headCentre: [0, -0.02, 1.7545],
  headScale: 0.331 / HEAD_SPACE,
  torso: sections([
    [0.85, 0.12, 0.085, 0, 2],
    [0.91, 0.15, 0.11, 0.002, 2.2],
    [0.97, 0.161, 0.121, 0.008, 2.2],
    [1.02, 0.161, 0.117, 0.008, 2.2],
    [1.08, 0.152, 0.104, 0.002, 2.2],
    [1.145, 0.139, 0.092, -0.002, 2.1],
    [1.2, 0.142, 0.097, -0.006, 2.15],
    [1.27, 0.153, 0.111, -0.012, 2.25],
    [1.33, 0.161, 0.122, -0.016, 2.3],
    [1.39, 0.166, 0.11, -0.006, 2.35],
    [1.44, 0.165, 0.092, 0.006, 2.3],
    [1.468, 0.15, 0.081, 0.012, 2.2],
    [1.49, 0.113, 0.072, 0.014, 2.1],
    [1.51, 0.079, 0.063, 0.013, 2],
    [1.54, 0.059, 0.056, 0.009, 2],
    [1.59, 0.053, 0.053, 0.002, 2],
    [1.7, 0.053, 0.053, -0.006, 2],
  ]),
  arm: [
    [0, 0.044],
    [0.1, 0.046],
    [0.3, 0.04],
    [0.5, 0.034],
    [0.57, 0.033],
    [0.66, 0.035],
    [0.85, 0.027],
    [1, 0.024],
  ],
  leg: [
    [0, 0.09],
    [0.12, 0.087],
    [0.3, 0.076],
    [0.46, 0.056],
    [0.52, 0.053],
    [0.65, 0.056],
    [0.86, 0.04],
    [1, 0.035],
  ],
  hipX: 0.084,
  hipZ: 0.975,
  stanceX: 0.082,
  hand: 0.2,
  trouserWidth: 0.87,
  sleeveRoom: 0.5,
  foot: 1.2,
  tailoring: tailoring(1.145, 0.995, 0.49),
  upperArm: 0.3,
  forearm: 0.25,
};

/** 2.0 units tall, 5.8 heads. */
const MAN: AdultLandmarks = {
  head: 0.342,
  neck: 1.582,
  shoulder: 1.522,
  shoulderX: 0.217,
  armDrop: 0.03,
  bust: 1.39,
  waist: 1.17,
  belt: 1.12,
  hip: 1.035,
  crotch: 0.95,
  knee: 0.51,
  ankle: 0.086,
  loftTop: 1.72,
  headCentre: [0, -0.022, 1.829],
  headScale: 0.342 / HEAD_SPACE,
  torso: sections([
    [0.88, 0.12, 0.09, 0, 2],
    [0.94, 0.158, 0.112, 0, 2.2],
    [1, 0.178, 0.121, 0.004, 2.3],
    [1.05, 0.177, 0.118, 0.004, 2.3],
    [1.11, 0.17, 0.111, 0, 2.3],
    [1.17, 0.166, 0.108, 0, 2.3],
    [1.24, 0.174, 0.116, -0.004, 2.35],
    [1.32, 0.188, 0.127, -0.008, 2.4],
    [1.4, 0.2, 0.13, -0.008, 2.45],
    [1.46, 0.205, 0.119, 0, 2.4],
    [1.51, 0.197, 0.103, 0.008, 2.3],
    [1.538, 0.176, 0.092, 0.013, 2.2],
    [1.56, 0.139, 0.083, 0.015, 2.1],
    [1.58, 0.099, 0.076, 0.015, 2],
    [1.612, 0.072, 0.068, 0.011, 2],
    [1.66, 0.067, 0.065, 0.003, 2],
    [1.77, 0.066, 0.064, -0.004, 2],
  ]),
  arm: [
    [0, 0.052],
    [0.1, 0.055],
    [0.3, 0.05],
    [0.5, 0.042],
    [0.57, 0.041],
    [0.66, 0.044],
    [0.85, 0.034],
    [1, 0.03],
  ],
  leg: [
    [0, 0.092],
    [0.12, 0.09],
    [0.3, 0.081],
    [0.46, 0.062],
    [0.52, 0.06],
    [0.65, 0.063],
    [0.86, 0.046],
    [1, 0.041],
  ],
  hipX: 0.092,
  hipZ: 1.01,
  stanceX: 0.1,
  hand: 0.222,
  trouserWidth: 0.93,
  sleeveRoom: 0.6,
  foot: 1.4,
  tailoring: tailoring(1.17, 1.035, 0.51),
  upperArm: 0.318,
  forearm: 0.268,
};

/**
 * Returns an adult body of 5.8 heads. `build` scales widths below the neck; the head keeps its size. A broad build gains
 * most at the waist, a slim one loses least at the shoulders.
 */
export function adultLandmarks(gender: Gender, build: Build): AdultLandmarks {
  const base = gender === 'FEMALE' ? WOMAN : MAN;
  const by = BUILDS[build];
  const scaled = (keys: [number, number][]) => keys.map(([s, r]): [number, number] => [s, r * (0.35 + 0.65 * by)]);
  return {
    ...base,
    torso: base.torso.map((section) => {
      if (section.z > base.neck) return section;
      const belly = Math.exp(-(((section.z - base.waist) / 0.14) ** 2));
      const width = by + (by - 1) * 0.35 * belly;
      return { ...section, a: section.a * width, b: section.b * (width + (by > 1 ? 0.06 * belly : 0)) };
    }),
    arm: scaled(base.arm),
    leg: scaled(base.leg),
    shoulderX: base.shoulderX * (0.2 + 0.8 * by),
  };
}
