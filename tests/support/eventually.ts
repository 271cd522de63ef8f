import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const FIRST_STEP_MS = 10;
const LONGEST_STEP_MS = 200;

/** Polls until a value satisfies the condition, ever less often, and returns it. Throws after 30 s. */
export async function eventually<T>(getValue: () => T | Promise<T>, isReached: (value: T) => boolean): Promise<T> {
  let stepMs = FIRST_STEP_MS;
  for (const endMs = performance.now() + LIMIT_MS; performance.now() < endMs; await delay(stepMs)) {
    const value = await getValue();
    if (isReached(value)) return value;
    stepMs = Math.min(1.5 * stepMs, LONGEST_STEP_MS);
  }
  throw new Error(`the condition was not reached in ${LIMIT_MS} ms`);
}
