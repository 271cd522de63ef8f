import { LEAST_CLO } from '../comfort/aim';

/** Insulation of the lightest clothes that people wear, clo. */
const LIGHTEST_CLO = LEAST_CLO;

const TOO_COLD_WEIGHT = 1.25;
const LEAST_TOLERANCE_CLO = 0.15;
const TOLERANCE_SHARE = 0.18;
/** Extra cost of an hour whose thermal vote is outside ±0.5, which people call uncomfortable. */
export const UNCOMFORTABLE = 12;
/** Extra cost of an hour whose vote is below -1, in addition to `UNCOMFORTABLE`. */
const TOO_COLD = 9;

/**
 * Returns the misfit of `clo` for an aim (ρ): quadratic near the aim, linear further away, greater on the cold side.
 */
function getMisfit(clo: number, aim: number): number {
  const distance = (clo - aim) / Math.max(LEAST_TOLERANCE_CLO, TOLERANCE_SHARE * aim);
  const z = distance < 0 ? -distance * TOO_COLD_WEIGHT : distance;
  return z <= 1 ? z * z : 2 * z - 1;
}

/** Uncertainty of the comfortable range, clo. It accounts for forecast errors. */
const EDGE_CLO = 0.06;

/** Returns the probability that an hour is on the wrong side of an edge: a linear ramp. `beyond` is in clo. */
const getChance = (beyond: number): number => Math.min(1, Math.max(0, 0.5 + beyond / (2 * EDGE_CLO)));

/** Returns the cost of an hour in `clo`: distance from the aim, and probability of a vote outside ±0.5. */
export function getDiscomfort(clo: number, aim: number, leastClo: number, mostClo: number): number {
  const near = getMisfit(clo, aim);
  // In such heat no clothes are comfortable, and all would cost the same.
  if (mostClo < LIGHTEST_CLO) return near;
  const warm = getChance(clo - mostClo);
  const cool = getChance(leastClo - clo);
  return near + UNCOMFORTABLE * Math.max(warm, cool) + (isTooCold(clo, leastClo, mostClo) ? TOO_COLD : 0);
}

/**
 * Returns whether the vote is below -1. The vote is almost linear in clo: it reaches -1 at half the width of the
 * comfortable range below that range.
 */
const isTooCold = (clo: number, leastClo: number, mostClo: number): boolean =>
  leastClo - clo > (mostClo - leastClo) / 2;

/**
 * Returns a lower bound of the cost of an hour in clothes of at most `clo`. Counts the whole ramp of an edge, because
 * no clothes are beyond both edges.
 */
export function getColdDiscomfort(clo: number, aim: number, leastClo: number, mostClo: number): number {
  const near = clo < aim ? getMisfit(clo, aim) : 0;
  if (mostClo < LIGHTEST_CLO || clo > leastClo) return near;
  return near + UNCOMFORTABLE * getChance(leastClo - clo) + (isTooCold(clo, leastClo, mostClo) ? TOO_COLD : 0);
}

/** Returns a lower bound of the cost of an hour in clothes of at least `clo`. */
export function getWarmDiscomfort(clo: number, aim: number, mostClo: number): number {
  const near = clo > aim ? getMisfit(clo, aim) : 0;
  return mostClo < LIGHTEST_CLO || clo < mostClo ? near : near + UNCOMFORTABLE * getChance(clo - mostClo);
}
