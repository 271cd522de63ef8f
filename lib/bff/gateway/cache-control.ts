import { HOUR_MS, HOUR_S, MINUTE_S } from '@/lib/contract/durations';
import { FALLBACK_FRESH_S } from '@/lib/contract/weather-freshness';
import type { SharedCall } from '../cache/cache-entry';
import type { CachedResponse } from '../cache/read-through';

/** Not every shared cache sends `Age`, so browsers cache for one minute at most. */
const MAX_BROWSER_S = MINUTE_S;
/** Limit for stale responses while a better one is being fetched, or when the hour ends. */
const SHORT_STALE_S = 10;
/** Caches in front of us cannot mark a response as stale, so during our failures they may serve it for this long only. */
const MAX_STALE_IF_ERROR_S = HOUR_S;

export type CachedAge = Pick<CachedResponse, 'ageSeconds' | 'lifetimeSeconds' | 'freshSeconds' | 'cacheState'>;

/** Returns the seconds of freshness left, at least 1: a stale response is already being fetched again. */
const countRemainingSeconds = ({ ageSeconds, lifetimeSeconds }: CachedAge): number =>
  Math.max(1, Math.floor(lifetimeSeconds - ageSeconds));

/**
 * Returns the seconds after its freshness during which a cache may serve a response while it revalidates. Like our own
 * cache (`markStale`), it may do so until the hour ends, by the clock and by the response's age. Short-lived fallbacks
 * get `SHORT_STALE_S` at most.
 */
function countStaleSeconds(response: CachedAge, remainingSeconds: number, nowMs: number): number {
  if (response.cacheState === 'stale' || response.freshSeconds <= FALLBACK_FRESH_S)
    return Math.min(remainingSeconds, SHORT_STALE_S);
  const [secondsByClock, secondsByAge] = [HOUR_S - (nowMs % HOUR_MS) / 1_000, HOUR_S - response.ageSeconds];
  return Math.max(SHORT_STALE_S, Math.floor(Math.min(secondsByClock, secondsByAge) - remainingSeconds));
}

/**
 * Formats the `Cache-Control` header of a shared response. It contains the remaining freshness; the full lifetime with an
 * `Age` header would mean the same, but not every cache subtracts the age.
 */
export function formatSharedCacheControl({ cache }: SharedCall, response: CachedAge, nowMs: number): string {
  const remainingSeconds = countRemainingSeconds(response);
  return [
    'public',
    `max-age=${Math.min(remainingSeconds, MAX_BROWSER_S)}`,
    `s-maxage=${remainingSeconds}`,
    `stale-while-revalidate=${countStaleSeconds(response, remainingSeconds, nowMs)}`,
    `stale-if-error=${Math.min(cache.staleSeconds, MAX_STALE_IF_ERROR_S)}`,
  ].join(', ');
}

/** Formats the `Cache-Control` header of a personal response, which only the browser may cache. */
export const formatPrivateCacheControl = (response: CachedAge): string =>
  `private, max-age=${countRemainingSeconds(response)}`;
