import { HOUR_MS } from '@/lib/contract/durations';
import { FALLBACK_FRESH_S, PENDING_FRESH_S, RESPONSE_FRESH_S } from '@/lib/contract/weather-freshness';
import type { WeatherResult } from './weather-service';

/** Returns for how many seconds a response may be cached: never past the full hour, when another hour becomes current. */
export function getMaxAgeSeconds({ weather, stale, pending }: WeatherResult, nowMs: number): number {
  if (pending) return PENDING_FRESH_S;
  const isFallback = stale || weather.source.provider === 'recorded';
  return Math.min(isFallback ? FALLBACK_FRESH_S : RESPONSE_FRESH_S, (HOUR_MS - (nowMs % HOUR_MS)) / 1_000);
}

/** Returns the whole seconds since the provider responded. */
export const getAgeSeconds = ({ weather }: WeatherResult, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - weather.source.fetchedAtMs) / 1_000));
