import { setMaxListeners } from 'node:events';
import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { WeatherProviderName } from '@/lib/contract/weather-provider-name';
import type { Weather } from '@/lib/domain/weather/weather';
import { removeInvalidValues } from './remove-invalid-values';
import { ProviderError } from './provider-error';
import type { BudgetStage } from './supply/budget';
import { NEVER_ABORTED } from './never-aborted';
import type { WeatherLog } from './weather-log';
import type { WeatherProvider } from './weather-provider';

export interface GuardLimits {
  /** How long a person is kept waiting for a provider. */
  patienceMs: number;
  /** How long a provider may take altogether. */
  fetchLimitMs: number;
  /** Failures in a row after which a provider is left alone, and for how long at first and at most. */
  failuresToOpen: number;
  openMs: number;
  openMaxMs: number;
  /** Cells asked for at once and waiting to be; further ones fail at once. */
  concurrentCells: number;
  queuedCells: number;
}

/** A provider behind a circuit breaker, a time limit and a limit of how much is asked at once. */
export interface GuardedProvider {
  readonly name: string;
  readonly source: WeatherProviderName;
  dailyCalls(): number | null;
  stage(): BudgetStage;
  /** Whether requests may be sent: the circuit is closed. */
  isClosed(): boolean;
  /** Whether a person may wait for it: closed, and it was heard within their patience the last time. */
  isPrompt(): boolean;
  /** Says that a person has waited for it in vain: nobody else is to, until it is prompt again. */
  markSlow(): void;
  fetch(cell: GridCell, nowMs: number): Promise<Weather>;
  /** While the circuit is open: tries again if its pause is over. Null where it is not, or where the try fails. */
  probe(cell: GridCell, nowMs: number): Promise<Weather | null>;
}

/** Every part of an answer listens whether it is still wanted, through two policies. */
const MAX_LISTENERS = 40;

const isOutage = (error: Error) => !(error instanceof ProviderError) || error.isOutage;

function createPolicy(name: string, limits: GuardLimits, log: WeatherLog) {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: new ExponentialBackoff({ initialDelay: limits.openMs, maxDelay: limits.openMaxMs }),
    breaker: new ConsecutiveBreaker(limits.failuresToOpen),
  });
  breaker.onBreak(() => log.warn({ provider: name }, 'weather provider left alone after repeated failures'));
  breaker.onReset(() => log.info({ provider: name }, 'weather provider answers again'));
  const limit = timeout(limits.fetchLimitMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: true });
  // What waits in the bulkhead meets the breaker when its turn comes, not when it queued.
  return { breaker, policy: wrap(bulkhead(limits.concurrentCells, limits.queuedCells), breaker, limit) };
}

/** Puts a provider behind its guard. `closing` ends what is under way. */
export function guardProvider(
  provider: WeatherProvider,
  limits: GuardLimits,
  log: WeatherLog,
  closing: AbortSignal,
): GuardedProvider {
  const { breaker, policy } = createPolicy(provider.name, limits, log);
  let prompt = true;

  async function fetch(cell: GridCell, nowMs: number): Promise<Weather> {
    const beganMs = performance.now();
    try {
      // `closing` is no matter of the policy: its bulkhead forgets all who wait behind one that was called off.
      return await policy.execute(async ({ signal }) => {
        if (closing.aborted) throw new ProviderError('timeout', `${provider.name}: closing`);
        const within = AbortSignal.any([signal, closing]);
        setMaxListeners(MAX_LISTENERS, within);
        return removeInvalidValues(await provider.fetch(cell, nowMs, within));
      }, NEVER_ABORTED);
    } catch (error) {
      throw error instanceof TaskCancelledError ? new ProviderError('timeout', `${provider.name}: too late`) : error;
    } finally {
      prompt = performance.now() - beganMs < limits.patienceMs;
    }
  }

  const isClosed = () => breaker.state === CircuitState.Closed;
  return {
    name: provider.name,
    source: provider.source,
    dailyCalls: () => provider.dailyCalls(),
    stage: () => provider.stage(),
    isClosed,
    isPrompt: () => isClosed() && prompt,
    markSlow: () => {
      prompt = false;
    },
    fetch,
    // One probe at a time: a second one during the first would wait for it.
    probe: async (cell, nowMs) => (breaker.state === CircuitState.Open ? fetch(cell, nowMs).catch(() => null) : null),
  };
}
