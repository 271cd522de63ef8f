import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 200;

/** Ends every wait, so that the rehearsal cleans up and exits. */
export const interruption = new AbortController();

/** Polls until `isReached` returns true, and returns how long that took in ms. Throws after `limitMs`. */
export async function waitFor(
  what: string,
  isReached: () => boolean | Promise<boolean>,
  limitMs: number,
): Promise<number> {
  const startMs = performance.now();
  while (!(await isReached())) {
    interruption.signal.throwIfAborted();
    if (performance.now() - startMs > limitMs) throw new Error(`${what}: not within ${limitMs / 1_000} s`);
    await delay(POLL_MS);
  }
  return performance.now() - startMs;
}

const FETCH_LIMIT_MS = 2_000;

/** Returns true if an address responds with a 2xx status in time. */
export const isHealthy = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
