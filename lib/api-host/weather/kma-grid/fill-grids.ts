import { LRUCache } from 'lru-cache';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { ProviderError, toProviderError } from '../provider-error';
import type { Budget } from '../supply/budget';
import type { AskDatabase } from '../supply/database-access';
import type { Lease } from '../supply/lease';
import type { WeatherLog } from '../weather-log';
import { fetchGrid, type HubAccess } from './fetch-grid';
import { writeGrid } from './grid-rows';
import { GRID_SERVICES } from './grid-services';
import type { GridName, GridShelf } from './grid-shelf';
import { packGrid } from './pack-grid';
import type { GridValues } from './read-grid';
import { wantedGrids, type WantedGrid } from './wanted-grids';

/** The first call of an issue takes 15-45 s, those after it under a second. */
const GRID_LIMIT_MS = MINUTE_MS;
/** So many are asked for at once. */
const TOGETHER = 4;
/** An issue that is late, or whose first grid cannot be read, is asked for again after this; */
const ISSUE_PAUSE_MS = 3 * MINUTE_MS;
/** a service that fails altogether after this, */
const SERVICE_PAUSE_MS = 2 * MINUTE_MS;
/** one to which the key does not fit after this, */
const KEY_PAUSE_MS = HOUR_MS;
/** and a single grid that is broken or not there after this: by then there is a newer issue of most. */
const GRID_PAUSE_MS = 3 * HOUR_MS;

interface FillOptions {
  shelf: GridShelf;
  lease: Lease;
  access: HubAccess;
  budget: Pick<Budget, 'stage'>;
  askDatabase: AskDatabase;
  /** Epoch ms. */
  clock: () => number;
  log: WeatherLog;
  /** Ends what is under way. */
  closing: AbortSignal;
}

const issueKey = ({ service, issuedAtMs }: WantedGrid) => `${service} ${issuedAtMs}`;
const gridKey = (wanted: WantedGrid) => `${issueKey(wanted)} ${wanted.variable} ${wanted.validAtMs}`;

const isTemperature = ({ service, variable }: GridName) => variable === GRID_SERVICES[service].variables[0];
const isSame = (one: GridValues, other: GridValues): boolean => one.every((value, i) => value === other[i]);

/** Wanted grids in their order, those of one issue that follow one another together. */
function inRuns(wanted: WantedGrid[]): WantedGrid[][] {
  const runs: WantedGrid[][] = [];
  for (const grid of wanted) {
    const run = runs.at(-1);
    if (run?.[0] && issueKey(run[0]) === issueKey(grid)) run.push(grid);
    else runs.push([grid]);
  }
  return runs;
}

/**
 * Asks the hub for the grids that are wanted and not there, one process for all: whoever holds the lease. A grid that
 * cannot be read replaces nothing, and is told of once.
 */
export function createGridFilling(options: FillOptions): () => Promise<void> {
  const { shelf, lease, access, budget, askDatabase, clock, log, closing } = options;
  const pauses = new LRUCache<string, number>({ max: 5_000 });
  const told = new Set<string>();

  const pause = (key: string, ms: number) => void pauses.set(key, clock() + ms);
  const isPaused = (key: string) => {
    const leftMs = (pauses.get(key) ?? 0) - clock();
    return leftMs > 0 && leftMs <= GRID_PAUSE_MS;
  };
  const isDue = (wanted: WantedGrid) =>
    (shelf.find(wanted)?.issuedAtMs ?? -Infinity) < wanted.issuedAtMs &&
    ![wanted.service, issueKey(wanted), gridKey(wanted)].some(isPaused);

  function note(wanted: WantedGrid, err: ProviderError, isFirst: boolean): void {
    const { kind } = err;
    const isOfGrid = kind === 'no-data' || kind === 'malformed';
    if (!isOfGrid) pause(wanted.service, kind === 'auth' ? KEY_PAUSE_MS : SERVICE_PAUSE_MS);
    else if (isFirst) pause(issueKey(wanted), ISSUE_PAUSE_MS);
    else pause(gridKey(wanted), GRID_PAUSE_MS);
    const what = `${wanted.service} ${kind}`;
    // That an issue is late is no news.
    if (told.has(what) || (kind === 'no-data' && isFirst)) return;
    told.add(what);
    log.warn({ provider: 'kma-grid', part: wanted.service, kind, err }, 'grids are not to be had');
  }

  /** A body says neither its hour nor its issue: the temperatures of the day before, to the hundredth, give it away. */
  function assertNew(wanted: WantedGrid, values: GridValues): void {
    const dayBefore = isTemperature(wanted) && shelf.find({ ...wanted, validAtMs: wanted.validAtMs - DAY_MS });
    if (dayBefore && isSame(values, dayBefore.values))
      throw new ProviderError('malformed', `${wanted.service} ${wanted.variable}: the answer of the day before`);
  }

  /** Whether a grid came. */
  async function fill(wanted: WantedGrid, isFirst: boolean): Promise<boolean> {
    try {
      const values = await fetchGrid(wanted, access, AbortSignal.any([closing, AbortSignal.timeout(GRID_LIMIT_MS)]));
      assertNew(wanted, values);
      const grid = { issuedAtMs: wanted.issuedAtMs, receivedAtMs: clock(), values };
      const cells = await packGrid(values);
      await askDatabase((db) => writeGrid(db, { ...wanted, ...grid, cells }));
      shelf.put(wanted, grid);
      return true;
    } catch (thrown) {
      if (!closing.aborted) note(wanted, toProviderError(thrown), isFirst);
      return false;
    }
  }

  /** The first grid of an issue alone, as all others wait for it at the hub; then several at once. */
  async function fillRun([first, ...rest]: WantedGrid[]): Promise<void> {
    if (!first || !isDue(first) || !(await fill(first, true))) return;
    for (const what of told) if (what.startsWith(`${first.service} `)) told.delete(what);
    const work = async () => {
      for (let next = rest.shift(); next && !closing.aborted; next = rest.shift())
        if (isDue(next) && (await lease.hold())) await fill(next, false);
    };
    await Promise.all(Array.from({ length: TOGETHER }, work));
  }

  return async () => {
    const due = wantedGrids(clock(), budget.stage('kma-hub')).filter(isDue);
    for (const run of inRuns(due)) {
      if (closing.aborted || !(await lease.hold())) return;
      await fillRun(run);
    }
  };
}
