import { setTimeout as delay } from 'node:timers/promises';

/** Firebase asks senders to increase their rate over a minute (see its guide to sending at scale). */
const FIRST_PER_SECOND = 150;
const DOUBLES_EVERY_S = 10;
/** Firebase's quota of a project: 600,000 messages a minute. */
const MOST_PER_SECOND = 10_000;
const RAMP_S = DOUBLES_EVERY_S * Math.log2(MOST_PER_SECOND / FIRST_PER_SECOND);
/** After a pause of this length the rate starts from the beginning. */
const REST_MS = 10_000;

/** Returns how many pushes may have started `elapsedMs` after the first. */
export const countAllowed = (elapsedMs: number): number => {
  const elapsedS = elapsedMs / 1_000;
  const doublings = Math.min(elapsedS, RAMP_S) / DOUBLES_EVERY_S;
  const ramped = (FIRST_PER_SECOND * DOUBLES_EVERY_S * (2 ** doublings - 1)) / Math.LN2 + FIRST_PER_SECOND;
  return ramped + MOST_PER_SECOND * Math.max(0, elapsedS - RAMP_S);
};

const POLL_MS = 100;

/** Creates a function that delays pushes so that their rate increases over a minute, and then stays within the quota. */
export function createRamp(clock: () => number): (count: number) => Promise<void> {
  let [startMs, lastMs, started] = [-Infinity, -Infinity, 0];
  return async (count) => {
    if (clock() - lastMs > REST_MS) [startMs, started] = [clock(), 0];
    while (started > countAllowed(clock() - startMs)) await delay(POLL_MS, undefined, { ref: false });
    started += count;
    lastMs = clock();
  };
}
