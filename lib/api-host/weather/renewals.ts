import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { LAST_GOOD_MS, RETRY_MS } from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import { cellKey, type WeatherCache } from './weather-cache';
import type { Network } from '../shared/network';
import type { GuardedProvider } from './provider-guard';
import { fetchInOrder } from './fetch-in-order';
import { peekPauseMs } from './supply/peek-pause';
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
  isUnderWay(cell: GridCell): boolean;
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
  mayOpenCell: (network: Network) => Promise<boolean>;
  clock: () => number;
  log: WeatherLog;
}

const FAILURES_REMEMBERED = 10_000;
/** 24 s, longer than a lease, after which the claim of an instance that has ended is free. */
const MOST_PEEKS = 33;

/** Renews what is cached of a cell, once at a time for all instances: from the providers in order. */
export function createRenewals(options: RenewalsOptions): Renewals {
  const { cache, store, providers, isChecked, mayOpenCell, clock, log } = options;
  const failedAtMs = new LRUCache<string, number>({ max: FAILURES_REMEMBERED });
  const underWay = new Map<string, Renewal>();

  function put(weather: Weather): void {
    failedAtMs.delete(cellKey(weather.cell));
    cache.put(weather);
  }

  async function renewAlone(cell: GridCell): Promise<void> {
    const wanted = { cell, nowMs: clock(), held: cache.youngerThan(cell, Infinity), onProbe: put };
    const weather = await fetchInOrder(providers, wanted, log);
    if (weather) {
      put(weather);
      return;
    }
    failedAtMs.set(cellKey(cell), clock());
    await store.release(cell, clock());
  }

  async function renew(cell: GridCell, network: Network | undefined): Promise<void> {
    if (isChecked(cell)) return;
    const isNew = !cache.youngerThan(cell, LAST_GOOD_MS);
    if (isNew && network !== undefined && !(await mayOpenCell(network))) return;
    // Until this instance gets the claim, or has what the one that holds it came by.
    for (let peeks = 0; peeks < MOST_PEEKS; peeks++) {
      if (await store.claim(cell, clock())) return renewAlone(cell);
      await delay(peekPauseMs(peeks), undefined, { ref: false });
      await cache.load(cell);
      if (isChecked(cell)) return;
    }
  }

  function begin(cell: GridCell, network: Network | undefined): Renewal {
    const loaded = cache.load(cell);
    const done = loaded
      .then(() => renew(cell, network))
      .catch((err: unknown) => log.warn({ err, cell }, 'weather could not be renewed'))
      .finally(() => underWay.delete(cellKey(cell)));
    const renewal = { loaded, done };
    underWay.set(cellKey(cell), renewal);
    return renewal;
  }

  return {
    join: (cell, network) => underWay.get(cellKey(cell)) ?? begin(cell, network),
    isUnderWay: (cell) => underWay.has(cellKey(cell)),
    hasFailed: (cell) => failedAtMs.has(cellKey(cell)),
    isDue(cell) {
      const sinceMs = clock() - (failedAtMs.get(cellKey(cell)) ?? -Infinity);
      return sinceMs >= RETRY_MS || sinceMs < 0;
    },
    ended: async () => void (await Promise.allSettled([...underWay.values()].map(({ done }) => done))),
  };
}
