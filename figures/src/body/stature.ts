import { mix, smoothstep } from '../sdf/scalar';
import { type Vec3, add, scale as times, sub } from '../scene/vector';
import type { Landmarks } from './landmarks';

/** Height of a figure, in heads without hair. */
const HEADS = 5.5;
/** Factors of an adult's length to that of the modelled figure of 3.6 heads, by part of the body. */
const LENGTH = { leg: 1.42, trunk: 1.08 };
/** Heights in head space: chin, top of the head, and top of the hair. */
const CHIN = -0.25;
const TOP = 0.275;
const CROWN = 0.32;

type Knot = readonly [position: number, slope: number];

/** Returns the integral of a slope that is linear between knots and constant beyond them. */
function integrate(knots: readonly Knot[]): (z: number) => number {
  const starts = [knots[0]![0] * knots[0]![1]];
  for (let i = 1; i < knots.length; i++) {
    const [z0, s0] = knots[i - 1]!;
    const [z1, s1] = knots[i]!;
    starts.push(starts[i - 1]! + ((s0 + s1) / 2) * (z1 - z0));
  }
  return (z) => {
    if (z <= knots[0]![0]) return z * knots[0]![1];
    for (let i = 1; i < knots.length; i++) {
      const [z0, s0] = knots[i - 1]!;
      const [z1, s1] = knots[i]!;
      if (z < z1) return starts[i - 1]! + ((s0 + mix(s0, s1, (z - z0) / (z1 - z0))) / 2) * (z - z0);
    }
    const [top, slope] = knots.at(-1)!;
    return starts.at(-1)! + (z - top) * slope;
  };
}

/** Maps from the modelled figure to the adult: for the body, the head with what it wears, and hair. */
export interface Stature {
  body: (p: Vec3) => Vec3;
  head: (p: Vec3) => Vec3;
  hair: (p: Vec3) => Vec3;
}

/** Returns the map from the modelled figure to an adult of the same height: longer legs and a smaller head. */
export function makeStature(mark: Landmarks): Stature {
  const { headCentre, headScale } = mark;
  const chin = headCentre[2] + CHIN * headScale;
  const crown = headCentre[2] + CROWN * headScale;
  const stretch = integrate([
    [mark.ankle + 0.03, 1],
    [mark.ankle + 0.1, LENGTH.leg],
    [mark.crotch - 0.12, LENGTH.leg],
    [mark.crotch + 0.04, LENGTH.trunk],
    [mark.neck, LENGTH.trunk],
    [chin, 1],
  ]);
  // The head becomes so small that the height from floor to top is that many heads.
  const shrink = stretch(chin) / (headScale * (HEADS * 2 * TOP - (TOP - CHIN)));
  const scale = crown / (stretch(chin) + (crown - chin) * shrink);
  const body = ([x, y, z]: Vec3): Vec3 => [x * scale, y * scale, stretch(z) * scale];
  const pivot: Vec3 = [0, 0, chin];
  const onNeck = body(pivot);
  const head = (p: Vec3): Vec3 => add(onNeck, times(sub(p, pivot), shrink * scale));
  const hair = (p: Vec3): Vec3 => {
    const t = smoothstep(chin - 0.3, chin, p[2]);
    return add(times(body(p), 1 - t), times(head(p), t));
  };
  return { body, head, hair };
}
