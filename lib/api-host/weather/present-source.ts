import type { WeatherSourceInfo } from '@/lib/contract/weather';
import { kstHour } from '@/lib/domain/kst';
import { formatHour } from '@/lib/domain/weather/clock-text';
import type { WeatherSource } from '@/lib/domain/weather/weather';
import { PROVIDER_RECORDS } from './provider-records';

/** Freshness of a weather result. */
export interface Freshness {
  /** The provider has not returned newer weather, so this is the last good one. */
  stale: boolean;
  /** A newer result is being fetched. */
  pending: boolean;
  nowMs: number;
  /** Distance to the cell whose weather is the fallback. */
  neighbourKm?: number;
}

/** Replaces 예시 날씨, because the numbers stand for the season and not for a day. */
const USUAL_LABEL = '이맘때 기온';

/** Converts the source to its wire format, with the attribution that the licence requires. */
export function presentSource(source: WeatherSource, { stale, pending, neighbourKm }: Freshness): WeatherSourceInfo {
  const { provider, issuedAtMs, fetchedAtMs, airQuality, recorded, usual } = source;
  const { label, attribution } = PROVIDER_RECORDS[provider];
  return {
    provider,
    label: (usual ? USUAL_LABEL : label) + (neighbourKm === undefined ? '' : ` · 약 ${neighbourKm}km 옆`),
    attribution: attribution(source),
    issuedAt: issuedAtMs === null ? null : new Date(issuedAtMs).toISOString(),
    fetchedAt: new Date(fetchedAtMs).toISOString(),
    stale,
    pending,
    recorded,
    airQuality,
    ...(usual && { usual }),
  };
}

/**
 * Credits the provider on a shared card, with the hour in which the weather was received. Recorded weather is of another
 * year and place, which it names instead.
 */
export function formatCardCredit(source: WeatherSourceInfo): string {
  const { provider, label, recorded, fetchedAt } = source;
  if (recorded) return `${label} · ${recorded.place} ${recorded.date.slice(0, 4)}년`;
  const credit = source[PROVIDER_RECORDS[provider].cardCredit];
  return `${credit} · ${formatHour(kstHour(Date.parse(fetchedAt)))} 기준`;
}
