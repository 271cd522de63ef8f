import { CLOCK_SKEW_MS } from '@/lib/contract/weather-freshness';

/**
 * Returns the age of something dated `sinceMs`, in ms. If its date lies in the future, a clock was wrong, and the age is
 * Infinity: what nobody can date is stale. Differences up to `CLOCK_SKEW_MS` are normal and count as 0.
 *
 * Store the beginning of a period and compare its age with the length of the period. If its end is stored and the clock
 * is put back, the period lasts longer by as much.
 */
export function getAgeMs(sinceMs: number, nowMs: number): number {
  const ageMs = nowMs - sinceMs;
  return ageMs < -CLOCK_SKEW_MS ? Infinity : Math.max(0, ageMs);
}

/** Returns whether a time lies further in the future than clocks of instances differ. */
export const isFutureDated = (atMs: number, nowMs: number): boolean => getAgeMs(atMs, nowMs) === Infinity;

/** Returns whether the period that began at `sinceMs` and lasts `lengthMs` still runs. */
export const isYoungerThan = (sinceMs: number, lengthMs: number, nowMs: number): boolean =>
  getAgeMs(sinceMs, nowMs) < lengthMs;
