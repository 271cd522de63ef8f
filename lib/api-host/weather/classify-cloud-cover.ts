import type { Sky } from '@/lib/domain/weather/weather';

/**
 * The sky in KMA's words from cloud cover: clear up to 5 tenths, mostly cloudy 6 to 8, overcast 9 and 10
 * (source: KMA, classes of the short-term forecast's SKY).
 */
export function classifyCloudCover(cloudCoverPct: number | null): Sky | null {
  if (cloudCoverPct === null) return null;
  if (cloudCoverPct < 55) return 'clear';
  return cloudCoverPct < 85 ? 'mostly-cloudy' : 'overcast';
}
