import { CacheExpiration } from 'workbox-expiration';
import type { StrategyOptions } from 'workbox-strategies';
import { PERSONAL_CACHE_PREFIX } from '@/lib/contract/worker';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

let generation = 0;

/** Keeps an answer that was asked for before the person left from being kept after it. */
export const onlyWhileHere: Plugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.generation = generation;
  },
  cacheWillUpdate: async ({ response, state }) => (state?.generation === generation ? response : null),
  // The person may leave between the decision to keep and the keeping.
  cacheDidUpdate: async ({ cacheName, request, state }) => {
    if (state?.generation !== generation) await (await caches.open(cacheName)).delete(request);
  },
};

/** Forgets every kept answer in which a person shows, and what was noted of its use. */
export async function forgetPerson(): Promise<void> {
  generation += 1;
  const personal = (await caches.keys()).filter((name) => name.startsWith(PERSONAL_CACHE_PREFIX));
  for (const name of personal) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}
