import { KEPT } from './keeping-rules';
import { NewsFirst } from './news-first';
import { optionsOf } from './strategy-options';

/** A launch shows the last screen at once and then what is new: the network gets this head start and no more. */
const PATIENCE_MS = 700;
const { cacheName } = KEPT.pages;

/** Opens a screen that is kept. */
export const pages = new NewsFirst({ ...optionsOf('pages'), patienceMs: PATIENCE_MS });

/** Has a screen drawn that nobody has opened yet; one that is kept, only `anew`. */
export async function drawPage(event: ExtendableEvent, path: string, { anew = false } = {}): Promise<void> {
  if (!anew && (await caches.match(path, { cacheName, ignoreVary: true }))) return;
  const [, done] = pages.handleAll({ event, request: new Request(path) });
  await done;
}

/** Screens drawn by another version name scripts that may be gone. */
export const forgetPages = (): Promise<boolean> => caches.delete(cacheName);
