import type { WeatherSourceInfo } from '@/lib/contract/weather';
import { kstHour } from '@/lib/domain/kst';
import { formatHour } from '@/lib/domain/weather/clock-text';
import type { WeatherSource } from '@/lib/domain/weather/weather';
import { PROVIDER_RECORDS } from './provider-records';

/** How a weather answer was come by, beside what it says. */
export interface Freshness {
  /** The last good answer, because the provider did not give a newer one. */
  stale: boolean;
  /** A newer answer is on its way. */
  pending: boolean;
  nowMs: number;
  /** How far away the cell is whose weather stands in for the cell's own. */
  neighbourKm?: number;
}

/** Where the weather comes from, in words that the licences ask for, and how old it is. */
export function presentSource(source: WeatherSource, { stale, pending, neighbourKm }: Freshness): WeatherSourceInfo {
  const { provider, issuedAtMs, fetchedAtMs, airQuality, recorded } = source;
  const { label, attribution } = PROVIDER_RECORDS[provider];
  return {
    provider,
    label: label + (neighbourKm === undefined ? '' : ` · 약 ${neighbourKm}km 옆`),
    attribution: attribution(source),
    issuedAt: issuedAtMs === null ? null : new Date(issuedAtMs).toISOString(),
    fetchedAt: new Date(fetchedAtMs).toISOString(),
    stale,
    pending,
    recorded,
    airQuality,
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
