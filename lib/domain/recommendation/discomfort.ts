import { LEAST_CLO, type HourAim } from '../comfort/aim';

const TOO_COLD_WEIGHT = 1.25;
const LEAST_TOLERANCE_CLO = 0.15;
const TOLERANCE_SHARE = 0.18;
/** An hour in which the vote leaves ±.5: what people would call uncomfortable, beyond the distance from the aim. */
const UNCOMFORTABLE = 3;
/** On top of that, an hour in which the vote is below -1. */
const TOO_COLD = 1;

/** The misfit of wearing `clo` where `aim` is wanted (ρ): quadratic near it, linear beyond, worse when too cold. */
function getMisfit(clo: number, aim: number): number {
  const distance = (clo - aim) / Math.max(LEAST_TOLERANCE_CLO, TOLERANCE_SHARE * aim);
  const z = distance < 0 ? -distance * TOO_COLD_WEIGHT : distance;
  return z <= 1 ? z * z : 2 * z - 1;
}

/** Weather errs: this far within the comfortable range, clo, an hour is as good as certain to be comfortable. */
const EDGE_CLO = 0.06;

/** How likely an hour is to be on the wrong side of an edge that it is `beyond` by, clo: a straight ramp across it. */
const getChance = (beyond: number): number => Math.min(1, Math.max(0, 0.5 + beyond / (2 * EDGE_CLO)));

/** What an hour in `clo` costs: how far it is from the aim, and how likely the vote is to leave ±.5. */
export function getDiscomfort(clo: number, { clo: aim, leastClo, mostClo }: HourAim): number {
  const near = getMisfit(clo, aim);
  // In heat that no clothes would do for, none is to blame.
  if (mostClo < LEAST_CLO) return near;
  const warm = getChance(clo - mostClo);
  const cool = getChance(leastClo - clo);
  // The vote is nearly straight in clo: as far below the range as half its width, it is -1.
  const cold = leastClo - clo > (mostClo - leastClo) / 2 ? TOO_COLD : 0;
  return near + UNCOMFORTABLE * Math.max(warm, cool) + cold;
}

/** What an hour costs at the least in clothes between `lightest` and `warmest` clo; never more than any of them does. */
export function getLeastDiscomfort(lightest: number, warmest: number, aim: HourAim): number {
  const nearest = Math.min(warmest, Math.max(lightest, aim.clo));
  const blamed = aim.mostClo >= LEAST_CLO && (warmest < aim.leastClo - EDGE_CLO || lightest > aim.mostClo + EDGE_CLO);
  return getMisfit(nearest, aim.clo) + (blamed ? UNCOMFORTABLE : 0);
}
