import type { OutfitFeeling } from '@/lib/contract/comfort';
import type { DaySensation } from './day-sensation';

/**
 * Hypotheses about a user: feels as the average person would in this much more clothing, clo, in steps of 0.1. The
 * range exceeds the largest offset (0.4), so that an extreme user can be distinguished from one who answers at random.
 */
export const BODIES_CLO: readonly number[] = Array.from({ length: 17 }, (_, index) => (index - 8) / 10);

/** Absolute vote from which people report cold or hot. Source: ISO 7730, category B. */
const UNCOMFORTABLE_FROM_VOTE = 0.5;
/** Standard deviation of a user's vote in the same clothes and weather. */
const FEELING_SPREAD = 0.5;
/** Share of answers that are mistakes or about other clothes. A judgement. */
const SLIP_SHARE = 0.1;

/**
 * Returns the share of a normal distribution below `z`, exact to seven digits. Source: Abramowitz and Stegun 26.2.17.
 */
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
 * Returns the feelings that carry the same information. If the wardrobe had nothing lighter, 'hot' and 'good' are
 * equivalent; if it had nothing warmer, 'cold' and 'good' are.
 */
function getEquivalentFeelings(
  feeling: OutfitFeeling,
  { nothingLighter, nothingWarmer }: DaySensation,
): readonly OutfitFeeling[] {
  if (nothingLighter && feeling !== 'cold') return ['good', 'hot'];
  if (nothingWarmer && feeling !== 'hot') return ['cold', 'good'];
  return [feeling];
}

/** Returns the likelihood of a feeling for each of `BODIES_CLO` and, last, for a user who answers at random. */
export function getLikelihoods(feeling: OutfitFeeling, felt: DaySensation): number[] {
  const equivalent = getEquivalentFeelings(feeling, felt);
  const byChance = equivalent.length / 3;
  const getLikelihood = (bodyClo: number) => {
    const vote = felt.getVote(bodyClo);
    const cold = getNormalShareBelow((-UNCOMFORTABLE_FROM_VOTE - vote) / FEELING_SPREAD);
    const hot = getNormalShareBelow((vote - UNCOMFORTABLE_FROM_VOTE) / FEELING_SPREAD);
    const probabilities = { cold, hot, good: 1 - cold - hot };
    return (1 - SLIP_SHARE) * equivalent.reduce((sum, each) => sum + probabilities[each], 0) + SLIP_SHARE * byChance;
  };
  return [...BODIES_CLO.map(getLikelihood), byChance];
}
