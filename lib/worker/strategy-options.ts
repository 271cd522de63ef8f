import { ExpirationPlugin } from 'workbox-expiration';
import type { StrategyOptions } from 'workbox-strategies';
import { PERSONAL_CACHE_PREFIX } from '@/lib/contract/worker';
import { RUNTIME_CACHES, getCacheKey, type CacheKind } from './runtime-caches';
import { inOneLanguage } from './page-language';
import { discardAfterLogout } from './personal-caches';

/** Fallback weather must not replace weather of the place itself. */
const isFallback = (kind: CacheKind, { headers }: Response): boolean =>
  (kind === 'weather' || kind === 'outfits') && headers.get('cache-control')?.includes('no-store') === true;

/** Returns whether a response may be cached. Browsers reject a redirected response to a navigation. */
const isStorable = (kind: CacheKind, response: Response): boolean =>
  response.status === 200 && !response.redirected && !isFallback(kind, response);

/** Returns Workbox's options for a kind of response: cache name, limits, and deletion at logout for personal caches. */
export function getStrategyOptions(
  kind: CacheKind,
): StrategyOptions & { plugins: NonNullable<StrategyOptions['plugins']> } {
  const { cacheName, maxEntries, maxAgeSeconds } = RUNTIME_CACHES[kind];
  return {
    cacheName,
    // Pages vary by headers of the Next.js router and outfits by cookies. Workers see neither.
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => getCacheKey(kind, request.url),
        cacheWillUpdate: async ({ response }) => (isStorable(kind, response) ? response : null),
      },
      new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }),
      ...(kind === 'pages' ? [inOneLanguage] : []),
      ...(cacheName.startsWith(PERSONAL_CACHE_PREFIX) ? [discardAfterLogout] : []),
    ],
  };
}
