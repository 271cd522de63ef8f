import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate, type Strategy, type StrategyOptions } from 'workbox-strategies';
import { PERSONAL_CACHE_PREFIX } from '@/lib/contract/worker';
import { KEPT, keyOf, kindOf, type Kind } from './keeping-rules';
import { NewsFirst } from './news-first';
import { onlyWhileHere } from './person';

/** A launch shows the last screen at once and then what is new: the network gets this head start and no more. */
const PAGE_PATIENCE_MS = 1_000;
const ANSWER_PATIENCE_MS = 3_000;

function optionsOf(kind: Kind): StrategyOptions {
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

export const pages = new NewsFirst({ ...optionsOf('pages'), patienceMs: PAGE_PATIENCE_MS });

const answers = (kind: Kind) =>
  new NewsFirst({ ...optionsOf(kind), patienceMs: ANSWER_PATIENCE_MS, heedsNoCache: true });

const STRATEGIES: Record<Exclude<Kind, 'pages'>, Strategy> = {
  weather: answers('weather'),
  categories: answers('categories'),
  regions: answers('regions'),
  outfits: answers('outfits'),
  bookmarks: answers('bookmarks'),
  pictures: new CacheFirst(optionsOf('pictures')),
  drawings: new StaleWhileRevalidate(optionsOf('drawings')),
};

/** Keeps what is on the list, each kind in its own way; every other request goes past the worker. */
export function keepAnswers(): void {
  for (const [kind, strategy] of Object.entries(STRATEGIES))
    registerRoute(({ url, sameOrigin }) => sameOrigin && kindOf(url.pathname) === kind, strategy);
}
