import { getPosition, getTimes } from 'suncalc';
import type { Coordinates } from '../coordinates';
import { kstDate, kstEpochMs } from '../kst';

/**
 * Whether the sun is down at an instant: before the sunrise or after the sunset of its KST date. The library answers
 * for the solar day nearest to the instant it is asked with, so it is asked with KST noon.
 */
export function isNight(epochMs: number, { lat, lon }: Coordinates): boolean {
  const { sunrise, sunset, alwaysUp } = getTimes(new Date(kstEpochMs(kstDate(epochMs), 12)), lat, lon);
  if (!sunrise || !sunset) return !alwaysUp;
  return epochMs < sunrise.getTime() || epochMs >= sunset.getTime();
}

/** Altitude of the sun above the horizon, degrees; negative at night. */
export const getSunAltitudeDeg = (epochMs: number, { lat, lon }: Coordinates): number =>
  getPosition(new Date(epochMs), lat, lon).altitude;
