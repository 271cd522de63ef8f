import { CacheExpiration } from 'workbox-expiration';
import type { StrategyOptions } from 'workbox-strategies';
import { PERSONAL_CACHE_PREFIX } from '@/lib/contract/worker';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

let generation = 0;

/** An answer that was asked for before a logout is not cached after it. */
export const discardAfterLogout: Plugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.generation = generation;
  },
  cacheWillUpdate: async ({ response, state }) => (state?.generation === generation ? response : null),
  // The person may leave between the decision to cache and the caching.
  cacheDidUpdate: async ({ cacheName, request, state }) => {
    if (state?.generation !== generation) await (await caches.open(cacheName)).delete(request);
  },
};

/** Deletes every cached answer in which a person shows, and what was noted of its use. */
export async function clearPersonalCaches(): Promise<void> {
  generation += 1;
  const personal = (await caches.keys()).filter((name) => name.startsWith(PERSONAL_CACHE_PREFIX));
  for (const name of personal) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

/** Names that earlier versions cached under, which nobody clears any more. */
const RETIRED = ['weather'];

export const clearRetiredCaches = (): Promise<unknown> => Promise.all(RETIRED.map((name) => caches.delete(name)));
