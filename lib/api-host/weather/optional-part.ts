import { circuitBreaker, ConsecutiveBreaker, handleWhen, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import { MINUTE_MS } from '@/lib/contract/durations';
import { ProviderError } from './provider-error';
import type { WeatherLog } from './weather-log';

/** Time limit of one part. After repeated failures the part is skipped for a while. */
const PART_LIMIT_MS = 2_000;
const FAILURES_TO_OPEN = 3;
const OPEN_MS = MINUTE_MS;

/** Fetches an optional part of a response. Returns null if that fails. */
export type OptionalPart = <T>(
  fetchPart: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
) => Promise<T | null>;

/**
 * Puts an optional part behind its own time limit and circuit breaker, so that one slow service does not delay the
 * rest.
 */
export function createOptionalPart(part: string, log: WeatherLog, limitMs = PART_LIMIT_MS): OptionalPart {
  const isOutage = (error: Error) => !(error instanceof ProviderError) || error.isOutage;
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  const policy = wrap(breaker, timeout(limitMs, TimeoutStrategy.Aggressive));
  return (fetchPart, signal) =>
    policy
      .execute((context) => fetchPart(context.signal), signal)
      .catch((err: unknown) => {
        log.warn(
          { part, kind: err instanceof ProviderError ? err.kind : undefined, err },
          'weather: an optional part failed; the rest is returned without it',
        );
        return null;
      });
}
