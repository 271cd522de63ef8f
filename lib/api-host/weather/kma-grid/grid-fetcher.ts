import { LRUCache } from 'lru-cache';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { isFutureDated, isYoungerThan } from '@/lib/domain/age';
import { metrics } from '@/lib/metrics/metrics';
import { ProviderError, toProviderError } from '../provider-error';
import type { Budget } from '../supply/budget';
import type { QueryDatabase } from '../supply/database-access';
import type { Lease } from '../supply/lease';
import type { WeatherLog } from '../weather-log';
import { fetchGrid, type HubAccess } from './fetch-grid';
import { writeGrid } from './grid-rows';
import { GRID_SERVICES, type GridServiceName } from './grid-services';
import type { GridKey, GridCache } from './grid-cache';
import { packGrid } from './pack-grid';
import { listRequiredGrids, type RequiredGrid } from './required-grids';
import { selectServed, type ServedValues } from './served-values';

/** The first call of an issue takes 15-45 s, the following ones less than a second. */
const GRID_LIMIT_MS = MINUTE_MS;
const CONCURRENT_FETCHES = 4;
/** Pause after the first attempt at a late issue. Each further pause is longer. */
const ISSUE_PAUSE_MS = 3 * MINUTE_MS;
const ISSUE_PAUSE_GROWTH = 1.5;
/** Attempts after which a late issue is logged: about 25 minutes. */
const ATTEMPTS_TO_LOG = 4;
/** Failed grids of different variables by which an issue counts as late. One alone may be missing for good. */
const FAILURES_OF_LATE_ISSUE = 2;
/** Consecutive failures of a variable after which the issue is fetched without it. */
const FAILURES_OF_VARIABLE = 3;
/** If no grid of a service has arrived for this long, the service is tried only once in `SILENT_PAUSE_MS`. */
const SILENT_AFTER_MS = 3 * HOUR_MS;
const SILENT_PAUSE_MS = 30 * MINUTE_MS;
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

const getVariableKey = (required: RequiredGrid) => `${getIssueKey(required)} ${required.variable}`;
/** Returns whether a failure concerns single grids, not the service. */
const isGridFailure = ({ kind }: ProviderError) => kind === 'no-data' || kind === 'malformed';

const isTemperature = ({ service, variable }: GridKey) => variable === GRID_SERVICES[service].variables[0];
const hasSameValues = (one: ServedValues, other: ServedValues): boolean => one.every((value, i) => value === other[i]);

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
 * invalid grid replaces nothing and costs only itself; a missing variable is logged once.
 */
export function createGridFetcher(options: FetcherOptions): () => Promise<void> {
  const { cache, lease, access, budget, queryDatabase, clock, log, closing } = options;
  /** Beginning and length of each pause. */
  const pauses = new LRUCache<string, { sinceMs: number; lengthMs: number }>({ max: 5_000 });
  /** Consecutive failures of late issues and of variables. */
  const failures = new LRUCache<string, number>({ max: 1_000 });
  const arrivedMs = new Map<GridServiceName, number>();
  const reported = new Set<string>();

  const pause = (key: string, lengthMs: number) => void pauses.set(key, { sinceMs: clock(), lengthMs });
  function isPaused(key: string): boolean {
    const found = pauses.get(key);
    return found !== undefined && isYoungerThan(found.sinceMs, found.lengthMs, clock());
  }
  function hasNewest(required: RequiredGrid): boolean {
    const known = cache.find(required);
    return (
      known !== undefined && known.issuedAtMs >= required.issuedAtMs && !isFutureDated(known.receivedAtMs, clock())
    );
  }
  const isDue = (required: RequiredGrid) =>
    !hasNewest(required) &&
    ![required.service, getIssueKey(required), getVariableKey(required), getGridKey(required)].some(isPaused);
  const countFailure = (key: string) => {
    const count = (failures.get(key) ?? 0) + 1;
    failures.set(key, count);
    return count;
  };

  /** Logs a failure of a variable or service once, until it succeeds again. */
  function report({ service, variable }: GridKey, err: ProviderError): void {
    metrics().gridsMissing.inc({ service, variable, reason: err.kind });
    const failure = isGridFailure(err) ? `${service} ${variable}` : service;
    if (reported.has(failure)) return;
    reported.add(failure);
    log.warn(
      { provider: 'kma-grid', part: service, reason: variable, kind: err.kind, err },
      'weather: grids could not be fetched; the forecast continues without them; retrying later',
    );
  }

  function handleServiceFailure(required: RequiredGrid, err: ProviderError): void {
    pause(required.service, err.kind === 'auth' ? KEY_PAUSE_MS : SERVICE_PAUSE_MS);
    report(required, err);
  }

  function handleMissingGrid(required: RequiredGrid, err: ProviderError): void {
    pause(getGridKey(required), GRID_PAUSE_MS);
    const variable = getVariableKey(required);
    if (countFailure(variable) >= FAILURES_OF_VARIABLE) pause(variable, GRID_PAUSE_MS);
    report(required, err);
  }

  function handleLateIssue(required: RequiredGrid, err: ProviderError): void {
    // Only some issues contain the extremes, which therefore do not tell whether an issue is late.
    const late = isTemperature(required) ? getIssueKey(required) : getVariableKey(required);
    const attempts = countFailure(late);
    pause(late, Math.min(ISSUE_PAUSE_MS * ISSUE_PAUSE_GROWTH ** (attempts - 1), GRID_PAUSE_MS));
    const { service } = required;
    if (!arrivedMs.has(service)) arrivedMs.set(service, clock());
    if (!isYoungerThan(arrivedMs.get(service)!, SILENT_AFTER_MS, clock())) pause(service, SILENT_PAUSE_MS);
    // An issue that is a few minutes late is normal.
    if (err.kind !== 'no-data' || attempts >= ATTEMPTS_TO_LOG) report(required, err);
  }

  /**
   * Throws if a grid repeats the temperatures of the day before. A response names neither its hour nor its issue, so
   * this is the only sign of an outdated one.
   */
  function assertNew(required: RequiredGrid, values: ServedValues): void {
    const dayBefore = isTemperature(required) && cache.find({ ...required, validAtMs: required.validAtMs - DAY_MS });
    if (dayBefore && hasSameValues(values, dayBefore.values))
      throw new ProviderError(
        'malformed',
        `${required.service} ${required.variable}: the response repeats the day before`,
      );
  }

  /** Fetches and stores a grid. Returns the failure, or null. */
  async function fetchAndStore(required: RequiredGrid): Promise<ProviderError | null> {
    try {
      const whole = await fetchGrid(required, access, AbortSignal.any([closing, AbortSignal.timeout(GRID_LIMIT_MS)]));
      const values = selectServed(whole);
      assertNew(required, values);
      const times = { issuedAtMs: required.issuedAtMs, receivedAtMs: clock() };
      const cells = await packGrid(whole);
      await queryDatabase((db) => writeGrid(db, { ...required, ...times, cells }));
      cache.put(required, { ...times, values });
      const { service, variable } = required;
      arrivedMs.set(service, clock());
      failures.delete(getVariableKey(required));
      for (const failure of [service, `${service} ${variable}`]) reported.delete(failure);
      return null;
    } catch (thrown) {
      return toProviderError(thrown);
    }
  }

  /**
   * Fetches single grids of different variables until one arrives, because the hub delays the others until it has read
   * the issue. Returns whether the issue is published, and removes the fetched grids from the list.
   */
  async function openIssue(grids: RequiredGrid[]): Promise<boolean> {
    const missing: { grid: RequiredGrid; failure: ProviderError }[] = [];
    while (missing.length < FAILURES_OF_LATE_ISSUE) {
      const next = grids.findIndex(({ variable }) => missing.every(({ grid }) => grid.variable !== variable));
      const [grid] = next < 0 ? [] : grids.splice(next, 1);
      if (!grid) break;
      const failure = await fetchAndStore(grid);
      if (closing.aborted) return false;
      if (!failure) {
        missing.forEach((each) => handleMissingGrid(each.grid, each.failure));
        return true;
      }
      if (!isGridFailure(failure)) {
        handleServiceFailure(grid, failure);
        return false;
      }
      missing.push({ grid, failure });
    }
    const temperature = missing.find(({ grid }) => isTemperature(grid));
    for (const { grid, failure } of temperature ? [temperature] : missing) handleLateIssue(grid, failure);
    return false;
  }

  /** Fetches the grids of an issue, several at once as soon as one has arrived. */
  async function fetchRun(run: RequiredGrid[]): Promise<void> {
    const rest = run.filter(isDue).sort((a, b) => Number(isTemperature(b)) - Number(isTemperature(a)));
    if (!(await openIssue(rest))) return;
    const inOrder = run.filter((grid) => rest.includes(grid));
    const fetchRest = async () => {
      for (let next = inOrder.shift(); next && !closing.aborted; next = inOrder.shift()) {
        if (!isDue(next) || !(await lease.acquire())) continue;
        const failure = await fetchAndStore(next);
        if (!failure || closing.aborted) continue;
        if (isGridFailure(failure)) handleMissingGrid(next, failure);
        else handleServiceFailure(next, failure);
      }
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
