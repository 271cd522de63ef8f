import type { StrategyOptions } from 'workbox-strategies';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language';
import { PAGE_CACHE } from '@/lib/contract/worker';
import { parseLanguage } from '@/lib/domain/language';
import { readChosenLanguage } from './language-cookie';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

const MATCH: CacheQueryOptions = { ignoreVary: true };

const getLanguage = ({ headers }: Response): Language =>
  parseLanguage(headers.get('content-language')) ?? DEFAULT_LANGUAGE;

/** Returns the language of the cached pages; null if there is none. */
export async function readCachedLanguage(): Promise<Language | null> {
  const cache = await caches.open(PAGE_CACHE);
  const [request] = await cache.keys();
  const page = request && (await cache.match(request, MATCH));
  return page ? getLanguage(page) : null;
}

async function deletePagesExcept(language: Language): Promise<void> {
  const cache = await caches.open(PAGE_CACHE);
  for (const request of await cache.keys()) {
    const page = await cache.match(request, MATCH);
    if (page && getLanguage(page) !== language) await cache.delete(request, MATCH);
  }
}

/** Keeps the cached pages in one language, that of the newest, and out of one that the user no longer reads. */
export const inOneLanguage: Plugin = {
  cacheWillUpdate: async ({ response }) => {
    const chosen = await readChosenLanguage();
    return chosen === null || chosen === getLanguage(response) ? response : null;
  },
  cacheDidUpdate: ({ newResponse }) => deletePagesExcept(getLanguage(newResponse)),
};
