import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleAll, isBrokenCircuitError, wrap } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Logger } from '@/lib/log';
import { MAX_CONNECTIONS } from './http-client';
import type { SendResult } from './push-transport';

const MAX_FAILURES = 10;
const REST_MS = 30_000;
/** Push services are a handful; a subscription may name any. */
const MAX_ORIGINS = 1_000;

/** Sends to an origin, so that one which is silent takes nothing from the others: few at once, and rests after failures. */
export type OriginGuard = (origin: string, send: () => Promise<SendResult>) => Promise<SendResult>;

/** What went wrong, without where: a code, or words of ours. */
const getErrorReason = (error: Error): string => (error as NodeJS.ErrnoException).code ?? error.message;

function createPolicy(logger: Logger) {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });
  // Which one is not logged: an endpoint's host may be of somebody's own choosing.
  breaker.onBreak((last) => {
    const reason = 'error' in last ? getErrorReason(last.error) : undefined;
    logger.warn({ reason }, 'a push service is left alone after repeated failures');
  });
  // What waits in the bulkhead meets the breaker when its turn comes.
  return wrap(bulkhead(MAX_CONNECTIONS, Infinity), breaker);
}

/** `send` rejects where the origin cannot be heard; that is no fault of the token's. */
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
