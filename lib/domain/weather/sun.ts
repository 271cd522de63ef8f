import { getPosition, getTimes } from 'suncalc';
import type { Coordinates } from '../coordinates';
import { kstDate, kstEpochMs } from '../kst';

/** Sunrise and sunset, epoch ms; null on a day without them. */
interface SunTimes {
  sunriseMs: number | null;
  sunsetMs: number | null;
}

/** Returns the sunrise and sunset of an instant's KST date. */
export function getSunTimes(epochMs: number, { lat, lon }: Coordinates): SunTimes {
  const { sunrise, sunset } = getTimes(new Date(kstEpochMs(kstDate(epochMs), 12)), lat, lon);
  return { sunriseMs: sunrise?.getTime() ?? null, sunsetMs: sunset?.getTime() ?? null };
}

/**
 * Returns whether an instant is before sunrise or after sunset of its KST date. The library calculates for the solar
 * day nearest to its argument, so it gets KST noon.
 */
export function isNight(epochMs: number, { lat, lon }: Coordinates): boolean {
  const { sunrise, sunset, alwaysUp } = getTimes(new Date(kstEpochMs(kstDate(epochMs), 12)), lat, lon);
  if (!sunrise || !sunset) return !alwaysUp;
  return epochMs < sunrise.getTime() || epochMs >= sunset.getTime();
}

export const getSunAltitudeDeg = (epochMs: number, { lat, lon }: Coordinates): number =>
  getPosition(new Date(epochMs), lat, lon).altitude;
