import { setTimeout as delay } from 'node:timers/promises';
import {
  WEATHER_FRESH_MS,
  WEATHER_EXPIRED_MS,
  WEATHER_STALE_MS,
  LOW_BUDGET_FRESH_MS,
} from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import type { Network } from '../shared/network';
import { findNeighbourWeather } from './neighbour-weather';
import type { MayFetchNewCell } from './new-cell-limit';
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

export interface WeatherResult {
  weather: Weather;
  /** This is the last good answer, and its hour is over or nobody had news. */
  stale: boolean;
  /** A live answer is on its way: ask again in a moment. */
  pending: boolean;
  /** How far away it is from where it was asked for, where it is a neighbouring cell's. */
  neighbourKm?: number;
  /** It is old while news are on their way, a neighbouring cell's, or another year's: until the cell's own of now is known. */
  isFallback?: true;
}

export interface WeatherService {
  /**
   * The best that is known of a cell's weather, at once or, where nothing is, within `patienceMs`. It does not fail.
   * `network` is who asks, as limits count them.
   */
  get(cell: GridCell, network?: Network): Promise<WeatherResult>;
  /** Whether each provider, in the order in which they are asked, is asked at present: its circuit is closed. */
  state(): { provider: string; isActive: boolean }[];
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
  /** 0 to 1. */
  random?: () => number;
  /** Without it nobody is limited. */
  mayFetchNewCell?: MayFetchNewCell;
}

/** Waits for a renewal as long as there is hope of it, and never longer than a person's patience. */
async function waitForRenewal(
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
  if (end === 'in vain') providers.forEach((each) => each.markSlow());
  patience.abort();
}

/**
 * The weather of grid cells: from memory, else the database, else the providers in order; each cell is fetched once
 * for any number of people. See docs/decisions/0004-weather-providers.md for the rules and their reasons.
 */
export function createWeatherService(options: WeatherServiceOptions): WeatherService {
  const { recorded, store, clock, log, random = Math.random, mayFetchNewCell } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const closing = new AbortController();
  const providers = options.providers.map((each) => guardProvider(each, limits, log, closing.signal));
  const cache = createWeatherCache({ store, clock, random });

  /** The one who would be asked first. */
  const getFirstUsable = () => providers.find((each) => each.stage() !== 'spent');
  const intervalMs = () => (getFirstUsable()?.stage() === 'open' ? WEATHER_FRESH_MS : LOW_BUDGET_FRESH_MS);
  const isChecked = (cell: GridCell) => cache.isChecked(cell, intervalMs());

  const renewals = createRenewals({
    cache,
    store,
    providers,
    isChecked,
    async mayFetchNewCell(network) {
      const dailyCalls = getFirstUsable()?.dailyCalls();
      return !mayFetchNewCell || !dailyCalls || mayFetchNewCell(network, dailyCalls);
    },
    clock,
    log,
  });

  /** Begins a renewal where one is due. Who has an old answer at hand does not wait for it. */
  async function renew(cell: GridCell, network?: Network): Promise<void> {
    if (providers.length === 0 || isChecked(cell) || !renewals.isDue(cell)) return;
    const renewal = renewals.join(cell, network);
    const hasNone = () => !cache.getYoungerThan(cell, WEATHER_EXPIRED_MS);
    if (hasNone()) await waitForRenewal(renewal, providers, limits.patienceMs, hasNone);
  }

  /** For a cell that nobody has an answer for: its neighbour's, else recorded weather. */
  async function getFallback(cell: GridCell): Promise<WeatherResult> {
    const pending = renewals.isRunning(cell);
    const neighbour = providers.length > 0 && !pending ? await findNeighbourWeather(cell, cache) : null;
    if (!neighbour)
      return {
        weather: recorded(cell, clock()),
        stale: false,
        pending,
        ...(providers.length > 0 && { isFallback: true }),
      };
    const isOld = clock() - neighbour.weather.source.fetchedAtMs >= WEATHER_STALE_MS;
    return { weather: neighbour.weather, stale: isOld, pending, neighbourKm: neighbour.distanceKm, isFallback: true };
  }

  return {
    async get(cell, network) {
      await renew(cell, network);
      const weather = cache.getYoungerThan(cell, WEATHER_EXPIRED_MS);
      if (!weather) return getFallback(cell);
      const isOld = !cache.getYoungerThan(cell, WEATHER_STALE_MS);
      const isNew = cache.getYoungerThan(cell, WEATHER_FRESH_MS) !== undefined;
      const pending = isOld && renewals.isRunning(cell);
      const stale = isOld || (!isNew && renewals.hasFailed(cell));
      return { weather, stale, pending, ...(pending && { isFallback: true }) };
    },
    state: () => providers.map(({ name, isClosed }) => ({ provider: name, isActive: isClosed() })),
    async close() {
      closing.abort();
      await renewals.ended();
    },
  };
}
