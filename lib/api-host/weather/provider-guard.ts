import { setMaxListeners } from 'node:events';
import {
  bulkhead,
  CircuitState,
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
import { createBreaker } from '../shared/breaker';
import { removeInvalidValues } from './remove-invalid-values';
import { isOutage, ProviderError } from './provider-error';
import type { BudgetStage } from './supply/budget';
import { NEVER_ABORTED } from './never-aborted';
import type { WeatherLog } from './weather-log';
import type { OnLateParts, WeatherProvider } from './weather-provider';

export interface GuardLimits {
  /** How long a request waits for a provider. */
  patienceMs: number;
  /** Time limit of a complete fetch. */
  fetchLimitMs: number;
  /** Consecutive failures that open the circuit, and its first and longest pause. */
  failuresToOpen: number;
  openMs: number;
  openMaxMs: number;
  /** Cells fetched at once, and cells waiting. Further ones fail immediately. */
  concurrentCells: number;
  queuedCells: number;
}

/** A provider behind a circuit breaker, a time limit and a concurrency limit. */
export interface GuardedProvider {
  readonly name: string;
  readonly source: WeatherProviderName;
  readonly isLastResort?: true;
  dailyCalls(): number | null;
  stage(): BudgetStage;
  isClosed(): boolean;
  /** Returns whether requests may wait for it: the circuit is closed and the last fetch took less than `patienceMs`. */
  isPrompt(): boolean;
  /** Records that a request waited in vain, so that no other waits until a fetch is prompt again. */
  markSlow(): void;
  fetch(cell: GridCell, nowMs: number, onLate?: OnLateParts): Promise<Weather>;
  /** If the circuit is open and its pause is over, tries a fetch. Returns null otherwise, or if the fetch fails. */
  probe(cell: GridCell, nowMs: number): Promise<Weather | null>;
}

/** Each part of a fetch adds listeners to its signal, in two policies. */
const MAX_LISTENERS = 40;

function createPolicy(name: string, limits: GuardLimits, log: WeatherLog) {
  const breaker = createBreaker({
    failures: handleWhen(isOutage),
    failuresToOpen: limits.failuresToOpen,
    pauses: new ExponentialBackoff({ initialDelay: limits.openMs, maxDelay: limits.openMaxMs }),
  });
  breaker.onBreak(() => log.warn({ provider: name }, 'weather: provider paused after repeated failures'));
  breaker.onReset(() => log.info({ provider: name }, 'weather: provider responds again'));
  const limit = timeout(limits.fetchLimitMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: true });
  // A cell that waits in the bulkhead checks the breaker when its turn comes, not when it was queued.
  return { breaker, policy: wrap(bulkhead(limits.concurrentCells, limits.queuedCells), breaker, limit) };
}

/** Puts a provider behind its guard. `closing` aborts running fetches. */
export function guardProvider(
  provider: WeatherProvider,
  limits: GuardLimits,
  log: WeatherLog,
  closing: AbortSignal,
): GuardedProvider {
  const { breaker, policy } = createPolicy(provider.name, limits, log);
  let prompt = true;

  async function fetch(cell: GridCell, nowMs: number, onLate?: OnLateParts): Promise<Weather> {
    const beganMs = performance.now();
    try {
      // `closing` is not passed to the policy: an aborted call would make its bulkhead drop the calls queued behind it.
      return await policy.execute(async ({ signal }) => {
        if (closing.aborted) throw new ProviderError('timeout', `${provider.name}: closing`);
        const within = AbortSignal.any([signal, closing]);
        setMaxListeners(MAX_LISTENERS, within);
        return removeInvalidValues(await provider.fetch(cell, nowMs, within, onLate));
      }, NEVER_ABORTED);
    } catch (error) {
      throw error instanceof TaskCancelledError ? new ProviderError('timeout', `${provider.name}: timed out`) : error;
    } finally {
      prompt = performance.now() - beganMs < limits.patienceMs;
    }
  }

  const isClosed = () => breaker.state === CircuitState.Closed;
  return {
    name: provider.name,
    source: provider.source,
    isLastResort: provider.isLastResort,
    dailyCalls: () => provider.dailyCalls(),
    stage: () => provider.stage(),
    isClosed,
    isPrompt: () => isClosed() && prompt,
    markSlow: () => {
      prompt = false;
    },
    fetch,
    // The state is half-open during a probe, so a second probe does not start.
    probe: async (cell, nowMs) => (breaker.state === CircuitState.Open ? fetch(cell, nowMs).catch(() => null) : null),
  };
}
