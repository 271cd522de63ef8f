import { LRUCache } from 'lru-cache';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { ProviderError, toProviderError } from '../provider-error';
import type { Budget } from '../supply/budget';
import type { QueryDatabase } from '../supply/database-access';
import type { Lease } from '../supply/lease';
import type { WeatherLog } from '../weather-log';
import { fetchGrid, type HubAccess } from './fetch-grid';
import { writeGrid } from './grid-rows';
import { GRID_SERVICES } from './grid-services';
import type { GridKey, GridCache } from './grid-cache';
import { packGrid } from './pack-grid';
import type { GridValues } from './parse-grid';
import { listRequiredGrids, type RequiredGrid } from './required-grids';

/** The first call of an issue takes 15-45 s, the following ones less than a second. */
const GRID_LIMIT_MS = MINUTE_MS;
const CONCURRENT_FETCHES = 4;
/** Pause if an issue is late or its first grid is invalid. */
const ISSUE_PAUSE_MS = 3 * MINUTE_MS;
/** Pause if a service fails as a whole. */
const SERVICE_PAUSE_MS = 2 * MINUTE_MS;
/** Pause if the hub rejects the key. */
const KEY_PAUSE_MS = HOUR_MS;
/** Pause if a single grid is invalid or missing. By then most services have published a newer issue. */
const GRID_PAUSE_MS = 3 * HOUR_MS;

interface FetcherOptions {
  cache: GridCache;
  lease: Lease;
  access: HubAccess;
  budget: Pick<Budget, 'stage'>;
  queryDatabase: QueryDatabase;
  clock: () => number;
  log: WeatherLog;
  closing: AbortSignal;
}

const getIssueKey = ({ service, issuedAtMs }: RequiredGrid) => `${service} ${issuedAtMs}`;
const getGridKey = (required: RequiredGrid) => `${getIssueKey(required)} ${required.variable} ${required.validAtMs}`;

const isTemperature = ({ service, variable }: GridKey) => variable === GRID_SERVICES[service].variables[0];
const hasSameValues = (one: GridValues, other: GridValues): boolean => one.every((value, i) => value === other[i]);

/** Groups consecutive grids of the same issue. */
function groupByIssue(required: RequiredGrid[]): RequiredGrid[][] {
  const runs: RequiredGrid[][] = [];
  for (const grid of required) {
    const run = runs.at(-1);
    if (run?.[0] && getIssueKey(run[0]) === getIssueKey(grid)) run.push(grid);
    else runs.push([grid]);
  }
  return runs;
}

/**
 * Creates a function that fetches the required grids that are missing. Only the instance with the lease fetches. An
 * invalid grid replaces nothing and is logged once.
 */
export function createGridFetcher(options: FetcherOptions): () => Promise<void> {
  const { cache, lease, access, budget, queryDatabase, clock, log, closing } = options;
  const pauses = new LRUCache<string, number>({ max: 5_000 });
  const reported = new Set<string>();

  const pause = (key: string, ms: number) => void pauses.set(key, clock() + ms);
  const isPaused = (key: string) => {
    const leftMs = (pauses.get(key) ?? 0) - clock();
    return leftMs > 0 && leftMs <= GRID_PAUSE_MS;
  };
  const isDue = (required: RequiredGrid) =>
    (cache.find(required)?.issuedAtMs ?? -Infinity) < required.issuedAtMs &&
    ![required.service, getIssueKey(required), getGridKey(required)].some(isPaused);

  function handleFailure(required: RequiredGrid, err: ProviderError, isFirst: boolean): void {
    const { kind } = err;
    const isGridFailure = kind === 'no-data' || kind === 'malformed';
    if (!isGridFailure) pause(required.service, kind === 'auth' ? KEY_PAUSE_MS : SERVICE_PAUSE_MS);
    else if (isFirst) pause(getIssueKey(required), ISSUE_PAUSE_MS);
    else pause(getGridKey(required), GRID_PAUSE_MS);
    const failure = `${required.service} ${kind}`;
    // A late issue is normal.
    if (reported.has(failure) || (kind === 'no-data' && isFirst)) return;
    reported.add(failure);
    log.warn(
      { provider: 'kma-grid', part: required.service, kind, err },
      'weather: grids could not be fetched; retrying later',
    );
  }

  /**
   * Throws if a grid repeats the temperatures of the day before. A response names neither its hour nor its issue, so
   * this is the only sign of an outdated one.
   */
  function assertNew(required: RequiredGrid, values: GridValues): void {
    const dayBefore = isTemperature(required) && cache.find({ ...required, validAtMs: required.validAtMs - DAY_MS });
    if (dayBefore && hasSameValues(values, dayBefore.values))
      throw new ProviderError(
        'malformed',
        `${required.service} ${required.variable}: the response repeats the day before`,
      );
  }

  /** Fetches a grid and returns whether it was stored. */
  async function fetchAndStore(required: RequiredGrid, isFirst: boolean): Promise<boolean> {
    try {
      const values = await fetchGrid(required, access, AbortSignal.any([closing, AbortSignal.timeout(GRID_LIMIT_MS)]));
      assertNew(required, values);
      const grid = { issuedAtMs: required.issuedAtMs, receivedAtMs: clock(), values };
      const cells = await packGrid(values);
      await queryDatabase((db) => writeGrid(db, { ...required, ...grid, cells }));
      cache.put(required, grid);
      return true;
    } catch (thrown) {
      if (!closing.aborted) handleFailure(required, toProviderError(thrown), isFirst);
      return false;
    }
  }

  /**
   * Fetches the first grid of an issue alone, because the hub delays the others until it has read the issue. Then it
   * fetches several at once.
   */
  async function fetchRun([first, ...rest]: RequiredGrid[]): Promise<void> {
    if (!first || !isDue(first) || !(await fetchAndStore(first, true))) return;
    for (const failure of reported) if (failure.startsWith(`${first.service} `)) reported.delete(failure);
    const fetchRest = async () => {
      for (let next = rest.shift(); next && !closing.aborted; next = rest.shift())
        if (isDue(next) && (await lease.acquire())) await fetchAndStore(next, false);
    };
    await Promise.all(Array.from({ length: CONCURRENT_FETCHES }, fetchRest));
  }

  return async () => {
    const due = listRequiredGrids(clock(), budget.stage('kma-hub')).filter(isDue);
    for (const run of groupByIssue(due)) {
      if (closing.aborted || !(await lease.acquire())) return;
      await fetchRun(run);
    }
  };
}
