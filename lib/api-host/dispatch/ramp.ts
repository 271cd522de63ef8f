import { setTimeout as delay } from 'node:timers/promises';

/** Firebase asks senders to get faster over a minute rather than at once (its guide to sending at scale). */
const FIRST_PER_SECOND = 200;
const DOUBLES_EVERY_S = 10;
/** After so long without a push the next ones are a beginning again. */
const REST_MS = 10_000;

/** How many pushes may have begun so long after the first. */
export const countAllowed = (elapsedMs: number): number => {
  const doublings = elapsedMs / 1_000 / DOUBLES_EVERY_S;
  return (FIRST_PER_SECOND * DOUBLES_EVERY_S * (2 ** doublings - 1)) / Math.LN2 + FIRST_PER_SECOND;
};

const LOOK_MS = 100;

/** Holds pushes back so that they get faster over a minute. */
export function createRamp(clock: () => number): (count: number) => Promise<void> {
  let [startMs, lastMs, begun] = [-Infinity, -Infinity, 0];
  return async (count) => {
    if (clock() - lastMs > REST_MS) [startMs, begun] = [clock(), 0];
    while (begun > countAllowed(clock() - startMs)) await delay(LOOK_MS, undefined, { ref: false });
    begun += count;
    lastMs = clock();
  };
}
