import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { WEATHER_EXPIRED_MS, WEATHER_RETRY_MS } from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import { getCellKey, type WeatherCache } from './weather-cache';
import type { Network } from '../shared/network';
import type { GuardedProvider } from './provider-guard';
import { fetchInOrder } from './fetch-in-order';
import { getPollPauseMs } from './supply/poll-pause';
import type { WeatherLog } from './weather-log';
import type { WeatherStore } from './weather-store';

/** What goes on in the background for one cell, for everyone who asks. */
export interface Renewal {
  /** The database has said what it knows. */
  loaded: Promise<void>;
  done: Promise<void>;
}

export interface Renewals {
  /** Joins the renewal of a cell that is under way, or begins one, on behalf of a network. */
  join(cell: GridCell, network?: Network): Renewal;
  isRunning(cell: GridCell): boolean;
  /** Whether the last one brought no news. */
  hasFailed(cell: GridCell): boolean;
  /** Whether it is time to begin one: not too soon after one that failed. */
  isDue(cell: GridCell): boolean;
  ended(): Promise<void>;
}

interface RenewalsOptions {
  cache: WeatherCache;
  store: WeatherStore;
  providers: GuardedProvider[];
  /** Whether there may be news again. */
  isChecked: (cell: GridCell) => boolean;
  /** Whether a network may still have cells fetched that nobody has asked for lately. */
  mayFetchNewCell: (network: Network) => Promise<boolean>;
  clock: () => number;
  log: WeatherLog;
}

const FAILURES_REMEMBERED = 10_000;
/** 24 s, longer than a lease, after which the claim of an instance that has ended is free. */
const MAX_POLLS = 33;

/** Renews what is cached of a cell, once at a time for all instances: from the providers in order. */
export function createRenewals(options: RenewalsOptions): Renewals {
  const { cache, store, providers, isChecked, mayFetchNewCell, clock, log } = options;
  const failedAtMs = new LRUCache<string, number>({ max: FAILURES_REMEMBERED });
  const underWay = new Map<string, Renewal>();

  function put(weather: Weather): void {
    failedAtMs.delete(getCellKey(weather.cell));
    cache.put(weather);
  }

  async function renewClaimed(cell: GridCell): Promise<void> {
    const options = { cell, nowMs: clock(), lastGood: cache.getYoungerThan(cell, Infinity), onProbe: put };
    const weather = await fetchInOrder(providers, options, log);
    if (weather) {
      put(weather);
      return;
    }
    failedAtMs.set(getCellKey(cell), clock());
    await store.releaseLease(cell, clock());
  }

  async function renew(cell: GridCell, network: Network | undefined): Promise<void> {
    if (isChecked(cell)) return;
    const isNew = !cache.getYoungerThan(cell, WEATHER_EXPIRED_MS);
    if (isNew && network !== undefined && !(await mayFetchNewCell(network))) return;
    // Until this instance gets the claim, or has what the one that holds it came by.
    for (let peeks = 0; peeks < MAX_POLLS; peeks++) {
      if (await store.acquireLease(cell, clock())) return renewClaimed(cell);
      await delay(getPollPauseMs(peeks), undefined, { ref: false });
      await cache.load(cell);
      if (isChecked(cell)) return;
    }
  }

  function begin(cell: GridCell, network: Network | undefined): Renewal {
    const loaded = cache.load(cell);
    const done = loaded
      .then(() => renew(cell, network))
      .catch((err: unknown) => log.warn({ err, cell }, 'weather could not be renewed'))
      .finally(() => underWay.delete(getCellKey(cell)));
    const renewal = { loaded, done };
    underWay.set(getCellKey(cell), renewal);
    return renewal;
  }

  return {
    join: (cell, network) => underWay.get(getCellKey(cell)) ?? begin(cell, network),
    isRunning: (cell) => underWay.has(getCellKey(cell)),
    hasFailed: (cell) => failedAtMs.has(getCellKey(cell)),
    isDue(cell) {
      const sinceMs = clock() - (failedAtMs.get(getCellKey(cell)) ?? -Infinity);
      return sinceMs >= WEATHER_RETRY_MS || sinceMs < 0;
    },
    ended: async () => void (await Promise.allSettled([...underWay.values()].map(({ done }) => done))),
  };
}
