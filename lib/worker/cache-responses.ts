import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { getCacheKind, type CacheKind } from './runtime-caches';
import { NetworkFirst } from './network-first';
import { cachePage } from './pages';
import { getStrategyOptions } from './strategy-options';

const NETWORK_TIMEOUT_MS = 3_000;

const createNetworkFirst = (kind: CacheKind) =>
  new NetworkFirst({ ...getStrategyOptions(kind), networkTimeoutMs: NETWORK_TIMEOUT_MS, heedsNoCache: true });

/** Caches the bookmark screen with the bookmarks, because that screen is mostly opened without a navigation. */
function createBookmarks(): Strategy {
  const strategy = createNetworkFirst('bookmarks');
  strategy.plugins.push({ cacheDidUpdate: ({ event }) => cachePage(event, '/my/bookmark') });
  return strategy;
}

/** Caches the screens of trips with the lists, because they are mostly opened without a navigation. */
function createPackingLists(): Strategy {
  const strategy = createNetworkFirst('packing-lists');
  strategy.plugins.push({
    cacheDidUpdate: async ({ event }) => {
      for (const path of ['/my/trips', '/my/trip']) await cachePage(event, path);
    },
  });
  return strategy;
}

const STRATEGIES: Record<Exclude<CacheKind, 'pages'>, Strategy> = {
  weather: createNetworkFirst('weather'),
  categories: createNetworkFirst('categories'),
  regions: createNetworkFirst('regions'),
  outfits: createNetworkFirst('outfits'),
  bookmarks: createBookmarks(),
  places: createNetworkFirst('places'),
  'my-day': createNetworkFirst('my-day'),
  'packing-lists': createPackingLists(),
  bookmarkIds: createNetworkFirst('bookmarkIds'),
  pictures: new CacheFirst(getStrategyOptions('pictures')),
  drawings: new StaleWhileRevalidate(getStrategyOptions('drawings')),
};

/** Serves and caches the kinds of responses in `RUNTIME_CACHES`. All other requests bypass the worker. */
export function cacheResponses(): void {
  for (const [kind, strategy] of Object.entries(STRATEGIES))
    registerRoute(({ url, sameOrigin }) => sameOrigin && getCacheKind(url.pathname) === kind, strategy);
}
