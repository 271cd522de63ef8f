import { mix, smin, smoothstep } from '../sdf/scalar';
import { capsule, ellipsoid } from '../sdf/shapes';
import type { Vec3 } from '../scene/vector';
import { type Cut, type Fall, aroundBack, fall, jitter, sides, spread } from './cut';
import { type Lock, over } from './lock';

const OPEN = { width: 0.212, height: 0.226 };
const CLOSED = { width: 0.2, height: 0.185 };

function mane(from: number, step: number, shape: Fall, width: number, tip: number, seed: number): Lock[] {
  const j = jitter(seed);
  return aroundBack(from, step).map((az) => ({
    points: fall(az + j(2), { ...shape, end: shape.end + j(0.014) }),
    width: width + j(0.004), thick: 0.03, tip, root: 0.75,
  }));
}

/** Straight fringe to the brows. `gaps` leaves forehead between the locks (see-through). */
function fringe(count: number, width: number, to: number, gaps: boolean, seed: number): Lock[] {
  const j = jitter(seed);
  return spread(count).map((u) => {
    const az = u * (gaps ? 38 : 52);
    const tip = to + 5 * Math.abs(u) + j(1.5);
    return {
      points: [over(az * 0.4, 86, 1.02), over(az * 0.72, 64, 1.05), over(az * 0.94, 42, 1.07), over(az, 26, 1.075), over(az * 1.03 + u * 2, tip, 1.055)],
      width, thick: gaps ? 0.012 : 0.02, tip: gaps ? 0.25 : 0.6, root: 0.8, grooves: gaps ? 1 : 2,
    };
  });
}

/** From a parting at azimuth `part` over the temples, in front of the ears and down to `end`. */
function curtains(part: number, end: number, inward: number, width = 0.062, count = 2): Lock[] {
  return [...hairline(part), ...sides.flatMap((s) =>
    Array.from({ length: count }, (_, i): Lock => {
      const k = count === 1 ? 0 : i / (count - 1);
      const down: Vec3[] = [0.35, 0.7, 1].map((t) => [s * mix(0.272, 0.272 - inward, t), mix(-0.1 + k * 0.05, -0.115 + k * 0.04, t), mix(-0.1, end, t)]);
      return {
        points: [over(part + s * 2, 87, 1.03), over(mix(part, s * 30, 0.6) + s * k * 14, 70, 1.06), over(s * (42 + k * 12), 44, 1.085), over(s * (62 + k * 8), 12, 1.075), ...down],
        width, thick: 0.022, tip: 0.35, root: 0.8,
      };
    }),
  )];
}

/** Locks that fall from the parting along the edge of the forehead, so that no cap shows there. */
const hairline = (part: number): Lock[] =>
  sides.flatMap((s) =>
    [0, 1].map((k): Lock => ({
      points: [over(part + s * 1.5, 66 - k * 14, 1.02), over(mix(part, s * 26, 0.8), 56 - k * 12, 1.055), over(s * (44 + k), 40 - k * 9, 1.075), over(s * 60, 20 - k * 5, 1.075), over(s * 70, -2 - k * 4, 1.06)],
      width: 0.046, thick: 0.018, tip: 0.35, root: 0.7, grooves: 2,
    })),
  );

/** A fringe parted in the middle that ends on the cheekbones. */
const curtainFringe = (end: number): Lock[] =>
  sides.flatMap((s) =>
    [0, 1, 2].map((i): Lock => {
      const k = i / 2;
      return {
        points: [over(s * 3, 86, 1.03), over(s * mix(14, 30, k), 70, 1.07), over(s * mix(28, 46, k), 48, 1.1), over(s * mix(44, 58, k), 26, 1.1), over(s * mix(58, 68, k), 6, 1.09), [s * mix(0.255, 0.272, k), mix(-0.15, -0.1, k), end + k * -0.05]],
        width: 0.048, thick: 0.018, tip: 0.22, root: 0.8, grooves: 2,
      };
    }),
  );

const sideSwept = (part: number): Lock[] =>
  [0, 1, 2, 3].map((i): Lock => {
    const k = i / 3;
    const s = -Math.sign(part);
    return {
      points: [over(part, 84, 1.03), over(mix(part * 0.6, s * 16, k), 68, 1.07), over(mix(part * 0.2, s * 40, k), 46, 1.09), over(s * mix(22, 58, k), mix(30, 24, k), 1.085), over(s * mix(42, 68, k), mix(16, 4, k), 1.06)],
      width: 0.058, thick: 0.02, tip: 0.3, root: 0.8,
    };
  });

/** Hair combed back from the face into a point behind. */
const sweptTo = (goal: Vec3, seed: number): Lock[] => {
  const j = jitter(seed);
  return aroundBack(34, 18).map((az): Lock => {
    const k = Math.abs(az) / 180;
    const back = (t: number) => mix(az, Math.sign(az) * 180, t);
    return {
      points: [over(az * 0.85, mix(60, 78, k), 1.02), over(back(0.12) + j(2), 42 - 14 * k, 1.04), over(back(0.45), 24, 1.045), over(back(0.78), 12, 1.05), goal],
      width: 0.06, thick: 0.02, tip: 0.55, root: 0.9,
    };
  });
};

const temples = (end: number): Lock[] =>
  sides.map((s): Lock => ({
    points: [over(s * 30, 60, 1.04), over(s * 54, 34, 1.06), over(s * 68, 6, 1.06), [s * 0.27, -0.09, -0.12], [s * 0.252, -0.105, end]],
    width: 0.026, thick: 0.012, tip: 0.15, grooves: 1,
  }));

const straight = (end: number, inward = 0.1): Fall => ({ end, radius: (t) => 1.06 + 0.05 * Math.sin(t * 2.4) - inward * smoothstep(0.2, 1, t) });
const waves = (end: number): Fall => ({
  end,
  radius: (t) => 1.06 + 0.06 * Math.sin(t * 2.6) + 0.035 * Math.sin(t * 11) * t - 0.04 * t,
  swing: (t) => 7 * Math.sin(t * 8) * t,
});
const wavyCurtains = (end: number): Lock[] =>
  hairline(0).concat(sides.flatMap((s) =>
    [0, 1].map((k): Lock => {
      const down: Vec3[] = [0.25, 0.5, 0.75, 1].map((t) => [
        s * (0.272 + 0.022 * Math.sin(t * 8 + k) - 0.05 * t), -0.1 + k * 0.06 - 0.03 * t + 0.012 * Math.cos(t * 8), mix(-0.08, end, t),
      ]);
      return { points: [over(s * 3, 86, 1.03), over(s * (34 + k * 14), 66, 1.07), over(s * (58 + k * 10), 34, 1.085), over(s * (70 + k * 10), 6, 1.08), ...down], width: 0.06, thick: 0.026, tip: 0.3, root: 0.8 };
    }),
  ));

const tail = (root: Vec3, seed: number): Lock[] => {
  const j = jitter(seed);
  return [0, 1, 2, 3, 4].map((i): Lock => {
    const a = (i / 5) * 2 * Math.PI;
    const x = Math.cos(a) * 0.042;
    const y = Math.sin(a) * 0.036;
    return {
      points: [root, [x * 0.8 + 0.02, root[1] + 0.07 + y * 0.6, root[2] + 0.02], [x * 1.3 + 0.08, root[1] + 0.08 + y, root[2] - 0.13], [x * 1.4 + 0.13, root[1] + 0.06 + y * 1.2, root[2] - 0.3], [x * 0.6 + 0.15, root[1] + 0.03 + y * 0.6, root[2] - 0.45 + j(0.02)]],
      width: 0.048, thick: 0.034, tip: 0.15, root: 0.5,
    };
  });
};

const bun = (at: Vec3, size: number) => (x: number, y: number, z: number) => {
  const X = x - at[0];
  const Y = y - at[1];
  const Z = z - at[2];
  return ellipsoid(X, Y, Z, size, size * 0.85, size * 0.9) - 0.004 * Math.sin(Math.atan2(Z, X) * 3 + Math.hypot(X, Z) * 90);
};

/** Cuts of women, by the names of the cast. */
export const WOMENS_CUTS = {
  'long-straight': (): Cut => ({ cap: 0.012, forehead: OPEN, nape: -0.2, earsFree: false, locks: [...mane(72, 19, straight(-0.6), 0.078, 0.5, 3), ...curtains(0, -0.56, 0.04)] }),
  'long-wave': (): Cut => ({ cap: 0.012, forehead: OPEN, nape: -0.2, earsFree: false, locks: [...mane(78, 20, waves(-0.58), 0.082, 0.4, 5), ...wavyCurtains(-0.54), ...curtainFringe(-0.13)] }),
  'full-fringe': (): Cut => ({ cap: 0.012, forehead: CLOSED, nape: -0.2, earsFree: false, locks: [...mane(70, 18, straight(-0.5), 0.078, 0.55, 7), ...curtains(0, -0.46, 0.03), ...fringe(8, 0.05, 11, false, 9)] }),
  'layered-medium': (): Cut => ({
    cap: 0.012, forehead: CLOSED, nape: -0.2, earsFree: false,
    locks: [
      ...mane(70, 19, { end: -0.37, radius: (t) => 1.06 + 0.05 * Math.sin(t * 3) - 0.14 * smoothstep(0.3, 0.75, t) + 0.2 * smoothstep(0.75, 1, t) }, 0.074, 0.3, 11),
      ...sides.flatMap((s) => [0, 1].map((k): Lock => ({ points: [over(s * 4, 86, 1.03), over(s * (36 + k * 12), 62, 1.07), over(s * (60 + k * 8), 28, 1.085), [s * 0.28, -0.1 + k * 0.06, -0.06], [s * 0.262, -0.1 + k * 0.06, -0.2], [s * 0.268, -0.1 + k * 0.05, -0.29], [s * 0.315, -0.1 + k * 0.05, -0.345]], width: 0.052, thick: 0.022, tip: 0.2, root: 0.8 }))),
      ...fringe(6, 0.03, 13, true, 13),
    ],
  }),
  bob: (): Cut => ({
    cap: 0.012, forehead: OPEN, nape: -0.2, earsFree: false,
    locks: [
      ...mane(66, 18, { end: -0.27, radius: (t) => 1.06 + 0.1 * Math.sin(t * 2.3) - 0.3 * smoothstep(0.66, 1, t) }, 0.076, 0.62, 15),
      ...sides.flatMap((s) => [0, 1].map((k): Lock => ({ points: [over(-24, 84, 1.03), over(mix(-24, s * 40, 0.75) + s * k * 12, 64, 1.07), over(s * (56 + k * 10), 34, 1.095), over(s * (70 + k * 8), 6, 1.095), [s * 0.29, -0.1 + k * 0.05, -0.1], [s * 0.272, -0.115 + k * 0.05, -0.2], [s * 0.222, -0.12 + k * 0.05, -0.265]], width: 0.058, thick: 0.024, tip: 0.5, root: 0.8 }))),
      ...sideSwept(-24).slice(1),
    ],
  }),
  'short-cut': (): Cut => ({
    cap: 0.02, forehead: CLOSED, nape: -0.17, earsFree: true,
    locks: [
      ...aroundBack(84, 20).map((az): Lock => ({ points: [over(az * 0.6, 84, 1.04), over(az, 56, 1.1), over(az, 28, 1.1), over(az, 0, 1.06), over(az * 1.01, Math.abs(az) > 110 ? -30 : -8, 0.99)], width: 0.066, thick: 0.026, tip: 0.3, root: 0.8 })),
      ...sideSwept(-30), { points: [over(-34, 80, 1.04), over(-52, 54, 1.08), over(-68, 24, 1.07), over(-80, -2, 1.03)], width: 0.05, thick: 0.018, tip: 0.2 },
    ],
  }),
  ponytail: (): Cut => {
    const root = over(180, 24, 1.1);
    return { cap: 0.014, forehead: CLOSED, nape: -0.19, earsFree: true, locks: [...sweptTo(root, 17), ...tail(root, 19), ...temples(-0.24), ...fringe(6, 0.03, 12, true, 21)] };
  },
  'low-bun': (): Cut => {
    const root = over(180, -24, 1.02);
    const knot = bun([0, root[1] + 0.055, root[2] - 0.01], 0.088);
    return {
      cap: 0.014, forehead: OPEN, nape: -0.21, earsFree: true, volume: (x, y, z) => smin(knot(x, y, z), capsule(x, y, z, [0, root[1] - 0.02, root[2]], [0, root[1] + 0.04, root[2]], 0.06), 0.03),
      locks: [...sides.flatMap((s) => [0, 1, 2].map((k): Lock => ({ points: [over(s * 2, 86, 1.02), over(s * (32 + k * 18), 62 - k * 4, 1.045), over(s * (62 + k * 18), 30, 1.055), over(s * (98 + k * 16), 2, 1.05), over(s * 150, -20, 1.03), root], width: 0.062, thick: 0.02, tip: 0.5, root: 0.9 }))), ...temples(-0.2)],
    };
  },
  'half-up': (): Cut => {
    const root = over(180, 22, 1.08);
    return {
      cap: 0.012, forehead: OPEN, nape: -0.2, earsFree: false,
      locks: [...mane(76, 20, waves(-0.54), 0.08, 0.4, 23), ...sweptTo(root, 25).filter((_, i) => i % 2 === 0), ...wavyCurtains(-0.44), ...temples(-0.22)],
    };
  },
};
