import type { OutfitFeeling } from '@/lib/contract/comfort';
import type { Felt } from './felt';

/**
 * Who somebody may be: one who feels as the average person would in so much more clothing, clo, for every tenth from
 * -.8 to .8. Further than what is ever recommended by (.4), so that an extreme person is told from a careless one.
 */
export const BODIES_CLO: readonly number[] = Array.from({ length: 17 }, (_, index) => (index - 8) / 10);

/** Beyond this vote people say that they were cold or hot; the middle category of ISO 7730. */
const SAID_FROM_VOTE = 0.5;
/** By so much one day's feeling differs from another's in the same clothes and weather, votes. */
const FEELING_SPREAD = 0.5;
/** Of ten answers one is a slip of the finger or about another jumper. */
const SLIPS = 0.1;

/** The share of a normal distribution below `z`: Abramowitz and Stegun 26.2.17, right to seven digits. */
function normalBelow(z: number): number {
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
function meaningOf(feeling: OutfitFeeling, { nothingLighter, nothingWarmer }: Felt): readonly OutfitFeeling[] {
  if (nothingLighter && feeling !== 'cold') return ['good', 'hot'];
  if (nothingWarmer && feeling !== 'hot') return ['cold', 'good'];
  return [feeling];
}

/** How likely each of `BODIES_CLO` was to answer so, and, last, somebody whose answers mean nothing. */
export function likelihoodsOf(feeling: OutfitFeeling, felt: Felt): number[] {
  const meant = meaningOf(feeling, felt);
  const byChance = meant.length / 3;
  const likelihoodOf = (bodyClo: number) => {
    const vote = felt.voteOf(bodyClo);
    const cold = normalBelow((-SAID_FROM_VOTE - vote) / FEELING_SPREAD);
    const hot = normalBelow((vote - SAID_FROM_VOTE) / FEELING_SPREAD);
    const said = { cold, hot, good: 1 - cold - hot };
    return (1 - SLIPS) * meant.reduce((sum, each) => sum + said[each], 0) + SLIPS * byChance;
  };
  return [...BODIES_CLO.map(likelihoodOf), byChance];
}
