import type { GivenFeeling, Sensitivity } from '@/lib/contract/comfort';
import { DAY_MS } from '@/lib/contract/durations';
import { kstEpochMs, type KstDate } from '../kst';
import { BODIES_CLO, getLikelihoods, HABITS, HYPOTHESES } from './feeling-likelihood';
import type { DaySensation } from './day-sensation';

/** Learned comfort offset of a user on one weather side. Plain data, stored in the database. */
export interface PersonalOffset {
  /** Log-likelihood of all feedback for each hypothesis (`getLikelihoods`). Rows of older versions lack the habits. */
  evidence: readonly number[];
  /** Date of the latest feedback. */
  asOf: KstDate;
  /** Number of feedbacks, which fades like the evidence. Missing in rows of older versions. */
  answers?: number;
  /** The comfort offset in steps of 0.1 clo: above 0 for a user who feels hot easily. */
  steps: number;
  /** True if the latest telling feedback contradicts the offset. Missing otherwise. */
  contradicted?: true;
  /** Whether the user says to feel cold or hot easily. Missing until they have answered. */
  sensitivity?: Sensitivity;
}

export const createPersonalOffset = (asOf: KstDate, sensitivity?: Sensitivity): PersonalOffset =>
  settle({ evidence: new Array<number>(HYPOTHESES).fill(0), asOf, answers: 0, steps: 0, sensitivity });

/** Share of users who answer at random. A judgement. */
const BY_CHANCE = 0.1;
/** Comfort offsets of all users, and of those who say to feel cold or hot easily: mean and standard deviation, clo. */
const PRIORS: Record<Sensitivity, number[]> = {
  cold: createPrior(-0.3, 0.15),
  average: createPrior(0, 0.25),
  hot: createPrior(0.3, 0.15),
};

function createPrior(meanClo: number, spreadClo: number): number[] {
  const weights = HABITS.flatMap(({ share }) =>
    BODIES_CLO.map((clo) => share * Math.exp(-((clo - meanClo) ** 2) / (2 * spreadClo ** 2))),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return [...weights.map((weight) => ((1 - BY_CHANCE) * weight) / total), BY_CHANCE];
}

/**
 * Half-life of feedback. It is long because bodies change slowly and each weather side gets feedback in only half of
 * the year.
 */
const HALF_LIFE_DAYS = 365;
/** Half-life once later feedback contradicts the offset: the user has changed, or the offset was wrong. */
const CONTRADICTED_HALF_LIFE_DAYS = 120;
/** Feedback contradicts an offset for which it is this much less likely than for none or the opposite, and vice versa. */
const TELLING_RATIO = 2;
/**
 * Probability above which a step is taken, and below which it is undone. The gap prevents oscillation. With a higher
 * `TAKEN_FROM`, users with weekly feedback wait for years; with a lower one, noise moves average users
 * (docs/decisions/0045-learning.md).
 */
const TAKEN_FROM = 0.72;
const LEFT_BELOW = 0.5;
const MOST_STEPS = 4;
/** Least number of feedbacks for a step, so that a single day changes nothing. */
const FEWEST_ANSWERS = 3;

/** Updates an offset with a user's feedback on a date (Bayes). */
export function updateOffset(
  known: PersonalOffset,
  { feeling, part, felt, date }: GivenFeeling & { felt: DaySensation; date: KstDate },
): PersonalOffset {
  const faded = fadeOffset(withHabits(known), date);
  const likelihoods = getLikelihoods(feeling, felt, part);
  const evidence = faded.evidence.map((logarithm, index) => toStored(logarithm + Math.log(likelihoods[index]!)));
  const answers = toStored((faded.answers ?? FEWEST_ANSWERS) + 1);
  return settle({ ...faded, evidence, answers, contradicted: isContradicted(faded, likelihoods) });
}

/** Returns an offset after the user has said whether they feel cold or hot easily. Feedback keeps its weight. */
export const changeSensitivity = (known: PersonalOffset, sensitivity: Sensitivity): PersonalOffset =>
  settle({ ...withHabits(known), answers: known.answers ?? FEWEST_ANSWERS, steps: 0, sensitivity });

/** Returns whether an offset is contradicted after feedback, which leaves that open if it is about as likely for both. */
function isContradicted({ steps, contradicted }: PersonalOffset, likelihoods: readonly number[]): true | undefined {
  const getLikelihood = (of: number) => likelihoods[STEPS.indexOf(of)]!;
  const ratio = Math.max(getLikelihood(0), getLikelihood(-steps)) / getLikelihood(steps);
  if (ratio >= TELLING_RATIO) return true;
  return ratio <= 1 / TELLING_RATIO ? undefined : contradicted;
}

/** Rounds a number for storage. Two decimals are far more exact than the model. */
const toStored = (value: number): number => Math.round(value * 100) / 100;

/**
 * Returns an offset whose evidence has every hypothesis. Rows of older versions lack some habits, and an older version
 * that updates a newer row leaves gaps. The evidence about the body of the first habit then applies to them.
 */
function withHabits(known: PersonalOffset): PersonalOffset {
  const { evidence } = known;
  if (evidence.length === HYPOTHESES && evidence.every(Number.isFinite)) return known;
  const bodies = BODIES_CLO.length;
  const byBody = evidence.slice(0, bodies);
  const byHabit = HABITS.flatMap((_, habit) => {
    const known = evidence.slice(habit * bodies, (habit + 1) * bodies);
    return known.length === bodies && known.every(Number.isFinite) ? known : byBody;
  });
  const hasChance = evidence.length % bodies === 1 && evidence.length < HYPOTHESES;
  return { ...known, evidence: [...byHabit, hasChance ? evidence.at(-1)! : Math.min(...byBody)] };
}

/** Returns an offset as it has faded by a later date. Dates before the latest feedback leave it unchanged. */
export function fadeOffset(known: PersonalOffset, date: KstDate): PersonalOffset {
  const days = Math.max(0, (kstEpochMs(date) - kstEpochMs(known.asOf)) / DAY_MS);
  if (days === 0) return known;
  const left = 0.5 ** (days / (known.contradicted ? CONTRADICTED_HALF_LIFE_DAYS : HALF_LIFE_DAYS));
  const evidence = withHabits(known).evidence.map((logarithm) => toStored(logarithm * left));
  const answers = toStored((known.answers ?? FEWEST_ANSWERS) * left);
  return settle({ ...known, evidence, asOf: date, answers });
}

/** Steps of each hypothesis; none for the last. */
const STEPS = HABITS.flatMap(() => BODIES_CLO.map((clo) => Math.round(clo * 10)));

type Unsettled = PersonalOffset & {
  answers: number;
  contradicted?: true | undefined;
  sensitivity?: Sensitivity | undefined;
};

/** Moves the offset in single steps while the evidence supports it and there are enough feedbacks. */
function settle({ evidence, asOf, answers, steps, contradicted, sensitivity }: Unsettled): PersonalOffset {
  const isEnough = steps !== 0 || sensitivity !== undefined || Math.round(answers) >= FEWEST_ANSWERS;
  const settled = isEnough ? settleSteps(evidence, steps, PRIORS[sensitivity ?? 'average']) : steps;
  return {
    ...{ evidence, asOf, answers, steps: settled },
    ...(contradicted && settled !== 0 && { contradicted }),
    ...(sensitivity && { sensitivity }),
  };
}

function settleSteps(evidence: readonly number[], steps: number, prior: readonly number[]): number {
  const best = Math.max(...evidence);
  const weights = evidence.map((logarithm, index) => prior[index]! * Math.exp(logarithm - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  /** Returns the probability that the offset is at least `reached` steps in the direction of `sign`. */
  const speaksFor = (reached: number, sign: number) =>
    weights.reduce((sum, weight, index) => sum + ((STEPS[index] ?? 0) * sign >= reached ? weight : 0), 0) / total;
  let settled = steps;
  for (const sign of [1, -1]) {
    while (settled * sign > 0 && speaksFor(settled * sign, sign) < LEFT_BELOW) settled -= sign;
    while (settled * sign >= 0 && settled * sign < MOST_STEPS && speaksFor(settled * sign + 1, sign) >= TAKEN_FROM)
      settled += sign;
  }
  return settled;
}
