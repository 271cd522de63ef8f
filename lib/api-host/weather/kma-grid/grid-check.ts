import { HOUR_MS } from '@/lib/contract/durations';
import { isYoungerThan } from '@/lib/domain/age';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { metrics } from '@/lib/metrics/metrics';
import type { FetchIssue } from '../kma/short-term';
import { ProviderError } from '../provider-error';
import type { WeatherLog } from '../weather-log';
import type { GridCache } from './grid-cache';
import { getCellValue } from './served-values';

/** Both services publish the same value, rounded to tenths. */
const MAX_DIFFERENCE_C = 1;

/** How long a cell waits for the comparison. */
const WAIT_MS = 2_000;

interface CheckOptions {
  cache: GridCache;
  /** Fetches the nowcast of a cell from the JSON service. */
  fetchNowcast: FetchIssue;
  clock: () => number;
  log: WeatherLog;
}

/** Compares the grids with the JSON service. */
export interface GridCheck {
  /** Returns false if the last comparison, of the last hour, found a difference. */
  isTrusted(): boolean;
  /**
   * Compares the observed temperature of a cell, once an hour.
   * @throws ProviderError malformed if the values differ: the cells of the grids may be in another order.
   */
  compare(cell: GridCell, signal: AbortSignal): Promise<void>;
}

export function createGridCheck({ cache, fetchNowcast, clock, log }: CheckOptions): GridCheck {
  let comparedMs = -Infinity;
  let differenceFoundMs = -Infinity;

  /** Returns both temperatures, °C; null if one is unknown. */
  async function readBoth(cell: GridCell, signal: AbortSignal): Promise<[grid: number, json: number] | null> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]);
    const issue = await fetchNowcast(cell, clock(), within).catch(() => null);
    const [observed] = issue?.hours ?? [];
    const validAtMs = observed?.epochMs ?? NaN;
    const grid = cache.find({ service: 'nowcast', variable: 'T1H', validAtMs });
    const gridC = grid ? getCellValue(grid.values, cell) : null;
    const jsonC = observed?.temperatureC ?? null;
    return gridC === null || jsonC === null ? null : [gridC, jsonC];
  }

  return {
    isTrusted: () => !isYoungerThan(differenceFoundMs, HOUR_MS, clock()),
    async compare(cell, signal) {
      if (isYoungerThan(comparedMs, HOUR_MS, clock())) return;
      comparedMs = clock();
      const both = await readBoth(cell, signal);
      if (!both || Math.abs(both[0] - both[1]) <= MAX_DIFFERENCE_C) return;
      differenceFoundMs = clock();
      metrics().gridsMissing.inc({ service: 'nowcast', variable: 'T1H', reason: 'different' });
      const err = new ProviderError(
        'malformed',
        `kma-grid: ${both[0]} °C instead of ${both[1]} °C; not used for an hour`,
      );
      log.warn({ provider: 'kma-grid', cell, kind: err.kind, err }, 'weather: the grids differ from the JSON service');
      throw err;
    },
  };
}
