import { setTimeout as delay } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '@/lib/contract/durations';
import type { HubConfig } from '../kma/kma-record';
import { createLease } from '../supply/lease';
import type { OperationOptions } from '../supply/operation';
import type { ProviderTools } from '../supply/provider-tools';
import { createGridFetcher } from './grid-fetcher';
import { createGridCalls } from './fetch-grid';
import { pruneGrids } from './grid-rows';
import { createGridCache, type GridCache } from './grid-cache';
import { createGridReader } from './grid-reader';

/** KMA's grids of the whole country in this process. */
export interface Grids {
  cache: GridCache;
  /**
   * Reads grids that other instances have received, and fetches missing ones if this instance has the lease. Returns
   * false if the database is unavailable.
   */
  runOnce(): Promise<boolean>;
  /** Repeats `runOnce` in the background until `closing` aborts. */
  run(): Promise<void>;
}

/** Longer than the time limit of one grid. */
const LEASE_MS = 1.5 * MINUTE_MS;
const ROUND_INTERVAL_MS = 20_000;
const DATABASE_RETRY_MS = 500;

export function createGrids(
  { kmaHubKey, kmaHubBaseUrl, paths }: Required<Pick<HubConfig, 'kmaHubKey' | 'kmaHubBaseUrl'>> & OperationOptions,
  tools: ProviderTools,
): Grids {
  const { queryDatabase, budget, clock, closing, createFetch, log, keyWatch } = tools;
  const cache = createGridCache(clock);
  const lease = createLease({ name: 'grids', leaseMs: LEASE_MS, queryDatabase, clock });
  const call = createGridCalls({ paths, keyWatch });
  const access = { baseUrl: kmaHubBaseUrl, hubKey: kmaHubKey, fetch: createFetch('kma-hub'), call };
  const readStored = createGridReader({ cache, queryDatabase, clock, log });
  const fetchMissing = createGridFetcher({ cache, lease, access, budget, queryDatabase, clock, log, closing });
  let prunedAtMs = clock();

  async function prune(): Promise<void> {
    const nowMs = clock();
    cache.clear(nowMs);
    if (Math.abs(nowMs - prunedAtMs) < DAY_MS) return;
    prunedAtMs = nowMs;
    if (await lease.acquire()) await queryDatabase((db) => pruneGrids(db, nowMs));
  }

  async function runOnce(): Promise<boolean> {
    const isAvailable = await readStored();
    if (isAvailable) await fetchMissing();
    await prune();
    return isAvailable;
  }

  return {
    cache,
    runOnce,
    async run() {
      while (!closing.aborted) {
        const isAvailable = await runOnce().catch((err: unknown) => {
          log.warn({ err }, 'weather: updating grids failed; retrying');
          return true;
        });
        const pauseMs = isAvailable ? ROUND_INTERVAL_MS : DATABASE_RETRY_MS;
        await delay(pauseMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
      }
      await lease.release();
    },
  };
}
