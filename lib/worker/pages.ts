import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { NetworkFirst } from './network-first';
import { paintFirst } from './paint-first';
import { RUNTIME_CACHES } from './runtime-caches';
import { settleWithin } from './settle-within';
import { strategyOptions } from './strategy-options';

/** Whoever reloads wants what is new: the network gets this head start. */
const RELOAD_TIMEOUT_MS = 3_000;
const { cacheName } = RUNTIME_CACHES.pages;

/** A newer worker takes over only once nothing is under way in this one: what hangs is left alone then. */
const RENEWAL_LIMIT_MS = 5_000;

/** A launch shows the last screen at once; its queries ask for what is new, and so does the cache for the next launch. */
class Launch extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await handler.cacheMatch(request);
    if (!cached) return handler.fetchAndCachePut(request);
    const { answer, painted } = await paintFirst(cached, (handler.event as FetchEvent).resultingClientId);
    const renewed = painted.then(() => handler.fetchAndCachePut(request));
    // Without a network the cached one stays.
    void handler.waitUntil(settleWithin(renewed, RENEWAL_LIMIT_MS));
    return answer;
  }
}

const launch = new Launch(strategyOptions('pages'));
const reload = new NetworkFirst({ ...strategyOptions('pages'), networkTimeoutMs: RELOAD_TIMEOUT_MS });

/** Opens a screen. */
export const openPage = (event: ExtendableEvent, request: Request): Promise<Response> =>
  (request.cache === 'default' ? launch : reload).handle({ event, request });

/** Has a screen drawn that nobody has opened yet, and caches it; one that is cached already, only `anew`. */
export async function cachePage(event: ExtendableEvent, path: string, { anew = false } = {}): Promise<void> {
  if (!anew && (await caches.match(path, { cacheName, ignoreVary: true }))) return;
  const [, done] = reload.handleAll({ event, request: new Request(path) });
  await done;
}

/** Screens drawn by another version name scripts that may be gone. */
export const clearPageCache = (): Promise<boolean> => caches.delete(cacheName);
