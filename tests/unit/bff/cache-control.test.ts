import { readFileSync } from 'node:fs';
import { HOUR_MS, MINUTE_MS, MINUTE_S } from '@/lib/contract/durations';
import { getPositionWeather } from '@/lib/contract/weather';
import { RESPONSE_FRESH_S, FALLBACK_FRESH_S, PENDING_FRESH_S } from '@/lib/contract/weather-freshness';
import { formatSharedCacheControl, type CachedAge } from '@/lib/bff/gateway/cache-control';

const NGINX = readFileSync('deploy/nginx.conf', 'utf8');
const NOON = Date.UTC(2026, 2, 1, 3);
/** Builds a response by its age when it was stored. */
function kept(freshSeconds: number, wasSeconds = 0, sinceSeconds = 0): CachedAge {
  const isFresh = sinceSeconds <= freshSeconds;
  const age = { ageSeconds: wasSeconds + sinceSeconds, lifetimeSeconds: wasSeconds + freshSeconds };
  return { ...age, freshSeconds, cacheState: isFresh ? 'hit' : 'stale' };
}

/** Returns `stale-while-revalidate` of a response, in s. */
const standsIn = (answer: CachedAge, nowMs = NOON) =>
  Number(/stale-while-revalidate=(\d+)/.exec(formatSharedCacheControl(getPositionWeather, answer, nowMs))?.[1]);

describe('a shared cache may serve a stale response', () => {
  it.each([
    ['until the full hour', kept(RESPONSE_FRESH_S), 0, 55 * MINUTE_S],
    ['the same when it has been here for a while', kept(RESPONSE_FRESH_S, 0, 60), 1, 55 * MINUTE_S],
    ['until it is an hour old itself', kept(RESPONSE_FRESH_S, 10 * MINUTE_S), 0, 45 * MINUTE_S],
    ['a moment where the hour ends with its freshness', kept(RESPONSE_FRESH_S), 55, 10],
  ])('%s', (_, answer, minutes, seconds) => expect(standsIn(answer, NOON + minutes * MINUTE_MS)).toBe(seconds));

  it.each([
    ['a better one is on its way', kept(PENDING_FRESH_S), 2],
    ['it is itself one that stood in', kept(RESPONSE_FRESH_S, 0, RESPONSE_FRESH_S + 1), 1],
    ['it is recorded, or an old one', kept(FALLBACK_FRESH_S), 10],
  ])('no longer than it was fresh, at most ten seconds, if %s', (_, answer, seconds) =>
    expect(standsIn(answer)).toBe(seconds),
  );

  it('never beyond the full hour', () => {
    for (let atMs = NOON; atMs < NOON + HOUR_MS; atMs += MINUTE_MS) {
      const leftSeconds = (NOON + HOUR_MS - atMs) / 1_000;
      const freshSeconds = Math.min(RESPONSE_FRESH_S, leftSeconds);
      expect(freshSeconds + standsIn(kept(freshSeconds), atMs)).toBeLessThanOrEqual(leftSeconds + 10);
    }
  });
});

it('reaches browsers without directives for shared caches: nginx removes them', () => {
  const [, words = ''] = /map \$upstream_http_cache_control \$for_browsers \{[^}]*"~(.+)" \$minute;/.exec(NGINX) ?? [];
  const said = formatSharedCacheControl(getPositionWeather, kept(RESPONSE_FRESH_S), NOON);
  expect(new RegExp(words).exec(said)?.groups?.minute).toBe('public, max-age=60');
});
