import type { OutfitFeeling } from '@/lib/contract/comfort';
import { DAY_MS } from '@/lib/contract/durations';
import { kstEpochMs, type KstDate } from '../kst';
import { BODIES_CLO, getLikelihoods } from './feeling-likelihood';
import type { DaySensation } from './day-sensation';

/** What is known of how a person's comfort differs from the average, in one kind of weather. Plain data. */
export interface PersonalOffset {
  /** The logarithm of how well each of `BODIES_CLO`, and last one who answers by chance, explains the answers. */
  evidence: readonly number[];
  /** The date of the newest answer in it. */
  asOf: KstDate;
  /** What recommendations are made with, in steps of .1 clo: above 0 for one who feels hot easily. */
  steps: number;
}

/** Before anything is said. */
export const createPersonalOffset = (asOf: KstDate): PersonalOffset => ({
  evidence: Array.from({ length: BODIES_CLO.length + 1 }, () => 0),
  asOf,
  steps: 0,
});

/** People differ by about a quarter of a clo; one in ten presses anything. Judgements. */
const SPREAD_CLO = 0.25;
const BY_CHANCE = 0.1;
const PRIOR = createPrior(BODIES_CLO.map((clo) => Math.exp(-(clo ** 2) / (2 * SPREAD_CLO ** 2))));

function createPrior(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return [...weights.map((weight) => ((1 - BY_CHANCE) * weight) / total), BY_CHANCE];
}

/** What was said a season ago counts half. */
const HALF_LIFE_DAYS = 91;
/**
 * A step is taken once so much speaks for it, and left once less than half does: one answer moves nothing to and fro.
 * With less to be taken by, some average people of the simulation lost more than a point by their moods alone.
 */
const TAKEN_FROM = 0.93;
const LEFT_BELOW = 0.5;
const MOST_STEPS = 4;

/** The offset after one more answer about what was `felt` on a date: each body by how likely it was to answer so. */
export function updateOffset(
  known: PersonalOffset,
  { feeling, felt, date }: { feeling: OutfitFeeling; felt: DaySensation; date: KstDate },
): PersonalOffset {
  const faded = fadeOffset(known, date);
  const likelihoods = getLikelihoods(feeling, felt);
  const evidence = faded.evidence.map((logarithm, index) => logarithm + Math.log(likelihoods[index]!));
  return { evidence, asOf: faded.asOf, steps: settleSteps(evidence, faded.steps) };
}

/** What is left of an offset on a later date; on an earlier one, all of it. */
export function fadeOffset(known: PersonalOffset, date: KstDate): PersonalOffset {
  const days = Math.max(0, (kstEpochMs(date) - kstEpochMs(known.asOf)) / DAY_MS);
  if (days === 0) return known;
  const left = 0.5 ** (days / HALF_LIFE_DAYS);
  const evidence = known.evidence.map((logarithm) => logarithm * left);
  return { evidence, asOf: date, steps: settleSteps(evidence, known.steps) };
}

/** Moves to where the evidence is beyond doubt, step by step. */
function settleSteps(evidence: readonly number[], steps: number): number {
  const best = Math.max(...evidence);
  const weights = evidence.map((logarithm, index) => PRIOR[index]! * Math.exp(logarithm - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  /** How much speaks for an offset of so many steps or more, on the side of `sign`. */
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
