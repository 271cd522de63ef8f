import { CacheExpiration } from 'workbox-expiration';
import type { StrategyOptions } from 'workbox-strategies';
import { PERSONAL_CACHE_PREFIX } from '@/lib/contract/worker';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

let generation = 0;

/** Prevents responses to requests from before a logout from being cached after it. */
export const discardAfterLogout: Plugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.generation = generation;
  },
  cacheWillUpdate: async ({ response, state }) => (state?.generation === generation ? response : null),
  // The logout may happen between the decision to cache and the write.
  cacheDidUpdate: async ({ cacheName, request, state }) => {
    if (state?.generation !== generation) await (await caches.open(cacheName)).delete(request);
  },
};

/** Includes Workbox's records of their use. */
export async function clearPersonalCaches(): Promise<void> {
  generation += 1;
  const personal = (await caches.keys()).filter((name) => name.startsWith(PERSONAL_CACHE_PREFIX));
  for (const name of personal) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

/** Caches of earlier versions. */
const RETIRED = ['weather'];

export const clearRetiredCaches = (): Promise<unknown> => Promise.all(RETIRED.map((name) => caches.delete(name)));
