import { RUNTIME_CACHES } from './runtime-caches';
import { NetworkFirst } from './network-first';
import { strategyOptions } from './strategy-options';

/** A launch shows the last screen at once and then what is new: the network gets this head start and no more. */
const NETWORK_TIMEOUT_MS = 700;
const { cacheName } = RUNTIME_CACHES.pages;

/** Opens a screen, from the cache where the network is late. */
export const pageStrategy = new NetworkFirst({ ...strategyOptions('pages'), networkTimeoutMs: NETWORK_TIMEOUT_MS });

/** Has a screen drawn that nobody has opened yet, and caches it; one that is cached already, only `anew`. */
export async function cachePage(event: ExtendableEvent, path: string, { anew = false } = {}): Promise<void> {
  if (!anew && (await caches.match(path, { cacheName, ignoreVary: true }))) return;
  const [, done] = pageStrategy.handleAll({ event, request: new Request(path) });
  await done;
}

/** Screens drawn by another version name scripts that may be gone. */
export const clearPageCache = (): Promise<boolean> => caches.delete(cacheName);
