import {
  circuitBreaker,
  ConsecutiveBreaker,
  type IBackoff,
  type IBackoffFactory,
  type IHalfOpenAfterBackoffContext,
  type Policy,
} from 'cockatiel';

interface BreakerOptions {
  /** Selects the results and errors that count as failures. */
  failures: Policy;
  /** Consecutive failures that open the circuit. */
  failuresToOpen: number;
  pauses: IBackoffFactory<IHalfOpenAfterBackoffContext>;
}

/** Creates a circuit breaker that opens after consecutive failures and whose pauses are independent of the system's clock. */
export const createBreaker = ({ failures, failuresToOpen, pauses }: BreakerOptions) =>
  circuitBreaker(failures, {
    halfOpenAfter: onMonotonicClock(pauses),
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });

/**
 * Measures pauses on the monotonic clock. cockatiel compares `Date.now()` with the time at which the circuit opened, so a
 * clock that is put back would keep the circuit open for as long. Here, a pause lasts for ever until its time has passed on
 * the monotonic clock, and is over from then on.
 */
const onMonotonicClock = <T>(pauses: IBackoffFactory<T>): IBackoffFactory<T> => ({
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
