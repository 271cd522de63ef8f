import type { Sky } from '@/lib/domain/weather/weather';

/**
 * Converts cloud cover to KMA's classes: clear up to 5 tenths, mostly cloudy 6 to 8, overcast 9 and 10. Source: the SKY
 * code of KMA's short-term forecast.
 */
export function classifyCloudCover(cloudCoverPct: number | null): Sky | null {
  if (cloudCoverPct === null) return null;
  if (cloudCoverPct < 55) return 'clear';
  return cloudCoverPct < 85 ? 'mostly-cloudy' : 'overcast';
}
