import type { IBackoff, IBackoffFactory } from 'cockatiel';

/**
 * Makes the pauses of a circuit breaker independent of the system's clock. cockatiel compares `Date.now()` with the time
 * at which the circuit opened, so a clock that is put back would keep the circuit open for as long. Here, a pause lasts
 * for ever until its time has passed on the monotonic clock, and is over from then on.
 */
export const onMonotonicClock = <T>(pauses: IBackoffFactory<T>): IBackoffFactory<T> => ({
  next: (context) => startPause(pauses.next(context)),
});

function startPause<T>(pause: IBackoff<T>): IBackoff<T> {
  const startedMs = performance.now();
  return {
    get duration() {
      return performance.now() - startedMs < pause.duration ? Infinity : -Infinity;
    },
    next: (context) => startPause(pause.next(context)),
  };
}
