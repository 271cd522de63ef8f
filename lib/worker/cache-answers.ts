import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { cacheKindOf, type Kind } from './runtime-caches';
import { NetworkFirst } from './network-first';
import { cachePage } from './pages';
import { strategyOptions } from './strategy-options';

const NETWORK_TIMEOUT_MS = 3_000;

const answers = (kind: Kind) =>
  new NetworkFirst({ ...strategyOptions(kind), networkTimeoutMs: NETWORK_TIMEOUT_MS, heedsNoCache: true });

/** Cached bookmarks are of no use without their screen, which is mostly reached without a navigation. */
function bookmarks(): Strategy {
  const strategy = answers('bookmarks');
  strategy.plugins.push({ cacheDidUpdate: ({ event }) => cachePage(event, '/my/bookmark') });
  return strategy;
}

const STRATEGIES: Record<Exclude<Kind, 'pages'>, Strategy> = {
  weather: answers('weather'),
  categories: answers('categories'),
  regions: answers('regions'),
  outfits: answers('outfits'),
  bookmarks: bookmarks(),
  places: answers('places'),
  'my-day': answers('my-day'),
  bookmarkIds: answers('bookmarkIds'),
  pictures: new CacheFirst(strategyOptions('pictures')),
  drawings: new StaleWhileRevalidate(strategyOptions('drawings')),
};

/** Serves and caches what is on the list, each kind by its own strategy; every other request goes past the worker. */
export function cacheAnswers(): void {
  for (const [kind, strategy] of Object.entries(STRATEGIES))
    registerRoute(({ url, sameOrigin }) => sameOrigin && cacheKindOf(url.pathname) === kind, strategy);
}
