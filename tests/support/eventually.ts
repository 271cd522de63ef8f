import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const STEP_MS = 20;

/** Polls until a value satisfies the condition, and returns it. Throws after 30 s. */
export async function eventually<T>(getValue: () => T | Promise<T>, isReached: (value: T) => boolean): Promise<T> {
  for (const endMs = performance.now() + LIMIT_MS; performance.now() < endMs; await delay(STEP_MS)) {
    const value = await getValue();
    if (isReached(value)) return value;
  }
  throw new Error(`the condition was not reached in ${LIMIT_MS} ms`);
}
