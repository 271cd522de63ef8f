import { circuitBreaker, ConsecutiveBreaker, handleWhen, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import { MINUTE_MS } from '@/lib/contract/durations';
import { ProviderError } from './provider-error';
import type { WeatherLog } from './weather-log';

/** A part is not waited for longer, and is left out for a while after failing so often in a row. */
const PART_LIMIT_MS = 2_000;
const FAILURES_TO_OPEN = 3;
const OPEN_MS = MINUTE_MS;

/** Fetches a part of an answer that can be done without: null where it fails. */
export type OptionalPart = <T>(
  fetchPart: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
) => Promise<T | null>;

/**
 * A part of a provider's answer behind its own time limit and circuit breaker, so that one service which hangs does
 * not make every answer late.
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
        log.warn({ part, kind: err instanceof ProviderError ? err.kind : undefined, err }, 'weather without a part');
        return null;
      });
}
