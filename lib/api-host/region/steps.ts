/**
 * Work that yields after every few milliseconds, so that its caller decides whether the event loop turns in between. It
 * returns its result.
 */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all remaining work at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
