import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs, type KstDate } from '../kst';

/** Longest lead time of each class, hours. Forecasts further ahead are neither checked nor corrected. */
export const LEAD_CLASSES_H = [3, 6, 12, 24, 48] as const;
const HOURS = 24;

/** Temperatures of one cell on one KST date in tenths of a °C; null if unknown. */
export interface CheckedDay {
  date: KstDate;
  /** By hour. */
  observed: (number | null)[];
  /** By hour and class of lead time (`getCheckIndex`), as the provider forecast them. */
  forecast: (number | null)[];
  /** The same as they were shown, after the correction. */
  shown: (number | null)[];
}

/** Mean error of forecasts by hour and class of lead time (`getCheckIndex`), K: above 0 if they are too warm. */
export type ForecastBias = readonly number[];

/** Number of pairs of an hour of the day and a class of lead time. */
export const CHECK_COUNT = HOURS * LEAD_CLASSES_H.length;
export const NO_BIAS: ForecastBias = new Array<number>(CHECK_COUNT).fill(0);

export const createCheckedDay = (date: KstDate): CheckedDay => ({
  date,
  observed: new Array<null>(HOURS).fill(null),
  forecast: new Array<null>(CHECK_COUNT).fill(null),
  shown: new Array<null>(CHECK_COUNT).fill(null),
});

export const getCheckIndex = (hour: number, leadClass: number): number => hour * LEAD_CLASSES_H.length + leadClass;

/** Returns the class of the lead time of a forecast for an hour; -1 if it is too far ahead. Past hours have class 0. */
export const getLeadClass = (epochMs: number, nowMs: number): number =>
  LEAD_CLASSES_H.findIndex((hours) => epochMs - nowMs <= hours * HOUR_MS);

/** Half-life of a checked day. Biases change with season and weather; NCEP's decaying average is of this kind. */
const HALF_LIFE_DAYS = 10;
/** Retention of checked days: an older one would weigh less than an eighth. */
export const CHECKED_DAYS = 30;
const FEWEST_DAYS = 6;
const MOST_CORRECTED_K = 3;
/** Smallest standard deviation of errors that is believed, K: a few equal errors are no proof. */
const LEAST_SIGMA_K = 1;
/** A mean error counts by what exceeds its own uncertainty (positive-part James-Stein estimator). */
const SHRINKAGE = 2;

/**
 * Estimates the bias of a cell's temperature forecasts from checked days: the decaying mean error, reduced by its
 * uncertainty, within ±3 K. It is 0 where fewer than six days were checked. Days after `today` are ignored: a clock was
 * ahead.
 */
export function estimateBias(days: readonly CheckedDay[], today: KstDate): ForecastBias {
  const weighted = days
    .filter(({ date }) => date <= today)
    .map((day) => ({ ...day, weight: 0.5 ** ((kstEpochMs(today) - kstEpochMs(day.date)) / DAY_MS / HALF_LIFE_DAYS) }));
  return NO_BIAS.map((_, index) => {
    const hour = Math.floor(index / LEAD_CLASSES_H.length);
    const errors = weighted.flatMap(({ observed, forecast, weight }) => {
      const [was, expected] = [observed[hour] ?? null, forecast[index] ?? null];
      return was === null || expected === null ? [] : [{ errorK: (expected - was) / 10, weight }];
    });
    return errors.length < FEWEST_DAYS ? 0 : shrinkMean(errors);
  });
}

function shrinkMean(errors: readonly { errorK: number; weight: number }[]): number {
  const sum = (valueOf: (error: { errorK: number; weight: number }) => number) =>
    errors.reduce((total, error) => total + valueOf(error), 0);
  const weight = sum((error) => error.weight);
  const meanK = sum((error) => error.weight * error.errorK) / weight;
  const effective = weight ** 2 / sum((error) => error.weight ** 2);
  const spread = sum((error) => error.weight * (error.errorK - meanK) ** 2) / weight;
  const variance = Math.max(LEAST_SIGMA_K ** 2, (spread * effective) / (effective - 1)) / effective;
  const shrunk = meanK === 0 ? 0 : meanK * Math.max(0, 1 - (SHRINKAGE * variance) / meanK ** 2);
  return Math.min(MOST_CORRECTED_K, Math.max(-MOST_CORRECTED_K, shrunk));
}
