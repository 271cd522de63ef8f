import { setTimeout as delay } from 'node:timers/promises';
import { ConstantBackoff, handleWhen } from 'cockatiel';
import { MINUTE_MS } from '@/lib/contract/durations';
import { LATE_PART_LIMIT_MS } from '@/lib/contract/weather-freshness';
import { createBreaker } from '../shared/breaker';
import { NEVER_ABORTED } from './never-aborted';
import { isOutage, ProviderError } from './provider-error';
import type { WeatherLog } from './weather-log';

const FAILURES_TO_OPEN = 3;
const OPEN_MS = MINUTE_MS;

interface PartRequest<T> {
  /** Fetches the newest value. */
  fetch: (signal: AbortSignal) => Promise<T>;
  /** Returns the newest stored value that is still valid; null if there is none. */
  findValid: () => Promise<T | null>;
}

export interface PartResult<T> {
  value: T | null;
  /** Settles when the fetch ends; null if it has ended. */
  late: Promise<void> | null;
}

/** Loads an optional part of a response. It never throws. */
export type OptionalPart = <T>(request: PartRequest<T>) => Promise<PartResult<T>>;

interface PartOptions {
  name: string;
  /** How long an assembly waits for the newest value. */
  waitMs: number;
  log: WeatherLog;
  closing: AbortSignal;
}

/**
 * Creates the loader of an optional part, so that one slow service does not delay the rest. If the newest value is late
 * or cannot be fetched, the last valid one replaces it. The fetch of a late value continues, and only a failed one opens
 * the circuit.
 */
export function createOptionalPart({ name, waitMs, log, closing }: PartOptions): OptionalPart {
  const breaker = createBreaker({
    failures: handleWhen(isOutage),
    failuresToOpen: FAILURES_TO_OPEN,
    pauses: new ConstantBackoff(OPEN_MS),
  });

  function logFailure(err: unknown): void {
    if (closing.aborted) return;
    const kind = err instanceof ProviderError ? err.kind : undefined;
    log.warn({ part: name, kind, err }, 'weather: an optional part failed; its last valid value is used, if any');
  }

  return async <T>({ fetch, findValid }: PartRequest<T>) => {
    const within = AbortSignal.any([closing, AbortSignal.timeout(LATE_PART_LIMIT_MS)]);
    const fetching = breaker
      .execute(() => fetch(within), NEVER_ABORTED)
      .then(
        (value): { value: T | null } => ({ value }),
        (err: unknown) => {
          logFailure(err);
          return null;
        },
      );
    const wait = new AbortController();
    const waiting = delay(waitMs, 'late' as const, { signal: wait.signal, ref: false }).catch(() => 'late' as const);
    const outcome = await Promise.race([fetching, waiting]);
    wait.abort();
    if (outcome === 'late') return { value: await findValid(), late: fetching.then(() => undefined) };
    return { value: outcome ? outcome.value : await findValid(), late: null };
  };
}
