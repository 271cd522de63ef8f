import { jitter, sides, spread } from './cut';
import { type Lock, over } from './lock';
import type { Vec3 } from '../scene/vector';
import { mix } from '../sdf/scalar';

/** Returns a straight fringe to the brows. `gaps` leaves parts of the forehead visible between the locks. */
export function fringe(count: number, width: number, to: number, gaps: boolean, seed: number): Lock[] {
  const j = jitter(seed);
  return spread(count).map((u) => {
    const az = u * (gaps ? 38 : 52);
    const tip = to + 5 * Math.abs(u) + j(1.5);
    return {
      points: [
        over(az * 0.4, 86, 1.02),
        over(az * 0.72, 64, 1.05),
        over(az * 0.94, 42, 1.07),
        over(az, 26, 1.075),
        over(az * 1.03 + u * 2, tip, 1.055),
      ],
      width,
      thick: gaps ? 0.012 : 0.02,
      tip: gaps ? 0.25 : 0.6,
      root: 0.8,
      grooves: gaps ? 1 : 2,
    };
  });
}

/** Returns locks from a parting at azimuth `part` over the temples, in front of the ears and down to `end`. */
export function curtains(part: number, end: number, inward: number, width = 0.062, count = 2): Lock[] {
  return [
    ...hairline(part),
    ...sides.flatMap((s) =>
      Array.from({ length: count }, (_, i): Lock => {
        const k = count === 1 ? 0 : i / (count - 1);
        const down: Vec3[] = [0.35, 0.7, 1].map((t) => [
          s * mix(0.272, 0.272 - inward, t),
          mix(-0.1 + k * 0.05, -0.115 + k * 0.04, t),
          mix(-0.1, end, t),
        ]);
        return {
          points: [
            over(part + s * 2, 87, 1.03),
            over(mix(part, s * 30, 0.6) + s * k * 14, 70, 1.06),
            over(s * (42 + k * 12), 44, 1.085),
            over(s * (62 + k * 8), 12, 1.075),
            ...down,
          ],
          width,
          thick: 0.022,
          tip: 0.35,
          root: 0.8,
        };
      }),
    ),
  ];
}

/** Returns locks from the parting along the edge of the forehead, so that the cap is not visible there. */
export const hairline = (part: number): Lock[] =>
  sides.flatMap((s) =>
    [0, 1].map((k): Lock => ({
      points: [
        over(part + s * 1.5, 66 - k * 14, 1.02),
        over(mix(part, s * 26, 0.8), 56 - k * 12, 1.055),
        over(s * (44 + k), 40 - k * 9, 1.075),
        over(s * 60, 20 - k * 5, 1.075),
        over(s * 70, -2 - k * 4, 1.06),
      ],
      width: 0.046,
      thick: 0.018,
      tip: 0.35,
      root: 0.7,
      grooves: 2,
    })),
  );

/** Returns a fringe parted in the middle that ends on the cheekbones. */
export const curtainFringe = (end: number): Lock[] =>
  sides.flatMap((s) =>
    [0, 1, 2].map((i): Lock => {
      const k = i / 2;
      return {
        points: [
          over(s * 3, 86, 1.03),
          over(s * mix(14, 30, k), 70, 1.07),
          over(s * mix(28, 46, k), 48, 1.1),
          over(s * mix(44, 58, k), 26, 1.1),
          over(s * mix(58, 68, k), 6, 1.09),
          [s * mix(0.255, 0.272, k), mix(-0.15, -0.1, k), end + k * -0.05],
        ],
        width: 0.048,
        thick: 0.018,
        tip: 0.22,
        root: 0.8,
        grooves: 2,
      };
    }),
  );

export const sideSwept = (part: number): Lock[] =>
  [0, 1, 2, 3].map((i): Lock => {
    const k = i / 3;
    const s = -Math.sign(part);
    return {
      points: [
        over(part, 84, 1.03),
        over(mix(part * 0.6, s * 16, k), 68, 1.07),
        over(mix(part * 0.2, s * 40, k), 46, 1.09),
        over(s * mix(22, 58, k), mix(30, 24, k), 1.085),
        over(s * mix(42, 68, k), mix(16, 4, k), 1.06),
      ],
      width: 0.058,
      thick: 0.02,
      tip: 0.3,
      root: 0.8,
    };
  });

export const temples = (end: number): Lock[] =>
  sides.map((s): Lock => ({
    points: [
      over(s * 30, 60, 1.04),
      over(s * 54, 34, 1.06),
      over(s * 68, 6, 1.06),
      [s * 0.27, -0.09, -0.12],
      [s * 0.252, -0.105, end],
    ],
    width: 0.026,
    thick: 0.012,
    tip: 0.15,
    grooves: 1,
  }));
