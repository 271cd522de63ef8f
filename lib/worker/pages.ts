import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { NetworkFirst } from './network-first';
import { paintFirst } from './paint-first';
import { RUNTIME_CACHES } from './runtime-caches';
import { settleWithin } from './settle-within';
import { getStrategyOptions } from './strategy-options';

/** Time to wait for the network at a reload, because the user wants a new page. */
const RELOAD_TIMEOUT_MS = 3_000;
const { cacheName } = RUNTIME_CACHES.pages;

/** Limit for refreshing a page in the background. A longer event would keep a newer worker from taking over. */
const RENEWAL_LIMIT_MS = 5_000;

/** Serves the cached page at once. After its paint, refreshes it for the next launch. Its queries fetch new data. */
class Launch extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await handler.cacheMatch(request);
    if (!cached) return handler.fetchAndCachePut(request);
    const { response, painted } = await paintFirst(cached, (handler.event as FetchEvent).resultingClientId);
    const renewed = painted.then(() => handler.fetchAndCachePut(request));
    // If the network fails, the cached page stays.
    void handler.waitUntil(settleWithin(renewed, RENEWAL_LIMIT_MS));
    return response;
  }
}

const launch = new Launch(getStrategyOptions('pages'));
const reload = new NetworkFirst({ ...getStrategyOptions('pages'), networkTimeoutMs: RELOAD_TIMEOUT_MS });

/** Serves a screen: from the cache first at a launch, from the network first at a reload. */
export const openPage = (event: ExtendableEvent, request: Request): Promise<Response> =>
  (request.cache === 'default' ? launch : reload).handle({ event, request });

/** With `anew`, a page that is cached already is replaced. */
export async function cachePage(event: ExtendableEvent, path: string, { anew = false } = {}): Promise<void> {
  if (!anew && (await caches.match(path, { cacheName, ignoreVary: true }))) return;
  const [, done] = reload.handleAll({ event, request: new Request(path) });
  await done;
}

/** Pages of another version refer to scripts that may no longer exist. */
export const clearPageCache = (): Promise<boolean> => caches.delete(cacheName);
