import { isWetHour } from './recorded-precipitation';

const HOURS_AROUND = 3;
/** KMA forecasts precipitation for an hour from this probability on. */
const MIN_WET_PCT = 60;
const MAX_DRY_PCT = 30;

/**
 * Estimates the probability of precipitation, %, that a forecast could have given for an observed hour. The rule: with
 * `share` of the three hours before and after it wet, a wet hour has 60 + 40 · share, and a dry hour 30 · share. It is
 * rounded to tens, like KMA's probabilities.
 */
export function estimateRainChance(index: number): number {
  const offsets = Array.from({ length: HOURS_AROUND }, (_, i) => i + 1).flatMap((offset) => [-offset, offset]);
  const share = offsets.filter((offset) => isWetHour(index + offset)).length / offsets.length;
  const pct = isWetHour(index) ? MIN_WET_PCT + (100 - MIN_WET_PCT) * share : MAX_DRY_PCT * share;
  return Math.round(pct / 10) * 10;
}
