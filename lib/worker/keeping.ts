import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { kindOf, type Kind } from './keeping-rules';
import { NewsFirst } from './news-first';
import { drawPage } from './pages';
import { optionsOf } from './strategy-options';

const ANSWER_PATIENCE_MS = 3_000;

const answers = (kind: Kind) =>
  new NewsFirst({ ...optionsOf(kind), patienceMs: ANSWER_PATIENCE_MS, heedsNoCache: true });

/** Bookmarks that are kept are of no use without their screen, which is mostly reached without a navigation. */
function bookmarks(): Strategy {
  const strategy = answers('bookmarks');
  strategy.plugins.push({ cacheDidUpdate: ({ event }) => drawPage(event, '/my/bookmark') });
  return strategy;
}

const STRATEGIES: Record<Exclude<Kind, 'pages'>, Strategy> = {
  weather: answers('weather'),
  categories: answers('categories'),
  regions: answers('regions'),
  outfits: answers('outfits'),
  bookmarks: bookmarks(),
  pictures: new CacheFirst(optionsOf('pictures')),
  drawings: new StaleWhileRevalidate(optionsOf('drawings')),
};

/** Keeps what is on the list, each kind in its own way; every other request goes past the worker. */
export function keepAnswers(): void {
  for (const [kind, strategy] of Object.entries(STRATEGIES))
    registerRoute(({ url, sameOrigin }) => sameOrigin && kindOf(url.pathname) === kind, strategy);
}
