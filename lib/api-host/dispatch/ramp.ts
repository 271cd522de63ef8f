import { setTimeout as delay } from 'node:timers/promises';

/** Firebase asks senders to increase their rate over a minute (see its guide to sending at scale). */
const FIRST_PER_SECOND = 200;
const DOUBLES_EVERY_S = 10;
/** After a pause of this length the rate starts from the beginning. */
const REST_MS = 10_000;

/** Returns how many pushes may have started `elapsedMs` after the first. */
export const countAllowed = (elapsedMs: number): number => {
  const doublings = elapsedMs / 1_000 / DOUBLES_EVERY_S;
  return (FIRST_PER_SECOND * DOUBLES_EVERY_S * (2 ** doublings - 1)) / Math.LN2 + FIRST_PER_SECOND;
};

const POLL_MS = 100;

/** Creates a function that delays pushes so that their rate increases over a minute. */
export function createRamp(clock: () => number): (count: number) => Promise<void> {
  let [startMs, lastMs, started] = [-Infinity, -Infinity, 0];
  return async (count) => {
    if (clock() - lastMs > REST_MS) [startMs, started] = [clock(), 0];
    while (started > countAllowed(clock() - startMs)) await delay(POLL_MS, undefined, { ref: false });
    started += count;
    lastMs = clock();
  };
}
