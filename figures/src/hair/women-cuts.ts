import { type Cut, aroundBack, sides } from './cut';
import { type Lock, over } from './lock';
import { curtainFringe, curtains, fringe, sideSwept, temples } from './women-fringes';
import { bun, mane, straight, sweptTo, tail, waves, wavyCurtains } from './women-lengths';
import { mix, smin, smoothstep } from '../sdf/scalar';
import { capsule } from '../sdf/shapes';

const OPEN = { width: 0.212, height: 0.226 };

const CLOSED = { width: 0.2, height: 0.185 };

export const WOMENS_CUTS = {
  'long-straight': (): Cut => ({
    cap: 0.012,
    forehead: OPEN,
    nape: -0.2,
    earsFree: false,
    locks: [...mane(72, 19, straight(-0.6), 0.078, 0.5, 3), ...curtains(0, -0.56, 0.04)],
  }),
  'long-wave': (): Cut => ({
    cap: 0.012,
    forehead: OPEN,
    nape: -0.2,
    earsFree: false,
    locks: [...mane(78, 20, waves(-0.58), 0.082, 0.4, 5), ...wavyCurtains(-0.54), ...curtainFringe(-0.13)],
  }),
  'full-fringe': (): Cut => ({
    cap: 0.012,
    forehead: CLOSED,
    nape: -0.2,
    earsFree: false,
    locks: [
      ...mane(70, 18, straight(-0.5), 0.078, 0.55, 7),
      ...curtains(0, -0.46, 0.03),
      ...fringe(8, 0.05, 11, false, 9),
    ],
  }),
  'layered-medium': (): Cut => ({
    cap: 0.012,
    forehead: CLOSED,
    nape: -0.2,
    earsFree: false,
    locks: [
      ...mane(
        70,
        19,
        {
          end: -0.37,
          radius: (t) => 1.06 + 0.05 * Math.sin(t * 3) - 0.14 * smoothstep(0.3, 0.75, t) + 0.2 * smoothstep(0.75, 1, t),
        },
        0.074,
        0.3,
        11,
      ),
      ...sides.flatMap((s) =>
        [0, 1].map((k): Lock => ({
          points: [
            over(s * 4, 86, 1.03),
            over(s * (36 + k * 12), 62, 1.07),
            over(s * (60 + k * 8), 28, 1.085),
            [s * 0.28, -0.1 + k * 0.06, -0.06],
            [s * 0.262, -0.1 + k * 0.06, -0.2],
            [s * 0.268, -0.1 + k * 0.05, -0.29],
            [s * 0.315, -0.1 + k * 0.05, -0.345],
          ],
          width: 0.052,
          thick: 0.022,
          tip: 0.2,
          root: 0.8,
        })),
      ),
      ...fringe(6, 0.03, 13, true, 13),
    ],
  }),
  bob: (): Cut => ({
    cap: 0.012,
    forehead: OPEN,
    nape: -0.2,
    earsFree: false,
    locks: [
      ...mane(
        66,
        18,
        { end: -0.27, radius: (t) => 1.06 + 0.1 * Math.sin(t * 2.3) - 0.3 * smoothstep(0.66, 1, t) },
        0.076,
        0.62,
        15,
      ),
      ...sides.flatMap((s) =>
        [0, 1].map((k): Lock => ({
          points: [
            over(-24, 84, 1.03),
            over(mix(-24, s * 40, 0.75) + s * k * 12, 64, 1.07),
            over(s * (56 + k * 10), 34, 1.095),
            over(s * (70 + k * 8), 6, 1.095),
            [s * 0.29, -0.1 + k * 0.05, -0.1],
            [s * 0.272, -0.115 + k * 0.05, -0.2],
            [s * 0.222, -0.12 + k * 0.05, -0.265],
          ],
          width: 0.058,
          thick: 0.024,
          tip: 0.5,
          root: 0.8,
        })),
      ),
      ...sideSwept(-24).slice(1),
    ],
  }),
  'short-cut': (): Cut => ({
    cap: 0.02,
    forehead: CLOSED,
    nape: -0.17,
    earsFree: true,
    locks: [
      ...aroundBack(84, 20).map((az): Lock => ({
        points: [
          over(az * 0.6, 84, 1.04),
          over(az, 56, 1.1),
          over(az, 28, 1.1),
          over(az, 0, 1.06),
          over(az * 1.01, Math.abs(az) > 110 ? -30 : -8, 0.99),
        ],
        width: 0.066,
        thick: 0.026,
        tip: 0.3,
        root: 0.8,
      })),
      ...sideSwept(-30),
      {
        points: [over(-34, 80, 1.04), over(-52, 54, 1.08), over(-68, 24, 1.07), over(-80, -2, 1.03)],
        width: 0.05,
        thick: 0.018,
        tip: 0.2,
      },
    ],
  }),
  ponytail: (): Cut => {
    const root = over(180, 24, 1.1);
    return {
      cap: 0.014,
      forehead: CLOSED,
      nape: -0.19,
      earsFree: true,
      locks: [...sweptTo(root, 17), ...tail(root, 19), ...temples(-0.24), ...fringe(6, 0.03, 12, true, 21)],
    };
  },
  'low-bun': (): Cut => {
    const root = over(180, -24, 1.02);
    const knot = bun([0, root[1] + 0.055, root[2] - 0.01], 0.088);
    return {
      cap: 0.014,
      forehead: OPEN,
      nape: -0.21,
      earsFree: true,
      volume: (x, y, z) =>
        smin(knot(x, y, z), capsule(x, y, z, [0, root[1] - 0.02, root[2]], [0, root[1] + 0.04, root[2]], 0.06), 0.03),
      locks: [
        ...sides.flatMap((s) =>
          [0, 1, 2].map((k): Lock => ({
            points: [
              over(s * 2, 86, 1.02),
              over(s * (32 + k * 18), 62 - k * 4, 1.045),
              over(s * (62 + k * 18), 30, 1.055),
              over(s * (98 + k * 16), 2, 1.05),
              over(s * 150, -20, 1.03),
              root,
            ],
            width: 0.062,
            thick: 0.02,
            tip: 0.5,
            root: 0.9,
          })),
        ),
        ...temples(-0.2),
      ],
    };
  },
  'half-up': (): Cut => {
    const root = over(180, 22, 1.08);
    return {
      cap: 0.012,
      forehead: OPEN,
      nape: -0.2,
      earsFree: false,
      locks: [
        ...mane(76, 20, waves(-0.54), 0.08, 0.4, 23),
        ...sweptTo(root, 25).filter((_, i) => i % 2 === 0),
        ...wavyCurtains(-0.44),
        ...temples(-0.22),
      ],
    };
  },
};
