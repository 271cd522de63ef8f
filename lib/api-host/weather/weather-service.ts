import { setTimeout as delay } from 'node:timers/promises';
import { GOOD_AS_NEW_MS, LAST_GOOD_MS, SERVED_AT_ONCE_MS } from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather, WeatherProviderName } from '@/lib/domain/weather/weather';
import { createWeatherCache } from './weather-cache';
import { guardProvider, type GuardedProvider, type GuardLimits } from './provider-guard';
import { createRenewals, type Renewal } from './renewals';
import type { WeatherLog } from './weather-log';
import type { WeatherProvider } from './weather-provider';
import type { WeatherStore } from './weather-store';

export const DEFAULT_LIMITS: GuardLimits = {
  patienceMs: 1_200,
  fetchLimitMs: 15_000,
  failuresToOpen: 3,
  openMs: 15_000,
  openMaxMs: 120_000,
  concurrentCells: 8,
  queuedCells: 200,
};

export interface WeatherAnswer {
  weather: Weather;
  /** No provider could be heard in time: this is the last good answer. */
  stale: boolean;
  /** A live answer is on its way: ask again in a moment. */
  pending: boolean;
}

export interface WeatherService {
  /** The best that is known of a cell's weather, at once or within `patienceMs`. It does not fail. */
  get(cell: GridCell): Promise<WeatherAnswer>;
  /** Whether each provider, in the order in which they are asked, is asked at present: its circuit is closed. */
  state(): { provider: WeatherProviderName; asked: boolean }[];
  /** Ends what is under way in the background. */
  close(): Promise<void>;
}

export interface WeatherServiceOptions {
  /** In the order in which they are asked. */
  providers: WeatherProvider[];
  /** What is shown when nobody answers. */
  recorded: (cell: GridCell, nowMs: number) => Weather;
  store: WeatherStore;
  /** Epoch milliseconds. */
  clock: () => number;
  log: WeatherLog;
  limits?: Partial<GuardLimits>;
}

/** Waits for a renewal as long as there is hope of it, and never longer than a person's patience. */
async function waitFor(
  { loaded, done }: Renewal,
  providers: GuardedProvider[],
  patienceMs: number,
  isNeeded: () => boolean,
): Promise<void> {
  const patience = new AbortController();
  const options = { signal: patience.signal, ref: false };
  const waited = delay(patienceMs, 'in vain', options).catch(() => undefined);
  await loaded;
  const isWorthIt = isNeeded() && providers.find((each) => each.isClosed())?.isPrompt();
  // Without waiting: a turn of the event loop, in which a renewal that asks nobody has ended.
  const end = await Promise.race([done, isWorthIt ? waited : delay(0)]);
  // All of them: whoever comes next in the order is not known to be any better.
  if (end === 'in vain') providers.forEach((each) => each.noteLate());
  patience.abort();
}

/**
 * The weather of grid cells: from memory, else the database, else the providers in order; each cell is fetched once
 * for any number of people. See docs/decisions/0004-weather-providers.md for the rules and their reasons.
 */
export function createWeatherService(options: WeatherServiceOptions): WeatherService {
  const { recorded, store, clock, log } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const closing = new AbortController();
  const providers = options.providers.map((each) => guardProvider(each, limits, log, closing.signal));
  const cache = createWeatherCache(store, clock);
  const renewals = createRenewals({ cache, providers, clock, log });

  async function renew(cell: GridCell): Promise<void> {
    if (providers.length === 0 || cache.youngerThan(cell, GOOD_AS_NEW_MS) || !renewals.isDue(cell)) return;
    const renewal = renewals.join(cell);
    const isOld = () => !cache.youngerThan(cell, SERVED_AT_ONCE_MS);
    if (isOld()) await waitFor(renewal, providers, limits.patienceMs, isOld);
  }

  return {
    async get(cell) {
      await renew(cell);
      const weather = cache.youngerThan(cell, LAST_GOOD_MS);
      if (!weather) {
        return { weather: recorded(cell, clock()), stale: false, pending: renewals.isUnderWay(cell) };
      }
      if (cache.youngerThan(cell, GOOD_AS_NEW_MS)) return { weather, stale: false, pending: false };
      const isOld = !cache.youngerThan(cell, SERVED_AT_ONCE_MS);
      return {
        weather,
        stale: isOld || renewals.hasFailed(cell),
        pending: isOld && renewals.isUnderWay(cell),
      };
    },
    state: () => providers.map(({ name, isClosed }) => ({ provider: name, asked: isClosed() })),
    async close() {
      closing.abort();
      await renewals.ended();
    },
  };
}
