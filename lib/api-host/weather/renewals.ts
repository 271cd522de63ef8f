import { LRUCache } from 'lru-cache';
import { GOOD_AS_NEW_MS, RETRY_MS } from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import { cellKey, CELLS_IN_MEMORY, type WeatherCache } from './weather-cache';
import type { GuardedProvider } from './provider-guard';
import { fetchInOrder } from './fetch-in-order';
import type { WeatherLog } from './weather-log';

/** What goes on in the background for one cell, for everyone who asks. */
export interface Renewal {
  /** The database has said what it knows. */
  loaded: Promise<void>;
  done: Promise<void>;
}

export interface Renewals {
  /** Joins the renewal of a cell that is under way, or begins one. */
  join(cell: GridCell): Renewal;
  isUnderWay(cell: GridCell): boolean;
  /** Whether the last one brought no news. */
  hasFailed(cell: GridCell): boolean;
  /** Whether it is time to begin one: not too soon after one that failed. */
  isDue(cell: GridCell): boolean;
  ended(): Promise<void>;
}

interface RenewalsOptions {
  cache: WeatherCache;
  providers: GuardedProvider[];
  clock: () => number;
  log: WeatherLog;
}

/** Renews what is cached of a cell, once at a time: from the database, else from the providers in order. */
export function createRenewals({ cache, providers, clock, log }: RenewalsOptions): Renewals {
  const failedAtMs = new LRUCache<string, number>({ max: CELLS_IN_MEMORY });
  const underWay = new Map<string, Renewal>();

  function put(weather: Weather): void {
    cache.put(weather);
    failedAtMs.delete(cellKey(weather.cell));
  }

  async function renew(cell: GridCell): Promise<void> {
    if (cache.youngerThan(cell, GOOD_AS_NEW_MS)) return;
    const wanted = { cell, nowMs: clock(), held: cache.youngerThan(cell, Infinity), onProbe: put };
    const weather = await fetchInOrder(providers, wanted, log);
    if (weather) put(weather);
    else failedAtMs.set(cellKey(cell), clock());
  }

  function begin(cell: GridCell): Renewal {
    const loaded = cache.load(cell);
    const done = loaded
      .then(() => renew(cell))
      .catch((err: unknown) => log.warn({ err, cell }, 'weather could not be renewed'))
      .finally(() => underWay.delete(cellKey(cell)));
    const renewal = { loaded, done };
    underWay.set(cellKey(cell), renewal);
    return renewal;
  }

  return {
    join: (cell) => underWay.get(cellKey(cell)) ?? begin(cell),
    isUnderWay: (cell) => underWay.has(cellKey(cell)),
    hasFailed: (cell) => failedAtMs.has(cellKey(cell)),
    isDue: (cell) => clock() >= (failedAtMs.get(cellKey(cell)) ?? -Infinity) + RETRY_MS,
    ended: async () => void (await Promise.allSettled([...underWay.values()].map(({ done }) => done))),
  };
}
