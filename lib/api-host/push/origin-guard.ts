import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleAll, isBrokenCircuitError, wrap } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Logger } from '@/lib/log';
import { MAX_CONNECTIONS } from './http-client';
import type { SendResult } from './push-transport';

const MAX_FAILURES = 10;
const REST_MS = 30_000;
/** There are few push services, but a subscription may name any origin. */
const MAX_ORIGINS = 1_000;

/**
 * Calls `send` within the limits of its origin, so that a slow push service does not delay the others: a bounded number of
 * concurrent sends, and a pause after repeated failures.
 */
export type OriginGuard = (origin: string, send: () => Promise<SendResult>) => Promise<SendResult>;

/** Returns a reason that does not name the push service. */
const getErrorReason = (error: Error): string => (error as NodeJS.ErrnoException).code ?? error.message;

function createPolicy(logger: Logger) {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });
  // The origin is not logged: a user may have chosen the host of an endpoint.
  breaker.onBreak((last) => {
    const reason = 'error' in last ? getErrorReason(last.error) : undefined;
    logger.warn({ reason }, 'push: a push service failed repeatedly; no sends to it for 30 s');
  });
  // Sends that wait in the bulkhead reach the breaker only when they start.
  return wrap(bulkhead(MAX_CONNECTIONS, Infinity), breaker);
}

/** Creates a guard. If `send` rejects, the push service is unreachable: the guard then returns when to try again. */
export function createOriginGuard(logger: Logger): OriginGuard {
  const policies = new LRUCache<string, ReturnType<typeof createPolicy>>({ max: MAX_ORIGINS });

  function getPolicy(origin: string) {
    const policy = policies.get(origin) ?? createPolicy(logger);
    policies.set(origin, policy);
    return policy;
  }

  return async (origin, send) => {
    try {
      return await getPolicy(origin).execute(send);
    } catch (error) {
      return { retryAfterMs: isBrokenCircuitError(error) ? REST_MS : 0 };
    }
  };
}
