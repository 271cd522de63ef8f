import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const STEP_MS = 10;

/** Asks again until an answer is as it should be: for what goes on in the background. */
export async function eventually<T>(ask: () => T | Promise<T>, isThere: (answer: T) => boolean): Promise<T> {
  for (const endMs = performance.now() + LIMIT_MS; performance.now() < endMs; await delay(STEP_MS)) {
    const answer = await ask();
    if (isThere(answer)) return answer;
  }
  throw new Error(`it did not come about in ${LIMIT_MS} ms`);
}
