import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@/lib/contract/durations';
import { ProviderError } from '../provider-error';
import type { Supply } from '../supply/supply';
import type { BaseTimeMs } from './base-times';

/** Knows which issues of a service are published. Whether one is does not depend on the cell. */
export interface IssueCalendar {
  /**
   * Returns if an issue is published. If that is unknown, `probe` fetches it for one cell, and all others wait for the
   * result.
   * @throws ProviderError no-data if it is late, or the error of the probe.
   */
  requirePublished(
    operation: string,
    base: BaseTimeMs,
    probe: () => Promise<unknown>,
    signal: AbortSignal,
  ): Promise<void>;
}

interface CalendarOptions {
  supply: Supply;
  clock: () => number;
  /** Time for which it is remembered that an issue is published, ms. */
  storedMs: number;
}

/** Pause between two probes of a late issue. */
const PROBE_PAUSE_MS = 3 * MINUTE_MS;
/** A probe before the usual time finds an issue that is published earlier again. */
const EARLIER_MS = 3 * MINUTE_MS;
/** Issues whose publication times are remembered, by service. */
const REMEMBERED = 5;
/** A service that is later than this is out of order, and its issues do not come later tomorrow. */
const MAX_DELAY_MS = 90 * MINUTE_MS;

export function createIssueCalendar({ supply, clock, storedMs }: CalendarOptions): IssueCalendar {
  const published = new LRUCache<string, true>({ max: 1_000 });
  /** Delays after the base time at which late issues were found, by service, newest last. */
  const delaysMs = new Map<string, number[]>();
  const lateKeys = new LRUCache<string, true>({ max: 1_000 });

  /** Returns the delay after which an issue is probably published: the median of the last ones. */
  function getUsualDelayMs(operation: string): number {
    const sorted = (delaysMs.get(operation) ?? []).toSorted((a, b) => a - b);
    return sorted.length < REMEMBERED ? 0 : sorted[Math.floor(sorted.length / 2)]! - EARLIER_MS;
  }

  function learn(operation: string, base: BaseTimeMs, isLate: boolean): void {
    const delayMs = isLate ? Math.min(clock() - base, MAX_DELAY_MS) : getUsualDelayMs(operation);
    delaysMs.set(operation, [...(delaysMs.get(operation) ?? []), delayMs].slice(-REMEMBERED));
  }

  return {
    async requirePublished(operation, base, probe, signal) {
      const key = `kma issue ${operation} ${base}`;
      if (published.has(key)) return;
      if (clock() - base < getUsualDelayMs(operation))
        throw new ProviderError('no-data', `${operation}: usually published later`);
      const request = {
        key,
        storedMs,
        getRetryMs: ({ kind }: ProviderError) => (kind === 'no-data' ? PROBE_PAUSE_MS : 0),
        fetch: async () => {
          await probe();
          return true;
        },
      };
      await supply.load(request, signal).catch((error: unknown) => {
        if (error instanceof ProviderError && error.kind === 'no-data') lateKeys.set(key, true);
        throw error;
      });
      learn(operation, base, lateKeys.delete(key));
      published.set(key, true);
    },
  };
}
