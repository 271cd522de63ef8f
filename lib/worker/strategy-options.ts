import { ExpirationPlugin } from 'workbox-expiration';
import type { StrategyOptions } from 'workbox-strategies';
import { PERSONAL_CACHE_PREFIX } from '@/lib/contract/worker';
import { RUNTIME_CACHES, getCacheKey, type CacheKind } from './runtime-caches';
import { discardAfterLogout } from './personal-caches';

/** How Workbox caches a kind of answer: under which name, how many, how long, and whose. */
export function strategyOptions(kind: CacheKind): StrategyOptions & { plugins: NonNullable<StrategyOptions['plugins']> } {
  const { cacheName, maxEntries, maxAgeSeconds } = RUNTIME_CACHES[kind];
  return {
    cacheName,
    // Screens vary by the router's own headers and outfits by cookies, neither of which a worker sees.
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => getCacheKey(kind, request.url),
        // An answer that was redirected may not answer a navigation.
        cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
      },
      new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }),
      ...(cacheName.startsWith(PERSONAL_CACHE_PREFIX) ? [discardAfterLogout] : []),
    ],
  };
}
