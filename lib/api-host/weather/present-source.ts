import type { WeatherSourceInfo } from '@/lib/contract/weather';
import { kstHour } from '@/lib/domain/kst';
import type { WeatherSource } from '@/lib/domain/weather/weather';
import type { Messages } from '@/lib/messages/messages';
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

/** Returns the attribution that the licence requires. `recorded` is the place as it is displayed, and the date. */
function formatAttribution(
  { provider, airQuality, corrected, usual }: WeatherSource,
  recorded: WeatherSourceInfo['recorded'],
  { attributions }: Messages['sources'],
): string {
  const [year = 0, month = 0, day = 0] = recorded?.date.split('-').map(Number) ?? [];
  return attributions[provider]({
    hasAirQuality: airQuality !== null,
    isCorrected: corrected === true,
    isUsual: usual === true,
    recorded: recorded && { place: recorded.place, year, month, day },
  });
}

/** Converts the source to its wire format. */
export function presentSource(
  source: WeatherSource,
  { stale, pending, neighbourKm }: Freshness,
  { sources }: Pick<Messages, 'sources'>,
): WeatherSourceInfo {
  const { provider, issuedAtMs, fetchedAtMs, airQuality, usual, awaitsProvider } = source;
  const label = usual ? sources.usualLabel : sources.labels[provider];
  const recorded = source.recorded && { ...source.recorded, place: sources.recordedPlaces[source.recorded.place] };
  return {
    provider,
    label: neighbourKm === undefined ? label : sources.formatNeighbour(label, neighbourKm),
    attribution: formatAttribution(source, recorded, sources),
    issuedAt: issuedAtMs === null ? null : new Date(issuedAtMs).toISOString(),
    fetchedAt: new Date(fetchedAtMs).toISOString(),
    stale,
    pending,
    recorded,
    airQuality,
    ...(usual && { usual }),
    ...(awaitsProvider && { awaitsProvider }),
  };
}

/**
 * Credits the provider on a shared card, with the hour in which the weather was received. Recorded weather is of another
 * year and place, which it names instead.
 */
export function formatCardCredit(
  source: WeatherSourceInfo,
  { sources, clock }: Pick<Messages, 'sources' | 'clock'>,
): string {
  const { provider, label, recorded, fetchedAt } = source;
  if (recorded) {
    const year = Number(recorded.date.slice(0, 4));
    return sources.formatRecordedCredit({ label, place: recorded.place, year });
  }
  const name = source[PROVIDER_RECORDS[provider].cardCredit];
  return sources.formatCredit(name, clock.formatHour(kstHour(Date.parse(fetchedAt))));
}
