import {
  BrokenCircuitError,
  CircuitState,
  DelegateBackoff,
  handleWhenResult,
  isBrokenCircuitError,
  type FailureReason,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '@/lib/contract/durations';
import type { Logger } from '@/lib/log';
import { createBreaker } from '../shared/breaker';
import type { SendResult } from './push-transport';
import { createSlots } from './slots';

const MAX_FAILURES = 10;
const REST_MS = 30_000;
/** If no other message comes for this long after a pause, one that has failed is sent. */
const TRIAL_WAIT_MS = 30_000;
/** After this time one send is tried, however long a pause the service requested. */
const LONGEST_REST_MS = HOUR_MS;
/** There are few push services, but a subscription may name any origin. */
const MAX_ORIGINS = 1_000;

/**
 * Calls `send` within the limits of its origin, so that a slow push service does not delay the others: a bounded number of
 * concurrent sends, and a pause after repeated failures, which is at least as long as the service requests. After the pause,
 * a message that has not failed is sent first, because one that always fails would prolong the pause for all.
 */
export type OriginGuard = (
  origin: string,
  push: { messageId: string; send: () => Promise<SendResult> },
) => Promise<SendResult>;

export interface OriginGuardOptions {
  logger: Logger;
  /** Returns how many sends to an origin may be under way at once. */
  getCapacity: (origin: string) => number;
}

type Pause = Extract<SendResult, object>;

/** Returns a reason that does not name the push service. */
const getErrorReason = (error: Error): string => (error as NodeJS.ErrnoException).code ?? error.message;

const getRequestedPauseMs = (result: unknown): number => (result as Partial<Pause> | null)?.retryAfterMs ?? 0;

const getPauseMs = (reason: FailureReason<unknown>): number =>
  'error' in reason ? REST_MS : Math.min(LONGEST_REST_MS, Math.max(REST_MS, getRequestedPauseMs(reason.value)));

function createPolicy(origin: string, { logger, getCapacity }: OriginGuardOptions) {
  let pausedUntilMs = 0;
  /** Messages that have failed since the last success. */
  const failed = new Set<string>();
  const breaker = createBreaker({
    failures: handleWhenResult((result) => getRequestedPauseMs(result) > 0).orType(Error),
    failuresToOpen: MAX_FAILURES,
    pauses: new DelegateBackoff(({ result }) => getPauseMs(result)),
  });
  breaker.onSuccess(() => failed.clear());
  breaker.onBreak((last) => {
    if ('isolated' in last) return;
    const pauseMs = getPauseMs(last);
    pausedUntilMs = performance.now() + pauseMs;
    // The origin is not logged: a user may have chosen the host of an endpoint.
    const reason = 'error' in last ? getErrorReason(last.error) : 'it requested a pause';
    logger.warn({ reason, ms: pauseMs }, 'push: a push service failed repeatedly; no sends to it during the pause');
  });
  const runInSlot = createSlots(() => getCapacity(origin));
  const mustWait = (messageId: string) =>
    breaker.state === CircuitState.Open && failed.has(messageId) && performance.now() < pausedUntilMs + TRIAL_WAIT_MS;

  async function attempt(messageId: string, send: () => Promise<SendResult>): Promise<SendResult> {
    if (mustWait(messageId)) throw new BrokenCircuitError();
    let isFailure = false;
    try {
      const result = await breaker.execute(send);
      isFailure = getRequestedPauseMs(result) > 0;
      return result;
    } catch (error) {
      isFailure = !isBrokenCircuitError(error);
      throw error;
    } finally {
      if (isFailure) failed.add(messageId);
    }
  }

  return {
    // Sends that wait for a slot reach the breaker only when they start.
    execute: ({ messageId, send }: Parameters<OriginGuard>[1]) => runInSlot(() => attempt(messageId, send)),
    getRemainingPauseMs: () => Math.max(0, Math.ceil(pausedUntilMs - performance.now())),
  };
}

/** Creates a guard. If `send` rejects, the push service is unreachable: the guard then returns when to try again. */
export function createOriginGuard(options: OriginGuardOptions): OriginGuard {
  const policies = new LRUCache<string, ReturnType<typeof createPolicy>>({ max: MAX_ORIGINS });

  function getPolicy(origin: string) {
    const policy = policies.get(origin) ?? createPolicy(origin, options);
    policies.set(origin, policy);
    return policy;
  }

  return async (origin, push) => {
    const policy = getPolicy(origin);
    try {
      return await policy.execute(push);
    } catch (error) {
      return { retryAfterMs: isBrokenCircuitError(error) ? policy.getRemainingPauseMs() : 0 };
    }
  };
}
