import type { Vec3 } from '../../scene/vector';
import { mix, smoothstep } from '../../sdf/scalar';
import { type Spline } from '../../sdf/spline';
import { type Layer, type Root, hairline } from './guides';

/** A hair style: where hair grows, and its layers from the inside out. */
export interface Style {
  line: Spline;
  layers: Layer[];
  /** Centre of a bun behind the head. */
  bun?: Vec3;
}

export const WOMAN_LINE = hairline([
  [0, 34],
  [26, 34],
  [46, 28],
  [58, 14],
  [68, -2],
  [80, -16],
  [94, -8],
  [108, -24],
  [135, -42],
  [180, -46],
]);
export const MAN_LINE = hairline([
  [0, 35],
  [22, 36],
  [40, 33],
  [54, 23],
  [62, 4],
  [74, -14],
  [84, -22],
  [96, -6],
  [110, -22],
  [140, -38],
  [180, -40],
]);

const above =
  (line: Spline, test: (root: Root) => boolean = () => true) =>
  (root: Root) =>
    root.elevation > line(Math.abs(root.azimuth)) && test(root);

export const CLUMP = { width: 0.026, thick: 0.011, tip: 0.3 };

export const BASE: Omit<Layer, 'grows' | 'comb' | 'length'> = {
  density: 620,
  lift: 0.14,
  gravity: 1,
  bend: 0.3,
  off: 0.014,
  clump: CLUMP,
  strands: 17,
  radius: 0.0034,
  fuzz: 0.006,
};

/** Returns a comb away from a parting at `x0`, backwards by `back`. */
const parted =
  (x0: number, back: number) =>
  (p: Vec3, { azimuth }: Root): Vec3 => {
    // Beside the parting hair is combed back before it falls to its side, so that no notch opens at the hairline.
    const turned = 2 * smoothstep(x0 - 0.03, x0 + 0.03, p[0]) - 1;
    const side = Math.abs(azimuth) > 150 ? Math.sign(p[0]) * 0.25 : turned;
    const top = smoothstep(-0.02, 0.2, p[2]);
    return [side * top, (back + 0.7 * (1 - Math.abs(side))) * (0.35 + 0.65 * top), -0.25 - (1 - top)];
  };

const towards =
  (goal: Vec3) =>
  (p: Vec3): Vec3 => [goal[0] - p[0], goal[1] - p[1], goal[2] - p[2]];

/** Returns a comb from the whorl at the crown, forwards on the top and down at the sides; `sweep` moves it sideways. */
const fromWhorl =
  (sweep: number, up = 0) =>
  (p: Vec3): Vec3 => {
    const front = smoothstep(0.1, -0.1, p[1]);
    return [p[0] * 2.2 + sweep * front, (p[1] - 0.14) * 2.4, up * front - 0.25 * (1 - front)];
  };

/** Returns the pull that turns tips in (positive) or out below the ears. */
const turnIn =
  (amount: number, from: number) =>
  (p: Vec3, t: number): Vec3 => {
    const w = amount * smoothstep(from, 1, t);
    return [-p[0] * 5 * w, -(p[1] - 0.05) * 5 * w, 0];
  };

const top = ({ elevation }: Root) => elevation > 12;

/** Returns the fringe of a style: roots along the front hairline. */
const fringe = (
  line: Spline,
  length: number,
  {
    sweep = 0,
    curve = 0,
    every = 520,
    half = 40,
  }: { sweep?: number; curve?: number; every?: number; half?: number } = {},
): Layer => ({
  ...BASE,
  density: every,
  grows: above(line, ({ azimuth, elevation }) => Math.abs(azimuth) < half && elevation < 66),
  comb: (p) => [p[0] * 0.8 + sweep, -1, -0.2],
  length: ({ azimuth, elevation }) => length + Math.max(0, elevation - 40) * 0.0042 + Math.abs(azimuth) * curve,
  lift: 0.55,
  gravity: 1.1,
  bend: 0.26,
  off: 0.024,
  clump: { width: 0.022, thick: 0.008, tip: 0.35 },
  strands: 12,
});

const long = (end: number, back: number, x0: number, over: Partial<Layer> = {}): Layer => ({
  ...BASE,
  // Ends are cut straight: locks that taper would lie on the collar as points.
  clump: { ...CLUMP, tip: 0.85 },
  grows: above(WOMAN_LINE),
  comb: parted(x0, back),
  length: ({ azimuth, elevation }) =>
    end + Math.max(0, elevation) * 0.0028 - 0.02 * Math.cos((azimuth * Math.PI) / 180),
  off: 0.013,
  turn: (p, t) => [-p[0] * 1.4 * smoothstep(0.35, 0.75, t), 0.12 * smoothstep(0.3, 0.6, t), 0],
  ...over,
});

/** Returns the short sides and nape of a man's cut. */
const sides = (line: Spline, length: number, off = 0.006): Layer => ({
  ...BASE,
  density: 760,
  grows: above(line, ({ elevation }) => elevation < 34),
  comb: (p) => [p[0] * 0.4, 0.35 + p[1], -1],
  length: ({ elevation }) => length * mix(0.7, 1.5, smoothstep(-30, 30, elevation)),
  lift: 0.2,
  gravity: 0.6,
  bend: 0.35,
  off,
  clump: { width: 0.022, thick: 0.006, tip: 0.5 },
  strands: 16,
  radius: 0.0028,
  fuzz: 0.004,
});

export const STYLES = {
  'long-straight': {
    line: WOMAN_LINE,
    layers: [
      long(0.8, 0.35, 0.02),
      { ...long(0.78, 0.5, 0.02), grows: above(WOMAN_LINE, top), off: 0.022, density: 440 },
    ],
  },
  'long-wave': {
    line: WOMAN_LINE,
    layers: [
      long(0.78, 0.3, -0.05, { wave: { amplitude: 0.026, length: 0.2, from: 0.35, loose: 0.5 } }),
      {
        ...long(0.76, 0.45, -0.05, { wave: { amplitude: 0.03, length: 0.19, from: 0.3, loose: 0.6 } }),
        grows: above(WOMAN_LINE, top),
        off: 0.024,
        density: 440,
      },
    ],
  },
  'fringe-bob': {
    line: WOMAN_LINE,
    layers: [
      long(0.33, 0.25, 0, { turn: turnIn(0.5, 0.6) }),
      { ...long(0.36, 0.3, 0, { turn: turnIn(0.5, 0.6) }), grows: above(WOMAN_LINE, top), off: 0.024, density: 440 },
      fringe(WOMAN_LINE, 0.13, { curve: 0.0012 }),
    ],
  },
  'low-bun': {
    line: WOMAN_LINE,
    bun: [0, 0.285, -0.1],
    layers: [
      {
        ...BASE,
        grows: above(WOMAN_LINE),
        comb: (p, root) => {
          const goal = towards([0, 0.26, -0.1])(p);
          const away = parted(0.03, 0.2)(p, root);
          const w = smoothstep(0.1, -0.16, p[1]) * smoothstep(0.05, 0.2, p[2]);
          return [mix(goal[0] * 4, away[0], w * 0.7), goal[1] * 4, goal[2] * 4 + 0.3 * w];
        },
        length: ({ azimuth, elevation }) => 0.1 + 0.3 * (1 - Math.abs(azimuth) / 180) + Math.max(0, elevation) * 0.0014,
        lift: 0.12,
        gravity: 0.1,
        bend: 0.4,
        off: 0.016,
        clump: { ...CLUMP, tip: 0.6 },
      },
    ],
  },
  'short-layered': {
    line: WOMAN_LINE,
    layers: [
      sides(WOMAN_LINE, 0.1, 0.012),
      {
        ...BASE,
        grows: above(WOMAN_LINE, top),
        comb: parted(0.06, 0.5),
        length: ({ elevation }) => 0.16 + Math.max(0, elevation) * 0.0012,
        lift: 0.7,
        gravity: 0.8,
        bend: 0.24,
        off: 0.03,
        turn: turnIn(0.3, 0.7),
      },
    ],
  },
  perm: {
    line: WOMAN_LINE,
    layers: [
      {
        ...BASE,
        density: 520,
        grows: above(WOMAN_LINE),
        comb: (p) => [p[0], p[1] - 0.05, -0.3],
        length: ({ elevation }) => 0.15 + Math.max(0, elevation) * 0.0006,
        lift: 1.1,
        gravity: 0.35,
        bend: 0.16,
        off: 0.02,
        curl: { radius: 0.017, pitch: 0.075 },
        clump: { width: 0.017, thick: 0.012, tip: 0.7 },
        strands: 15,
        fuzz: 0.012,
      },
    ],
  },
  'side-part': {
    line: MAN_LINE,
    layers: [
      sides(MAN_LINE, 0.055),
      {
        ...BASE,
        grows: above(MAN_LINE, ({ elevation }) => elevation > 20),
        comb: (p) => {
          const front = smoothstep(0.06, -0.14, p[1]);
          const over = smoothstep(0.13, 0.03, p[0]);
          return [mix(0.5, -1, over), mix(0.75, 0.4, front), 0.35 * front * over];
        },
        length: ({ azimuth }) => mix(0.12, 0.17, smoothstep(120, 20, Math.abs(azimuth))),
        lift: 0.4,
        gravity: 0.3,
        bend: 0.26,
        off: 0.022,
        density: 760,
        clump: { width: 0.024, thick: 0.009, tip: 0.5 },
        fuzz: 0.003,
      },
    ],
  },
  crop: {
    line: MAN_LINE,
    layers: [
      sides(MAN_LINE, 0.045, 0.005),
      {
        ...BASE,
        grows: above(MAN_LINE, ({ elevation }) => elevation > 16),
        comb: fromWhorl(0.18),
        length: ({ azimuth, elevation }) =>
          mix(0.09, 0.14, smoothstep(110, 20, Math.abs(azimuth))) + elevation * 0.0003,
        lift: 0.55,
        gravity: 0.6,
        bend: 0.2,
        off: 0.024,
        clump: { width: 0.024, thick: 0.01, tip: 0.22 },
      },
    ],
  },
  curtain: {
    line: MAN_LINE,
    layers: [
      sides(MAN_LINE, 0.075, 0.01),
      {
        ...BASE,
        grows: above(MAN_LINE, ({ elevation }) => elevation > 14),
        comb: (p, root) => {
          const front = smoothstep(0.04, -0.12, p[1]);
          const away = parted(0.02, 0.1)(p, root);
          const whorl = fromWhorl(0)(p);
          return [mix(whorl[0], away[0] * 0.9, front), mix(whorl[1], -0.25, front), mix(whorl[2], 0.1, front)];
        },
        length: ({ azimuth }) => mix(0.13, 0.2, smoothstep(110, 20, Math.abs(azimuth))),
        lift: 0.85,
        gravity: 0.75,
        bend: 0.2,
        off: 0.028,
        clump: { width: 0.026, thick: 0.011, tip: 0.2 },
        turn: (p, t) => [-p[0] * 2.5 * smoothstep(0.6, 1, t), 0, 0],
      },
    ],
  },
  'soft-perm': {
    line: MAN_LINE,
    layers: [
      sides(MAN_LINE, 0.06, 0.008),
      {
        ...BASE,
        density: 520,
        grows: above(MAN_LINE, ({ elevation }) => elevation > 16),
        comb: fromWhorl(0.1),
        length: () => 0.16,
        lift: 0.9,
        gravity: 0.6,
        bend: 0.2,
        off: 0.022,
        curl: { radius: 0.015, pitch: 0.085 },
        clump: { width: 0.018, thick: 0.012, tip: 0.5 },
        fuzz: 0.01,
      },
    ],
  },
} satisfies Record<string, Style>;

export type AdultHair = keyof typeof STYLES;
