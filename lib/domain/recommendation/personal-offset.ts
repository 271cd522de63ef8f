import type { OutfitFeeling } from '@/lib/contract/comfort';
import { DAY_MS } from '@/lib/contract/durations';
import { kstEpochMs, type KstDate } from '../kst';
import { BODIES_CLO, getLikelihoods } from './feeling-likelihood';
import type { DaySensation } from './day-sensation';

/** Learned comfort offset of a user on one weather side. Plain data, stored in the database. */
export interface PersonalOffset {
  /** Log-likelihood of all feedback for each of `BODIES_CLO` and, last, for a user who answers at random. */
  evidence: readonly number[];
  /** Date of the latest feedback. */
  asOf: KstDate;
  /** The comfort offset in steps of 0.1 clo: above 0 for a user who feels hot easily. */
  steps: number;
}

export const createPersonalOffset = (asOf: KstDate): PersonalOffset => ({
  evidence: Array.from({ length: BODIES_CLO.length + 1 }, () => 0),
  asOf,
  steps: 0,
});

/** Standard deviation of comfort offsets, and the share of users who answer at random. Judgements. */
const SPREAD_CLO = 0.25;
const BY_CHANCE = 0.1;
const PRIOR = createPrior(BODIES_CLO.map((clo) => Math.exp(-(clo ** 2) / (2 * SPREAD_CLO ** 2))));

function createPrior(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return [...weights.map((weight) => ((1 - BY_CHANCE) * weight) / total), BY_CHANCE];
}

/** Half-life of feedback: about one season. */
const HALF_LIFE_DAYS = 91;
/**
 * Probability from which a step is taken, and below which it is left. The gap prevents oscillation. With a lower
 * `TAKEN_FROM`, some average users of the simulation lost more than one percentage point of comfortable hours.
 */
const TAKEN_FROM = 0.93;
const LEFT_BELOW = 0.5;
const MOST_STEPS = 4;

/** Updates an offset with a user's feedback on a date (Bayes). */
export function updateOffset(
  known: PersonalOffset,
  { feeling, felt, date }: { feeling: OutfitFeeling; felt: DaySensation; date: KstDate },
): PersonalOffset {
  const faded = fadeOffset(known, date);
  const likelihoods = getLikelihoods(feeling, felt);
  const evidence = faded.evidence.map((logarithm, index) => logarithm + Math.log(likelihoods[index]!));
  return { evidence, asOf: faded.asOf, steps: settleSteps(evidence, faded.steps) };
}

/** Returns an offset as it has faded by a later date. Dates before the latest feedback leave it unchanged. */
export function fadeOffset(known: PersonalOffset, date: KstDate): PersonalOffset {
  const days = Math.max(0, (kstEpochMs(date) - kstEpochMs(known.asOf)) / DAY_MS);
  if (days === 0) return known;
  const left = 0.5 ** (days / HALF_LIFE_DAYS);
  const evidence = known.evidence.map((logarithm) => logarithm * left);
  return { evidence, asOf: date, steps: settleSteps(evidence, known.steps) };
}

/** Moves the offset by single steps for as long as the evidence supports it. */
function settleSteps(evidence: readonly number[], steps: number): number {
  const best = Math.max(...evidence);
  const weights = evidence.map((logarithm, index) => PRIOR[index]! * Math.exp(logarithm - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  /** Returns the probability that the offset is at least `reached` steps in the direction of `sign`. */
  const speaksFor = (reached: number, sign: number) =>
    BODIES_CLO.reduce((sum, clo, index) => sum + (Math.round(clo * 10) * sign >= reached ? weights[index]! : 0), 0) /
    total;
  let settled = steps;
  for (const sign of [1, -1]) {
    while (settled * sign > 0 && speaksFor(settled * sign, sign) < LEFT_BELOW) settled -= sign;
    while (settled * sign >= 0 && settled * sign < MOST_STEPS && speaksFor(settled * sign + 1, sign) >= TAKEN_FROM)
      settled += sign;
  }
  return settled;
}
