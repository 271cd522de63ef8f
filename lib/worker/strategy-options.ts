import { ExpirationPlugin } from 'workbox-expiration';
import type { StrategyOptions } from 'workbox-strategies';
import { PERSONAL_CACHE_PREFIX } from '@/lib/contract/worker';
import { KEPT, keyOf, type Kind } from './keeping-rules';
import { onlyWhileHere } from './person';

/** How Workbox keeps a kind of answer: under which name, how many, how long, and whose. */
export function optionsOf(kind: Kind): StrategyOptions & { plugins: NonNullable<StrategyOptions['plugins']> } {
  const { cacheName, maxEntries, maxAgeSeconds } = KEPT[kind];
  return {
    cacheName,
    // Screens vary by the router's own headers and outfits by cookies, neither of which a worker sees.
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => keyOf(kind, request.url),
        // An answer that was redirected may not answer a navigation.
        cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
      },
      new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }),
      ...(cacheName.startsWith(PERSONAL_CACHE_PREFIX) ? [onlyWhileHere] : []),
    ],
  };
}
