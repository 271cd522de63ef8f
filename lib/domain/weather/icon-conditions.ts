import type { Condition, Sky, WeatherHour } from './weather';

/** The conditions that determine an icon: those of an hour, or of a day, which has no air quality. */
export type IconConditions = Condition & Partial<Pick<WeatherHour, 'pm10UgM3' | 'pm25UgM3' | 'yellowDust'>>;

const FOG_VISIBILITY_M = 1000;

/**
 * Returns whether visibility means fog. Unknown visibility is no fog, because damp and still air alone is no forecast
 * of fog.
 */
export const isFoggy = ({ visibilityM }: IconConditions): boolean =>
  visibilityM !== null && visibilityM < FOG_VISIBILITY_M;

/** Returns whether there is yellow dust, or particulate matter graded 매우나쁨. */
export const isDusty = ({ yellowDust, pm10UgM3, pm25UgM3 }: IconConditions): boolean =>
  yellowDust === true || (pm10UgM3 ?? 0) >= 151 || (pm25UgM3 ?? 0) >= 76;

/** Returns whether anything is known about the sky. Otherwise an icon would be a guess. */
export const isSkyKnown = (conditions: Condition): boolean =>
  getSky(conditions) !== null ||
  conditions.wmoCode !== null ||
  conditions.lightning === true ||
  (conditions.precipitation.kind ?? 'none') !== 'none';

/** Returns the sky, or derives it from cloud cover: clear up to 5 tenths, mostly cloudy up to 8, as KMA does. */
export function getSky({ sky, cloudCoverPct }: Condition): Sky | null {
  if (sky !== null || cloudCoverPct === null) return sky;
  return cloudCoverPct <= 50 ? 'clear' : cloudCoverPct <= 80 ? 'mostly-cloudy' : 'overcast';
}
