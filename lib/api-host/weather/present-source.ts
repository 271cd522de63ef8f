import type { WeatherSourceInfo } from '@/lib/contract/weather';
import type { WeatherSource } from '@/lib/domain/weather/weather';

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

const LABELS = { kma: '기상청', 'open-meteo': 'Open-Meteo', recorded: '예시 날씨' } as const;

/** Where the weather comes from, in words that the licences ask for, and how old it is. */
export function presentSource(source: WeatherSource, { stale, pending, neighbourKm }: Freshness): WeatherSourceInfo {
  const { provider, issuedAtMs, fetchedAtMs, airQuality, recorded } = source;
  return {
    provider,
    label: LABELS[provider] + (neighbourKm === undefined ? '' : ` · 약 ${neighbourKm}km 옆`),
    attribution: attribution(source),
    issuedAt: issuedAtMs === null ? null : new Date(issuedAtMs).toISOString(),
    fetchedAt: new Date(fetchedAtMs).toISOString(),
    stale,
    pending,
    recorded,
    airQuality,
  };
}

function attribution({ provider, airQuality, recorded }: WeatherSource): string {
  if (provider === 'open-meteo') return '날씨 자료 Open-Meteo.com (CC BY 4.0)';
  if (provider === 'kma') return airQuality === null ? '기상청' : '기상청·한국환경공단 에어코리아';
  if (!recorded) return '기상청 종관기상관측';
  const [year, month, day] = recorded.date.split('-').map(Number);
  return `기상청 종관기상관측 · ${recorded.place} ${year}년 ${month}월 ${day}일`;
}
