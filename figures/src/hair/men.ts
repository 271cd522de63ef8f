import { mix } from '../sdf/scalar';
import { type Cut, aroundBack, jitter, spread } from './cut';
import { type Lock, over } from './lock';

const FOREHEAD = { width: 0.212, height: 0.19 };
const HIGH = { width: 0.212, height: 0.222 };

/**
 * Returns locks that fall from the crown over sides and back. With `cover` 0 the ears are visible, with 1 their tops
 * are covered.
 */
function crown(lift: number, cover: number, seed: number, from = 70): Lock[] {
  const j = jitter(seed);
  return aroundBack(from, 19).map((az): Lock => {
    const behind = Math.abs(az) > 112;
    const low = behind ? -26 : mix(14, -4, cover);
    return {
      points: [
        over(175, 80, 1.05 + lift * 0.3),
        over(az * 0.82, 70, 1.09 + lift),
        over(az, 46, 1.1 + lift),
        over(az, 22, 1.07 + lift * 0.6),
        over(az + j(3), low + j(3), behind ? 1.0 : 1.03),
      ],
      width: 0.068,
      thick: 0.024,
      tip: 0.35,
      root: 0.8,
    };
  });
}

/** Returns locks from the crown over the top to elevation `to` on the forehead, swept sideways by `sweep`. */
function forelock(count: number, to: number, lift: number, sweep: number, width: number, seed: number): Lock[] {
  const j = jitter(seed);
  return spread(count).map((u): Lock => {
    const az = u * 58;
    return {
      points: [
        over(170, 82, 1.06 + lift * 0.4),
        over(az * 0.5 - sweep * 0.3, 80, 1.12 + lift),
        over(az * 0.85 - sweep * 0.4, 58, 1.13 + lift),
        over(az, 38, 1.11 + lift * 0.6),
        over(az + sweep + j(3), to + 5 * Math.abs(u) + j(3), 1.055),
      ],
      width: width + j(0.006),
      thick: 0.026,
      tip: 0.22,
      root: 0.8,
    };
  });
}

/** Returns locks swept from a parting to one side that fall outside the eye. `curl` turns the tips in. */
function swept(part: number, to: number, lift: number, curl: number, count: number): Lock[] {
  const s = -Math.sign(part) || 1;
  return Array.from({ length: count }, (_, i): Lock => {
    const k = i / Math.max(1, count - 1);
    const end = mix(30, 74, k) * s;
    return {
      points: [
        over(172, 80, 1.05),
        over(mix(part, s * 30, k), 82, 1.1 + lift),
        over(mix(part * 0.4, s * 48, k), 62, 1.16 + lift - 0.03 * k),
        over(mix(s * 14, s * 64, k), mix(44, 38, k), 1.15 + lift - 0.04 * k),
        over(end, mix(to + 14, to + 6, k), 1.1),
        over(end - s * curl, mix(to + 2, to - 4, k), 1.05),
      ],
      width: 0.06,
      thick: 0.025,
      tip: 0.25,
      root: 0.8,
    };
  });
}

function curls(seed: number): Lock[] {
  const j = jitter(seed);
  const out: Lock[] = [];
  for (const [elevation, step] of [
    [66, 36],
    [42, 25],
    [20, 25],
  ] as const)
    for (let az = -180; az < 180; az += step) {
      const a = az + j(7) + elevation * 0.2;
      if (elevation === 20 && Math.abs(a) < 62) continue;
      const e = elevation + j(4);
      const s = j(1) > 0 ? 1 : -1;
      out.push({
        points: [
          over(a - s * 10, e + 10, 1.08),
          over(a + s * 6, e + 8, 1.17),
          over(a + s * 14, e - 4, 1.16),
          over(a + s * 3, e - 13, 1.12),
          over(a - s * 7, e - 8, 1.08),
        ],
        width: 0.042,
        thick: 0.03,
        tip: 0.5,
        root: 0.7,
        grooves: 2,
      });
    }
  for (const u of spread(6)) {
    const az = u * 50 + j(4);
    const s = j(1) > 0 ? 1 : -1;
    out.push({
      points: [
        over(az * 0.7, 66, 1.12),
        over(az + s * 7, 46, 1.18),
        over(az - s * 3, 32, 1.15),
        over(az + s * 5, 21 + 4 * Math.abs(u), 1.09),
      ],
      width: 0.044,
      thick: 0.028,
      tip: 0.35,
      root: 0.7,
      grooves: 2,
    });
  }
  return out;
}

const base = { cap: 0.014, nape: -0.16, earsFree: true };

export const MENS_CUTS = {
  'two-block': (): Cut => ({
    ...base,
    cap: 0.008,
    forehead: FOREHEAD,
    locks: [
      ...crown(0.03, 0, 3, 62).map((lock, i, all) =>
        i > 1 && i < all.length - 2 ? lock : { ...lock, points: lock.points.slice(0, 4) },
      ),
      ...forelock(6, 12, 0.06, 10, 0.076, 5),
    ],
  }),
  dandy: (): Cut => ({
    ...base,
    nape: -0.18,
    forehead: FOREHEAD,
    locks: [...crown(0.03, 1, 7), ...forelock(7, 9, 0.03, 5, 0.07, 9)],
  }),
  comma: (): Cut => ({
    ...base,
    forehead: HIGH,
    locks: [
      ...crown(0.03, 0.3, 11),
      ...swept(-22, 10, 0.03, 16, 5),
      ...swept(24, 12, 0.0, 6, 3).map((lock) => ({ ...lock, width: 0.052 })),
    ],
  }),
  'side-part': (): Cut => ({
    ...base,
    cap: 0.01,
    forehead: HIGH,
    locks: [...crown(0.01, 0, 13), ...swept(-34, 34, 0.05, -6, 5), ...swept(36, 26, -0.02, -4, 3)],
  }),
  'short-crop': (): Cut => ({
    ...base,
    cap: 0.01,
    forehead: FOREHEAD,
    locks: [
      ...crown(-0.02, 0, 15, 60).map((lock) => ({ ...lock, thick: 0.018, grooves: 4 })),
      ...forelock(8, 25, -0.02, -6, 0.05, 17).map((lock) => ({ ...lock, thick: 0.02, tip: 0.4 })),
    ],
  }),
  'soft-perm': (): Cut => ({ ...base, forehead: FOREHEAD, blend: 0.009, locks: curls(19) }),
  'middle-part': (): Cut => ({
    ...base,
    nape: -0.18,
    forehead: HIGH,
    locks: [...crown(0.02, 0.8, 21), ...swept(-5, 0, 0.02, 6, 4), ...swept(5, 0, 0.02, 6, 4)],
  }),
};
