import type { Messages } from '@/lib/messages/messages';

export type UvGrade = keyof Messages['weather']['uvGrades'];
export type AirGrade = keyof Messages['weather']['airGrades'];

const AIR_GRADES: readonly AirGrade[] = ['good', 'moderate', 'poor', 'veryPoor'];

const HIGH_UV = 6;

/** Returns whether the rounded UV index is graded high or higher. */
export const isSunStrong = (uvIndex: number | null): boolean => Math.round(uvIndex ?? 0) >= HIGH_UV;

/** Grades the rounded UV index by KMA's scale; null if it is unknown. */
export function gradeUv(uvIndex: number | null): UvGrade | null {
  if (uvIndex === null) return null;
  const index = Math.round(uvIndex);
  if (index >= 11) return 'extreme';
  if (index >= 8) return 'veryHigh';
  if (index >= HIGH_UV) return 'high';
  return index >= 3 ? 'moderate' : 'low';
}

/** Upper bounds of good, moderate and poor (좋음, 보통, 나쁨), µg/m³. Source: AirKorea. */
const PM10_BOUNDS = [30, 80, 150];
const PM25_BOUNDS = [15, 35, 75];
export const POOR_RANK = 2;
export const VERY_POOR_RANK = 3;

function rankValue(value: number | null, bounds: readonly number[]): number {
  if (value === null) return -1;
  const whole = Math.round(value);
  return bounds.filter((bound) => whole > bound).length;
}

/** Ranks the worse of the two: 0 is the best grade, -1 unknown. */
export const rankAir = (pm10UgM3: number | null, pm25UgM3: number | null): number =>
  Math.max(rankValue(pm10UgM3, PM10_BOUNDS), rankValue(pm25UgM3, PM25_BOUNDS));

/**
 * Grades the air by the worse of PM10 and PM2.5 (µg/m³) on AirKorea's scale. If one is unknown, the air may be worse than
 * the other shows, so the grade is null unless the other is already poor.
 */
export function gradeAir(pm10UgM3: number | null, pm25UgM3: number | null): AirGrade | null {
  const rank = rankAir(pm10UgM3, pm25UgM3);
  const isComplete = pm10UgM3 !== null && pm25UgM3 !== null;
  return (isComplete || rank >= POOR_RANK ? AIR_GRADES[rank] : null) ?? null;
}

/** Returns whether the air is graded poor (나쁨) or worse. */
export const isAirPoor = (pm10UgM3: number | null, pm25UgM3: number | null): boolean =>
  rankAir(pm10UgM3, pm25UgM3) >= POOR_RANK;
