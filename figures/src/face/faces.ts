import type { Face } from '../../../lib/domain/wardrobe/people';
import type { HeadShape } from '../body/head';

/** Shape and colours of a face. Lengths in head units (a head is about 0.55 high). */
export interface FaceSpec {
  head: HeadShape;
  eye: {
    x: number;
    z: number;
    width: number;
    height: number;
    /** Share of the eye that the upper lid covers. */
    lid: number;
    /** Tilt of the eye; positive raises the outer corner. */
    tilt: number;
    iris: string;
    /** Length of the lash wing at the outer corner. */
    wing: number;
    /** Share by which a smile lifts the middle of the lower lid. */
    smile: number;
  };
  brow: { z: number; arch: number; tilt: number; weight: number; length: number };
  mouth: { kind: 'smile' | 'half' | 'open' | 'laugh' | 'calm'; width: number; z: number; color: string };
  blush: { color: string; strength: number };
  freckles?: true;
  /** Depth of the lines of age, from 0 to 1. */
  lines?: number;
}

const head = (jaw: number, cheek: number, chinWidth: number, chinDrop: number): HeadShape => ({
  jaw,
  cheek,
  chinWidth,
  chinDrop,
});

export const FACES: Record<Face, FaceSpec> = {
  f1: {
    head: head(0.222, 0.095, 0.06, 0),
    eye: { x: 0.108, z: -0.034, width: 0.033, height: 0.044, lid: 0, tilt: 0, iris: '#7a4a2c', wing: 0.018, smile: 0 },
    brow: { z: 0.062, arch: 0.012, tilt: -0.003, weight: 0.009, length: 0.048 },
    mouth: { kind: 'smile', width: 0.026, z: -0.132, color: '#b4525c' },
    blush: { color: '#ff8c86', strength: 0.4 },
  },
  f2: {
    head: head(0.208, 0.085, 0.055, 0.008),
    eye: {
      x: 0.11,
      z: -0.032,
      width: 0.034,
      height: 0.037,
      lid: 0.12,
      tilt: 0.01,
      iris: '#6a4530',
      wing: 0.03,
      smile: 0,
    },
    brow: { z: 0.06, arch: 0.011, tilt: 0, weight: 0.0095, length: 0.05 },
    mouth: { kind: 'half', width: 0.026, z: -0.136, color: '#b8485a' },
    blush: { color: '#f58b86', strength: 0.28 },
  },
  f3: {
    head: head(0.206, 0.092, 0.045, 0.004),
    eye: {
      x: 0.112,
      z: -0.034,
      width: 0.032,
      height: 0.04,
      lid: 0,
      tilt: 0.003,
      iris: '#8a5a34',
      wing: 0.016,
      smile: 0.2,
    },
    brow: { z: 0.06, arch: 0.003, tilt: 0, weight: 0.0105, length: 0.046 },
    mouth: { kind: 'open', width: 0.032, z: -0.126, color: '#c4505a' },
    blush: { color: '#f2806f', strength: 0.38 },
    freckles: true,
  },
  f4: {
    head: head(0.214, 0.085, 0.06, 0.006),
    eye: {
      x: 0.112,
      z: -0.034,
      width: 0.035,
      height: 0.034,
      lid: 0.22,
      tilt: 0.008,
      iris: '#4a3022',
      wing: 0.022,
      smile: 0.08,
    },
    brow: { z: 0.056, arch: 0.013, tilt: -0.001, weight: 0.011, length: 0.052 },
    mouth: { kind: 'half', width: 0.03, z: -0.134, color: '#a8434c' },
    blush: { color: '#e0735c', strength: 0.3 },
    lines: 0.25,
  },
  f5: {
    head: head(0.224, 0.094, 0.064, 0),
    eye: {
      x: 0.11,
      z: -0.034,
      width: 0.031,
      height: 0.033,
      lid: 0.14,
      tilt: -0.003,
      iris: '#5a3826',
      wing: 0.01,
      smile: 0.16,
    },
    brow: { z: 0.06, arch: 0.01, tilt: -0.002, weight: 0.0095, length: 0.046 },
    mouth: { kind: 'smile', width: 0.032, z: -0.13, color: '#b04e56' },
    blush: { color: '#ef8678', strength: 0.3 },
    lines: 0.6,
  },
  f6: {
    head: head(0.206, 0.086, 0.056, 0.008),
    eye: {
      x: 0.11,
      z: -0.036,
      width: 0.031,
      height: 0.029,
      lid: 0.2,
      tilt: -0.004,
      iris: '#4d3526',
      wing: 0.008,
      smile: 0.24,
    },
    brow: { z: 0.056, arch: 0.011, tilt: -0.003, weight: 0.0085, length: 0.044 },
    mouth: { kind: 'open', width: 0.03, z: -0.128, color: '#a84c54' },
    blush: { color: '#ee8a80', strength: 0.28 },
    lines: 1,
  },
  m1: {
    head: head(0.224, 0.088, 0.068, 0),
    eye: {
      x: 0.11,
      z: -0.034,
      width: 0.031,
      height: 0.038,
      lid: 0.06,
      tilt: -0.007,
      iris: '#6b4129',
      wing: 0,
      smile: 0,
    },
    brow: { z: 0.05, arch: 0.006, tilt: -0.007, weight: 0.015, length: 0.05 },
    mouth: { kind: 'smile', width: 0.028, z: -0.138, color: '#a5564f' },
    blush: { color: '#ff9186', strength: 0.24 },
  },
  m2: {
    head: head(0.226, 0.076, 0.082, 0.006),
    eye: {
      x: 0.112,
      z: -0.032,
      width: 0.034,
      height: 0.031,
      lid: 0.26,
      tilt: 0.006,
      iris: '#3f2a1e',
      wing: 0,
      smile: 0,
    },
    brow: { z: 0.044, arch: 0.007, tilt: -0.003, weight: 0.017, length: 0.056 },
    mouth: { kind: 'calm', width: 0.03, z: -0.14, color: '#9c524b' },
    blush: { color: '#f08a78', strength: 0.16 },
    lines: 0.25,
  },
  m3: {
    head: head(0.232, 0.1, 0.066, 0),
    eye: { x: 0.112, z: -0.036, width: 0.03, height: 0.036, lid: 0, tilt: 0, iris: '#6b4129', wing: 0, smile: 0.28 },
    brow: { z: 0.05, arch: 0.012, tilt: -0.004, weight: 0.014, length: 0.04 },
    mouth: { kind: 'laugh', width: 0.036, z: -0.126, color: '#a8504c' },
    blush: { color: '#ff8a7e', strength: 0.36 },
  },
  m4: {
    head: head(0.216, 0.082, 0.07, 0.01),
    eye: {
      x: 0.112,
      z: -0.034,
      width: 0.036,
      height: 0.031,
      lid: 0.16,
      tilt: 0.004,
      iris: '#4a3022',
      wing: 0,
      smile: 0.22,
    },
    brow: { z: 0.05, arch: 0.012, tilt: -0.003, weight: 0.0155, length: 0.052 },
    mouth: { kind: 'laugh', width: 0.033, z: -0.128, color: '#9a4740' },
    blush: { color: '#d9705a', strength: 0.22 },
  },
  m5: {
    head: head(0.234, 0.094, 0.084, 0.002),
    eye: {
      x: 0.112,
      z: -0.034,
      width: 0.031,
      height: 0.03,
      lid: 0.2,
      tilt: -0.002,
      iris: '#3f2a1e',
      wing: 0,
      smile: 0.08,
    },
    brow: { z: 0.048, arch: 0.007, tilt: -0.002, weight: 0.0165, length: 0.054 },
    mouth: { kind: 'smile', width: 0.032, z: -0.136, color: '#9a5048' },
    blush: { color: '#ec8874', strength: 0.2 },
    lines: 0.6,
  },
  m6: {
    head: head(0.216, 0.08, 0.072, 0.01),
    eye: {
      x: 0.11,
      z: -0.034,
      width: 0.031,
      height: 0.027,
      lid: 0.2,
      tilt: -0.005,
      iris: '#4a3022',
      wing: 0,
      smile: 0.28,
    },
    brow: { z: 0.048, arch: 0.01, tilt: -0.006, weight: 0.0145, length: 0.05 },
    mouth: { kind: 'laugh', width: 0.03, z: -0.13, color: '#984a44' },
    blush: { color: '#ea8a7c', strength: 0.22 },
    lines: 1,
  },
};
