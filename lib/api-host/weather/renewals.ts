import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { WEATHER_EXPIRED_MS, WEATHER_RETRY_MS } from '@/lib/contract/weather-freshness';
import { isYoungerThan } from '@/lib/domain/age';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import { getCellKey, type WeatherCache } from './weather-cache';
import type { Network } from '../shared/network';
import type { GuardedProvider } from './provider-guard';
import { fetchInOrder } from './fetch-in-order';
import { getPollPauseMs } from './supply/poll-pause';
import type { WeatherLog } from './weather-log';
import type { WeatherStore } from './weather-store';

/** A background renewal of one cell, shared by all requests for it. */
export interface Renewal {
  /** Resolves when the cell has been read from the database. */
  loaded: Promise<void>;
  done: Promise<void>;
}

export interface Renewals {
  /** Joins the running renewal of a cell, or starts one on behalf of a network. */
  join(cell: GridCell, network?: Network): Renewal;
  isRunning(cell: GridCell): boolean;
  /** Returns whether the last renewal returned nothing newer. */
  hasFailed(cell: GridCell): boolean;
  /** Returns whether a renewal may start: not too soon after a failed one. */
  isDue(cell: GridCell): boolean;
  ended(): Promise<void>;
}

interface RenewalsOptions {
  cache: WeatherCache;
  store: WeatherStore;
  providers: GuardedProvider[];
  /** Returns whether the cell was checked recently, so that no renewal is needed. */
  isChecked: (cell: GridCell) => boolean;
  /** Returns whether a network may cause the fetch of a cell without recent weather. */
  mayFetchNewCell: (network: Network) => Promise<boolean>;
  clock: () => number;
  log: WeatherLog;
  closing: AbortSignal;
}

const FAILURES_REMEMBERED = 10_000;
/** About 24 s, longer than a lease. By then the lease of an instance that ended has expired. */
const MAX_POLLS = 33;

/** Creates the renewals, of which only one runs at a time for each cell in all instances. */
export function createRenewals(options: RenewalsOptions): Renewals {
  const { cache, store, providers, isChecked, mayFetchNewCell, clock, log, closing } = options;
  const failedAtMs = new LRUCache<string, number>({ max: FAILURES_REMEMBERED });
  const underWay = new Map<string, Renewal>();

  function put(weather: Weather): void {
    failedAtMs.delete(getCellKey(weather.cell));
    cache.put(weather);
  }

  async function renewClaimed(cell: GridCell): Promise<void> {
    const lastGood = cache.getYoungerThan(cell, Infinity);
    const onLate = (ended: Promise<unknown>) => void ended.then(() => joinLateParts(cell));
    const options = { cell, nowMs: clock(), lastGood, onProbe: put, onLate };
    const weather = await fetchInOrder(providers, options, log);
    if (weather) {
      put(weather);
      return;
    }
    failedAtMs.set(getCellKey(cell), clock());
    await store.releaseLease(cell, clock());
  }

  /** Renews a cell again, because parts of its weather have arrived after the rest. */
  async function joinLateParts(cell: GridCell): Promise<void> {
    await underWay.get(getCellKey(cell))?.done;
    if (!closing.aborted && !underWay.has(getCellKey(cell))) begin(cell, claimAndRenew);
  }

  async function renew(cell: GridCell, network: Network | undefined): Promise<void> {
    if (isChecked(cell)) return;
    const isNew = !cache.getYoungerThan(cell, WEATHER_EXPIRED_MS);
    if (isNew && network !== undefined && !(await mayFetchNewCell(network))) return;
    await claimAndRenew(cell);
  }

  /** Tries until this instance acquires the lease, or another one has stored newer weather. */
  async function claimAndRenew(cell: GridCell): Promise<void> {
    for (let polls = 0; polls < MAX_POLLS; polls++) {
      if (await store.acquireLease(cell, clock())) return renewClaimed(cell);
      await delay(getPollPauseMs(polls), undefined, { ref: false });
      await cache.load(cell);
      if (isChecked(cell)) return;
    }
  }

  function begin(cell: GridCell, run: (cell: GridCell) => Promise<void>): Renewal {
    const loaded = cache.load(cell);
    const done = loaded
      .then(() => run(cell))
      .catch((err: unknown) => log.warn({ err, cell }, 'weather: renewal of a cell failed'))
      .finally(() => underWay.delete(getCellKey(cell)));
    const renewal = { loaded, done };
    underWay.set(getCellKey(cell), renewal);
    return renewal;
  }

  return {
    join: (cell, network) => underWay.get(getCellKey(cell)) ?? begin(cell, () => renew(cell, network)),
    isRunning: (cell) => underWay.has(getCellKey(cell)),
    hasFailed: (cell) => failedAtMs.has(getCellKey(cell)),
    isDue(cell) {
      const failedMs = failedAtMs.get(getCellKey(cell)) ?? -Infinity;
      return !isYoungerThan(failedMs, WEATHER_RETRY_MS, clock());
    },
    ended: async () => void (await Promise.allSettled([...underWay.values()].map(({ done }) => done))),
  };
}
