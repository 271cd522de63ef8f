import type { OutfitFeeling } from '@/lib/contract/comfort';
import type { KstDate } from '@/lib/domain/kst';
import type { DaySensation } from '@/lib/domain/recommendation/day-sensation';
import {
  createLearnedComfort,
  getOffsets,
  applyFeedback,
  type LearnedComfort,
} from '@/lib/domain/recommendation/learned-comfort';
import type { WeatherSide } from '@/lib/domain/recommendation/weather-side';

/** A day that somebody answered about. */
export interface AnsweredDay {
  date: KstDate;
  side: WeatherSide;
  feeling: OutfitFeeling;
  felt: DaySensation;
}

/** A way to learn: what it recommends by, in steps of .1 clo, and how that changes with an answer. */
export interface Learner<State> {
  start: (date: KstDate) => State;
  offsetOn: (state: State, date: KstDate, side: WeatherSide) => number;
  learn: (state: State, answered: AnsweredDay) => State;
}

/** The product's. */
export const productLearner: Learner<LearnedComfort> = {
  start: createLearnedComfort,
  offsetOn: (state, date, side) => getOffsets(state, date)[side],
  learn: (state, { date, side, feeling, felt }) =>
    applyFeedback(state, { date, feeling, outfitId: 'any' }, { side, felt }),
};

/** Everyone is average. */
export const averageLearner: Learner<null> = { start: () => null, offsetOn: () => 0, learn: () => null };

interface Kalman {
  clo: number;
  variance: number;
}

const TOLD_CLO = { cold: -0.35, good: 0, hot: 0.35 };

/**
 * What was there first, to compare with: a Kalman step from the answer alone, as if everyone had been comfortable who
 * is average, in whatever weather.
 */
export const kalmanLearner: Learner<Kalman> = {
  start: () => ({ clo: 0, variance: 0.06 }),
  offsetOn: ({ clo }) => Math.round(clo * 10) / 10 + 0,
  learn: ({ clo, variance }, { feeling }) => {
    const gain = variance / (variance + 0.12);
    const moved = clo + gain * (TOLD_CLO[feeling] - clo);
    return { clo: Math.min(0.4, Math.max(-0.4, moved)), variance: (1 - gain) * variance + 0.002 };
  },
};
