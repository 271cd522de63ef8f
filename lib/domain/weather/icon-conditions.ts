import type { Condition, Sky, WeatherHour } from './weather';

/** What an icon is chosen from: an hour, or a day (which knows nothing of the air near the ground). */
export type IconConditions = Condition & Partial<Pick<WeatherHour, 'pm10UgM3' | 'pm25UgM3' | 'yellowDust'>>;

const FOG_VISIBILITY_M = 1000;

/** Fog by visibility. Where that is not said there is none: damp and still air is not fog that anybody forecast. */
export const isFoggy = ({ visibilityM }: IconConditions): boolean =>
  visibilityM !== null && visibilityM < FOG_VISIBILITY_M;

/** Yellow dust, or particles in the air graded 매우나쁨. */
export const isDusty = ({ yellowDust, pm10UgM3, pm25UgM3 }: IconConditions): boolean =>
  yellowDust === true || (pm10UgM3 ?? 0) >= 151 || (pm25UgM3 ?? 0) >= 76;

/** Whether anything was said of what the sky does: else an icon would be a guess. */
export const isSkyKnown = (seen: Condition): boolean =>
  getSky(seen) !== null ||
  seen.wmoCode !== null ||
  seen.lightning === true ||
  (seen.precipitation.kind ?? 'none') !== 'none';

/** KMA counts a sky as clear up to 5 tenths and as mostly cloudy up to 8. */
export function getSky({ sky, cloudCoverPct }: Condition): Sky | null {
  if (sky !== null || cloudCoverPct === null) return sky;
  return cloudCoverPct <= 50 ? 'clear' : cloudCoverPct <= 80 ? 'mostly-cloudy' : 'overcast';
}
