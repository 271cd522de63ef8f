import { type Fall, aroundBack, fall, jitter, sides } from './cut';
import { type Lock, over } from './lock';
import { hairline } from './women-fringes';
import type { Vec3 } from '../scene/vector';
import { mix, smoothstep } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';

export function mane(from: number, step: number, shape: Fall, width: number, tip: number, seed: number): Lock[] {
  const j = jitter(seed);
  return aroundBack(from, step).map((az) => ({
    points: fall(az + j(2), { ...shape, end: shape.end + j(0.014) }),
    width: width + j(0.004),
    thick: 0.03,
    tip,
    root: 0.75,
  }));
}

/** Returns locks combed back from the face to a point behind the head. */
export const sweptTo = (goal: Vec3, seed: number): Lock[] => {
  const j = jitter(seed);
  return aroundBack(34, 18).map((az): Lock => {
    const k = Math.abs(az) / 180;
    const back = (t: number) => mix(az, Math.sign(az) * 180, t);
    return {
      points: [
        over(az * 0.85, mix(60, 78, k), 1.02),
        over(back(0.12) + j(2), 42 - 14 * k, 1.04),
        over(back(0.45), 24, 1.045),
        over(back(0.78), 12, 1.05),
        goal,
      ],
      width: 0.06,
      thick: 0.02,
      tip: 0.55,
      root: 0.9,
    };
  });
};

export const straight = (end: number, inward = 0.1): Fall => ({
  end,
  radius: (t) => 1.06 + 0.05 * Math.sin(t * 2.4) - inward * smoothstep(0.2, 1, t),
});

export const waves = (end: number): Fall => ({
  end,
  radius: (t) => 1.06 + 0.06 * Math.sin(t * 2.6) + 0.035 * Math.sin(t * 11) * t - 0.04 * t,
  swing: (t) => 7 * Math.sin(t * 8) * t,
});

export const wavyCurtains = (end: number): Lock[] =>
  hairline(0).concat(
    sides.flatMap((s) =>
      [0, 1].map((k): Lock => {
        const down: Vec3[] = [0.25, 0.5, 0.75, 1].map((t) => [
          s * (0.272 + 0.022 * Math.sin(t * 8 + k) - 0.05 * t),
          -0.1 + k * 0.06 - 0.03 * t + 0.012 * Math.cos(t * 8),
          mix(-0.08, end, t),
        ]);
        return {
          points: [
            over(s * 3, 86, 1.03),
            over(s * (34 + k * 14), 66, 1.07),
            over(s * (58 + k * 10), 34, 1.085),
            over(s * (70 + k * 10), 6, 1.08),
            ...down,
          ],
          width: 0.06,
          thick: 0.026,
          tip: 0.3,
          root: 0.8,
        };
      }),
    ),
  );

export const tail = (root: Vec3, seed: number): Lock[] => {
  const j = jitter(seed);
  return [0, 1, 2, 3, 4].map((i): Lock => {
    const a = (i / 5) * 2 * Math.PI;
    const x = Math.cos(a) * 0.042;
    const y = Math.sin(a) * 0.036;
    return {
      points: [
        root,
        [x * 0.8 + 0.02, root[1] + 0.07 + y * 0.6, root[2] + 0.02],
        [x * 1.3 + 0.08, root[1] + 0.08 + y, root[2] - 0.13],
        [x * 1.4 + 0.13, root[1] + 0.06 + y * 1.2, root[2] - 0.3],
        [x * 0.6 + 0.15, root[1] + 0.03 + y * 0.6, root[2] - 0.45 + j(0.02)],
      ],
      width: 0.048,
      thick: 0.034,
      tip: 0.15,
      root: 0.5,
    };
  });
};

export const bun = (at: Vec3, size: number) => (x: number, y: number, z: number) => {
  const X = x - at[0];
  const Y = y - at[1];
  const Z = z - at[2];
  return (
    ellipsoid(X, Y, Z, size, size * 0.85, size * 0.9) - 0.004 * Math.sin(Math.atan2(Z, X) * 3 + Math.hypot(X, Z) * 90)
  );
};
