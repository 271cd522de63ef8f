import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { WEATHER_RETRY_MS } from '@/lib/contract/weather-freshness';
import { isYoungerThan } from '@/lib/domain/age';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import { getCellKey, type WeatherCache } from './weather-cache';
import type { Network } from '../shared/network';
import type { GuardedProvider } from './provider-guard';
import { fetchInOrder } from './fetch-in-order';
import { getPollPauseMs } from './supply/poll-pause';
import { takeTurn } from './take-turn';
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
  isAnyRunning(): boolean;
  /** Returns whether the last renewal returned nothing newer. */
  hasFailed(cell: GridCell): boolean;
  /** Returns whether a network was just refused to cause a renewal. */
  isRefused(cell: GridCell, network?: Network): boolean;
  /** Returns whether a renewal may start: not too soon after a failed or refused one. */
  isDue(cell: GridCell, network?: Network): boolean;
  ended(): Promise<void>;
}

interface RenewalsOptions {
  cache: WeatherCache;
  store: WeatherStore;
  providers: GuardedProvider[];
  /** Returns whether the cell was checked recently, so that a request of a network needs no renewal. */
  isChecked: (cell: GridCell, network?: Network) => boolean;
  /** Returns whether a network may cause a renewal, and charges it if the cell is not in use. */
  mayRenew: (cell: GridCell, network?: Network) => Promise<boolean>;
  /** Returns whether the cell is not in use for everyone. */
  isLone: (cell: GridCell, network?: Network) => boolean;
  clock: () => number;
  log: WeatherLog;
  closing: AbortSignal;
  /** Corrects new weather before it is stored. */
  verify: (weather: Weather) => Promise<Weather>;
}

const FAILURES_REMEMBERED = 10_000;
/** Names a network by its widest part, because a customer of IPv6 has many narrow ones. */
const getRefusalKey = (cell: GridCell, network: Network) => `${getCellKey(cell)} ${network.at(-1)}`;
/** About 24 s, longer than a lease. By then the lease of an instance that ended has expired. */
const MAX_POLLS = 33;

/** Creates the renewals, of which only one runs at a time for each cell in all instances. */
export function createRenewals(options: RenewalsOptions): Renewals {
  const { cache, store, providers, isChecked, mayRenew, isLone, clock, log, closing, verify } = options;
  const failedAtMs = new LRUCache<string, number>({ max: FAILURES_REMEMBERED });
  const refusedAtMs = new LRUCache<string, number>({ max: FAILURES_REMEMBERED });
  const underWay = new Map<string, Renewal>();

  const isRecent = (sinceMs = -Infinity) => isYoungerThan(sinceMs, WEATHER_RETRY_MS, clock());
  const isRefused = (cell: GridCell, network?: Network) =>
    network !== undefined && isRecent(refusedAtMs.get(getRefusalKey(cell, network)));

  function put(weather: Weather): void {
    failedAtMs.delete(getCellKey(weather.cell));
    cache.put(weather);
  }

  async function renewClaimed(cell: GridCell, network?: Network): Promise<void> {
    const lastGood = cache.getYoungerThan(cell, Infinity);
    const onLate = (ended: Promise<unknown>) => void ended.then(() => joinLateParts(cell));
    const isInUse = !isLone(cell, network);
    const onProbe = (weather: Weather) => void verify(weather).then(put);
    const options = { cell, nowMs: clock(), lastGood, isInUse, onProbe, onLate };
    const weather = await fetchInOrder(providers, options, log);
    if (weather) {
      put(await verify(weather));
      return;
    }
    failedAtMs.set(getCellKey(cell), clock());
    await store.releaseLease(cell);
  }

  /** Renews a cell again, because parts of its weather have arrived after the rest. */
  async function joinLateParts(cell: GridCell): Promise<void> {
    await underWay.get(getCellKey(cell))?.done;
    if (!closing.aborted && !underWay.has(getCellKey(cell))) begin(cell, claimAndRenew);
  }

  async function renew(cell: GridCell, network?: Network): Promise<void> {
    if (isChecked(cell, network)) return;
    if (await mayRenew(cell, network)) return claimAndRenew(cell, network);
    if (network) refusedAtMs.set(getRefusalKey(cell, network), clock());
  }

  /** Tries until this instance acquires the lease, or another one has stored newer weather. */
  async function claimAndRenew(cell: GridCell, network?: Network): Promise<void> {
    for (let polls = 0; polls < MAX_POLLS; polls++) {
      if (await store.acquireLease(cell, clock())) return renewClaimed(cell, network);
      await delay(getPollPauseMs(polls), undefined, { ref: false });
      await cache.load(cell);
      if (isChecked(cell, network)) return;
    }
  }

  function begin(cell: GridCell, run: (cell: GridCell) => Promise<void>): Renewal {
    const loaded = takeTurn().then(() => cache.load(cell));
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
    isAnyRunning: () => underWay.size > 0,
    hasFailed: (cell) => failedAtMs.has(getCellKey(cell)),
    isRefused,
    isDue: (cell, network) => !isRefused(cell, network) && !isRecent(failedAtMs.get(getCellKey(cell))),
    ended: async () => void (await Promise.allSettled([...underWay.values()].map(({ done }) => done))),
  };
}
