import { cutUpper } from '../cloth/cut';
import { Upper } from '../cloth/upper';
import type { Wearing } from '../cloth/worn';
import { type FrontSpec, frontGap } from './lapels';
import { armholeSeam, collarHole } from './tailored-relief';
import { type Field, bell, smoothstep } from '../sdf/scalar';
import { roundRect, segment } from '../sdf/shapes';

export const COAT_HEMS = { seat: 0.7, thigh: 0.585, knee: 0.47, midi: 0.33 } as const;

/** Slope of the inner side of a coat's edges. Figures are turned from the camera by less. */
const SPLAY = 0.4;

/** Returns the cut of a long coat: room in the body and a slight flare. */
export function longCut(worn: Wearing<'coat'>, spec: FrontSpec, hem: number): Upper {
  const { body, params: p } = worn;
  const upper = cutUpper(
    { ...worn, tucked: false },
    {
      fit: p.fit === 'oversized' ? 'relaxed' : p.fit,
      hemAt: 'thigh',
      sleeveTo: 'long',
      hem,
      neck: collarHole(body, worn.layer),
      cuffBunch: 0.3,
      folds: 0.0062,
      thickness: 0.02,
      blend: 0.055,
      shoulderEase: 0.85,
      drape: p.belt ? 0.4 : 0.62,
      flare: 0.045,
      gap: frontGap(body, hem, spec),
      splay: SPLAY,
    },
  );
  const ease = upper.spec.ease;
  const sleeve = upper.spec.sleeveEase;
  const waistIn = p.belt && !worn.open ? 0.02 : 0;
  return new Upper(body, {
    ...upper.spec,
    sleeveEase: (s) => sleeve(s) + 0.01,
    ease: (z) =>
      ease(z) +
      0.016 +
      (p.fit === 'oversized' ? 0.008 : 0) -
      waistIn * bell(z - body.waist, 0.06) +
      0.012 * smoothstep(body.hip + 0.1, body.hip - 0.05, z),
  });
}

export function makeFrontSpec({ params: p, body, open, parting, overDress }: Wearing<'coat'>, hem: number): FrontSpec {
  const double = p.style === 'double' || p.style === 'trench';
  const lapel =
    p.style === 'collarless' || p.style === 'mac' || p.style === 'duffle' || p.style === 'raincoat'
      ? 'none'
      : p.style === 'wrap'
        ? 'shawl'
        : double
          ? 'wide'
          : 'notch';
  const unbuttoned = overDress === true && p.style === 'mac';
  const breakAt = unbuttoned
    ? body.bust
    : lapel === 'none'
      ? body.neck - 0.04
      : p.style === 'wrap'
        ? body.waist + 0.03
        : double
          ? body.bust - 0.03
          : body.bust - 0.05;
  return {
    lapel,
    breakAt,
    overlap: double ? 0.066 : 0.03,
    open,
    parting,
    unbuttoned,
    stitched: p.style === 'trench',
    cutaway: 0,
    lastButton: Math.max(hem + 0.1, body.crotch - 0.06),
  };
}

/** Returns the relief of a coat's front: welts or flaps of the pockets, and the front edge. */
export function coatRelief(upper: Upper, spec: FrontSpec, slanted: boolean): Field {
  const { body } = upper;
  const over = body.woman ? 1 : -1;
  const edge = spec.lapel === 'shawl' ? 0.06 : spec.overlap * 1.9;
  return (x, y, z) => {
    if (y > 0) return 0;
    const ax = Math.abs(x);
    const pz = body.hip + 0.03;
    let d = armholeSeam(upper, x, y, z);
    if (slanted) {
      const welt = segment(ax, z, 0.12, pz + 0.06, 0.15, pz - 0.06);
      d += 0.006 * bell(welt - 0.012, 0.004) - 0.006 * smoothstep(0.012, 0.008, welt);
    } else {
      const flap = roundRect(ax - 0.132, z - pz, 0.05, 0.024, 0.006);
      d += -0.008 * smoothstep(0.004, -0.004, flap) + 0.003 * bell(flap, 0.004);
    }
    if (z < spec.breakAt && !spec.open) d += lap(edge - x * over);
    return d;
  };
}

/** Returns the relief of a front that lies on the other one, at a distance from its edge. */
const lap = (inside: number): number =>
  0.006 * bell(inside + 0.004, 0.0045) - 0.005 * smoothstep(-0.003, 0.003, inside) * smoothstep(0.1, 0.03, inside);
