import type { Limb } from '../sdf/limb';
import { mix, smoothstep } from '../sdf/scalar';
import type { Spline } from '../sdf/spline';
import type { Wearing } from '../cloth/worn';

/** Lower end of a leg: share of the leg that is covered, its height if it is level, and radius along the leg. */
interface LegEnd {
  hem: number;
  level?: number;
  radius: Spline;
}

/** Distance from the leg at which trousers enter a boot, and at which they end round one. */
const INSIDE = 0.014;
const AROUND = 0.03;
/** Share of the leg along which trousers become as narrow or as wide as a boot. */
const GATHER = 0.3;
const OPEN = 0.4;
/** Length of the trousers inside the shaft of a boot, and of the shaft under a hem. */
const TUCKED = 0.05;
const OVERLAP = 0.012;

/** Returns the share of a leg at a height. */
function findShare(limb: Limb, z: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (limb.pointAt(middle)[2] > z) low = middle;
    else high = middle;
  }
  return low;
}

/** Ends trousers where boots begin: narrowed and tucked into them, or cropped over the edge of short rain boots. */
export function fitBoots({ body, boots }: Wearing, end: LegEnd): LegEnd {
  if (!boots) return end;
  const { top, tucked } = boots;
  const limb = body.legs.left;
  const edge = findShare(limb, top);
  if (tucked)
    return {
      hem: findShare(limb, top - TUCKED),
      radius: (s) => mix(end.radius(s), body.legRadius(s) + INSIDE, smoothstep(edge - GATHER, edge - 0.01, s)),
    };
  const level = top - OVERLAP;
  const hem = Math.min(end.hem, findShare(limb, level));
  const around = (s: number) => Math.max(end.radius(s), body.legRadius(s) + AROUND);
  const radius = (s: number) => mix(end.radius(s), around(s), smoothstep(hem - OPEN, hem, s));
  return { hem, ...(hem < end.hem && { level }), radius };
}
