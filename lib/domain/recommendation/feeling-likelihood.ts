import type { OutfitFeeling } from '@/lib/contract/comfort';
import type { DaySensation } from './day-sensation';

/**
 * Who somebody may be: one who feels as the average person would in so much more clothing, clo, for every tenth from
 * -.8 to .8. Further than what is ever recommended by (.4), so that an extreme person is told from a careless one.
 */
export const BODIES_CLO: readonly number[] = Array.from({ length: 17 }, (_, index) => (index - 8) / 10);

/** Beyond this vote people say that they were cold or hot; the middle category of ISO 7730. */
const UNCOMFORTABLE_FROM_VOTE = 0.5;
/** By so much one day's feeling differs from another's in the same clothes and weather, votes. */
const FEELING_SPREAD = 0.5;
/** Of ten answers one is a slip of the finger or about another jumper. */
const SLIP_SHARE = 0.1;

/** The share of a normal distribution below `z`: Abramowitz and Stegun 26.2.17, right to seven digits. */
function getNormalShareBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce(
    (sum, coefficient) => (sum + coefficient) * t,
    0,
  );
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z > 0 ? 1 - tail : tail;
}

/**
 * The answers that mean the same: where nothing lighter was left to wear, 'hot' says no more than 'good' does, and where
 * nothing warmer was, neither does 'cold'.
 */
function getEquivalentFeelings(
  feeling: OutfitFeeling,
  { nothingLighter, nothingWarmer }: DaySensation,
): readonly OutfitFeeling[] {
  if (nothingLighter && feeling !== 'cold') return ['good', 'hot'];
  if (nothingWarmer && feeling !== 'hot') return ['cold', 'good'];
  return [feeling];
}

/** How likely each of `BODIES_CLO` was to answer so, and, last, somebody whose answers mean nothing. */
export function getLikelihoods(feeling: OutfitFeeling, felt: DaySensation): number[] {
  const meant = getEquivalentFeelings(feeling, felt);
  const byChance = meant.length / 3;
  const likelihoodOf = (bodyClo: number) => {
    const vote = felt.getVote(bodyClo);
    const cold = getNormalShareBelow((-UNCOMFORTABLE_FROM_VOTE - vote) / FEELING_SPREAD);
    const hot = getNormalShareBelow((vote - UNCOMFORTABLE_FROM_VOTE) / FEELING_SPREAD);
    const said = { cold, hot, good: 1 - cold - hot };
    return (1 - SLIP_SHARE) * meant.reduce((sum, each) => sum + said[each], 0) + SLIP_SHARE * byChance;
  };
  return [...BODIES_CLO.map(likelihoodOf), byChance];
}
