import { HOUR_MS, HOUR_S, MINUTE_S } from '@/lib/contract/durations';
import { FALLBACK_FRESH_S } from '@/lib/contract/weather-freshness';
import type { SharedCall } from '../cache/cache-entry';
import type { CachedResponse } from '../cache/read-through';

/** Not every cache between tells browsers how long it has had an answer: they keep it for a minute more at the most. */
const MAX_BROWSER_S = MINUTE_S;
/** While a better answer is on its way, or the hour ends, the one before stands in no longer than this. */
const SHORT_STALE_S = 10;
/** Caches in front of us cannot mark an answer as old, as we do: they give it out no longer than this while we fail. */
const MAX_STALE_IF_ERROR_S = HOUR_S;

export type CachedAge = Pick<CachedResponse, 'ageSeconds' | 'lifetimeSeconds' | 'freshSeconds' | 'cacheState'>;

/** What is left of an answer's freshness, and a second for one that is being fetched anew. */
const countFreshSeconds = ({ ageSeconds, lifetimeSeconds }: CachedAge): number =>
  Math.max(1, Math.floor(lifetimeSeconds - ageSeconds));

/**
 * For how long after its freshness a cache may give an answer to whoever asks first, while it asks anew: as we do
 * ourselves (`markOld`), until the hour is over, by the clock and by the answer's own age. What was kept for a moment,
 * because a better one is on its way, does not stand in for that.
 */
function countStaleSeconds(answer: CachedAge, leftSeconds: number, nowMs: number): number {
  if (answer.cacheState === 'stale' || answer.freshSeconds <= FALLBACK_FRESH_S)
    return Math.min(leftSeconds, SHORT_STALE_S);
  const [byClock, byAge] = [HOUR_S - (nowMs % HOUR_MS) / 1_000, HOUR_S - answer.ageSeconds];
  return Math.max(SHORT_STALE_S, Math.floor(Math.min(byClock, byAge) - leftSeconds));
}

/**
 * How long browsers and caches between may keep an answer that is the same for everyone. The whole of its freshness
 * beside an `Age` would say the same, but not every cache subtracts that.
 */
export function formatSharedCacheControl({ cache }: SharedCall, answer: CachedAge, nowMs: number): string {
  const leftSeconds = countFreshSeconds(answer);
  return [
    'public',
    `max-age=${Math.min(leftSeconds, MAX_BROWSER_S)}`,
    `s-maxage=${leftSeconds}`,
    `stale-while-revalidate=${countStaleSeconds(answer, leftSeconds, nowMs)}`,
    `stale-if-error=${Math.min(cache.staleSeconds, MAX_STALE_IF_ERROR_S)}`,
  ].join(', ');
}

/** The same where the answer is one person's: only their browser keeps it. */
export const formatPrivateCacheControl = (answer: CachedAge): string => `private, max-age=${countFreshSeconds(answer)}`;
