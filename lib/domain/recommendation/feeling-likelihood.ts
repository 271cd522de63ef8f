import type { DayPart, OutfitFeeling } from '@/lib/contract/comfort';
import type { DaySensation } from './day-sensation';

/**
 * Hypotheses about a user: feels as the average person would in this much more clothing, clo. Steps of 0.1. The range
 * exceeds the largest offset (0.4), so that extreme users can be distinguished from users who answer at random.
 */
export const BODIES_CLO: readonly number[] = Array.from({ length: 17 }, (_, index) => (index - 8) / 10);

/** A habit of wearing and judging: whether the user corrects the rows, by which hours they judge, and how often wrongly. */
interface Habit {
  /**
   * Part of the day that the user remembers; null for all hours. A user who remembers only the cool morning reports
   * colder than the mean.
   */
  memory: DayPart | null;
  slipShare: number;
  /** True for a user who follows the layer rows to the letter. */
  toTheLetter?: true;
  /** Share of users with this habit. A judgement. */
  share: number;
}

/** Hypotheses about a user's habit. Mistakes include feedback about other clothes than the recommended ones. */
export const HABITS: readonly Habit[] = [
  { memory: null, slipShare: 0.1, share: 0.26 },
  { memory: null, slipShare: 0.45, share: 0.18 },
  { memory: 'morning', slipShare: 0.2, share: 0.13 },
  { memory: 'noon', slipShare: 0.2, share: 0.13 },
  { memory: 'evening', slipShare: 0.2, share: 0.14 },
  { memory: null, slipShare: 0.1, toTheLetter: true, share: 0.16 },
];

/** Number of hypotheses: a habit and a body each and, last, a user whose answers are random. */
export const HYPOTHESES = HABITS.length * BODIES_CLO.length + 1;

/** Absolute vote from which people report cold or hot. Source: ISO 7730, category B. */
const UNCOMFORTABLE_FROM_VOTE = 0.5;
/**
 * Standard deviation of a user's vote in the same clothes and weather. It is narrow because the habits account for all
 * other noise.
 */
const FEELING_SPREAD = 0.25;
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
 * Returns the feelings that are equivalent to a feeling: 'hot' and 'good' if the wardrobe had nothing lighter, 'cold'
 * and 'good' if it had nothing warmer.
 */
function getEquivalentFeelings(
  feeling: OutfitFeeling,
  { nothingLighter, nothingWarmer }: DaySensation,
): readonly OutfitFeeling[] {
  if (nothingLighter && feeling !== 'cold') return ['good', 'hot'];
  if (nothingWarmer && feeling !== 'hot') return ['cold', 'good'];
  return [feeling];
}

/**
 * Returns the likelihood of a feeling for each hypothesis: all of `BODIES_CLO` for each of `HABITS`, then a user who
 * answers at random. `part`, the part of the day that the user named, replaces the memory.
 */
export function getLikelihoods(feeling: OutfitFeeling, felt: DaySensation, part?: DayPart): number[] {
  const equivalent = getEquivalentFeelings(feeling, felt);
  const byChance = equivalent.length / 3;
  const getExactLikelihood = (bodyClo: number, { memory, toTheLetter }: Habit) => {
    const vote = felt.getVote(bodyClo, part ?? memory ?? undefined, toTheLetter);
    const cold = getNormalShareBelow((-UNCOMFORTABLE_FROM_VOTE - vote) / FEELING_SPREAD);
    const hot = getNormalShareBelow((vote - UNCOMFORTABLE_FROM_VOTE) / FEELING_SPREAD);
    const probabilities = { cold, hot, good: 1 - cold - hot };
    return equivalent.reduce((sum, each) => sum + probabilities[each], 0);
  };
  const likelihoods = HABITS.flatMap((habit) =>
    BODIES_CLO.map((clo) => (1 - habit.slipShare) * getExactLikelihood(clo, habit) + habit.slipShare * byChance),
  );
  return [...likelihoods, byChance];
}
