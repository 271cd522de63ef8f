import type { DayPart, OutfitFeeling } from '@/lib/contract/comfort';
import type { KstDate } from '@/lib/domain/kst';
import type { DaySensation } from '@/lib/domain/recommendation/day-sensation';
import {
  createLearnedComfort,
  getOffsets,
  applyFeedback,
  type LearnedComfort,
} from '@/lib/domain/recommendation/learned-comfort';
import type { WeatherSide } from '@/lib/domain/recommendation/weather-side';

/** A day with the feedback of a user. */
export interface AnsweredDay {
  date: KstDate;
  side: WeatherSide;
  feeling: OutfitFeeling;
  part?: DayPart;
  felt: DaySensation;
}

/** A learning rule: the comfort offset that it uses, in steps of 0.1 clo, and its update by feedback. */
export interface Learner<State> {
  start: (date: KstDate) => State;
  offsetOn: (state: State, date: KstDate, side: WeatherSide) => number;
  learn: (state: State, answered: AnsweredDay) => State;
}

export const productLearner: Learner<LearnedComfort> = {
  start: createLearnedComfort,
  offsetOn: (state, date, side) => getOffsets(state, date)[side],
  learn: (state, { date, side, feeling, part, felt }) =>
    applyFeedback(state, { date, feeling, part, outfitId: 'any' }, { side, felt }),
};

/** Learns nothing: every user has the same offset, clo. */
export const createFixedLearner = (offsetClo: number): Learner<null> => ({
  start: () => null,
  offsetOn: () => offsetClo,
  learn: () => null,
});

export const averageLearner = createFixedLearner(0);

interface Kalman {
  clo: number;
  variance: number;
}

const FEEDBACK_CLO = { cold: -0.35, good: 0, hot: 0.35 };

/** An earlier rule, for comparison: a Kalman filter of the feedback alone, which ignores the predicted sensation. */
export const kalmanLearner: Learner<Kalman> = {
  start: () => ({ clo: 0, variance: 0.06 }),
  offsetOn: ({ clo }) => Math.round(clo * 10) / 10 + 0,
  learn: ({ clo, variance }, { feeling }) => {
    const gain = variance / (variance + 0.12);
    const moved = clo + gain * (FEEDBACK_CLO[feeling] - clo);
    return { clo: Math.min(0.4, Math.max(-0.4, moved)), variance: (1 - gain) * variance + 0.002 };
  },
};
