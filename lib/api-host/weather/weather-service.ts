import { setTimeout as delay } from 'node:timers/promises';
import {
  WEATHER_FRESH_MS,
  WEATHER_EXPIRED_MS,
  WEATHER_STALE_MS,
  LATE_PART_LIMIT_MS,
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
  /** The last good weather, because it is more than an hour old or no provider had newer data. */
  stale: boolean;
  /** A newer result is being fetched: request again shortly. */
  pending: boolean;
  /** Distance to the cell that it belongs to, if that is a neighbouring cell. */
  neighbourKm?: number;
  /** Old weather during a renewal, weather of a neighbouring cell, or usual weather because all providers failed. */
  isFallback?: true;
  /**
   * True for weather of a neighbouring cell and for usual weather. It depends on who
   * requests it, so no cache may share it.
   */
  isPrivate?: true;
}

export interface WeatherService {
  /**
   * Returns the best known weather of a cell: at once if there is any, else within `patienceMs`. It never fails.
   * `network` is the requesting network, for the limit of new cells.
   */
  get(cell: GridCell, network?: Network): Promise<WeatherResult>;
  /** Lists the providers in the order in which they are called. One is active if its circuit is closed. */
  state(): { provider: string; isActive: boolean }[];
  /** Aborts fetches in the background. */
  close(): Promise<void>;
}

export interface WeatherServiceOptions {
  /** In the order in which they are called. */
  providers: WeatherProvider[];
  /** Returns the weather that is shown if there are no providers. */
  recorded: (cell: GridCell, nowMs: number) => Weather;
  /** Returns the season's usual weather, which is the fallback if no provider has responded. */
  usual: (cell: GridCell, nowMs: number) => Weather;
  store: WeatherStore;
  /** Epoch milliseconds. */
  clock: () => number;
  log: WeatherLog;
  limits?: Partial<GuardLimits>;
  /** 0 to 1. */
  random?: () => number;
  /** Without it, new cells are not limited. */
  mayFetchNewCell?: MayFetchNewCell;
}

/** Waits for a renewal while it may still help, for at most `patienceMs`. */
async function waitForRenewal(
  { loaded, done }: Renewal,
  providers: GuardedProvider[],
  patienceMs: number,
  isNeeded: () => boolean,
): Promise<void> {
  const patience = new AbortController();
  const options = { signal: patience.signal, ref: false };
  const timedOut = delay(patienceMs, 'timed out', options).catch(() => undefined);
  await loaded;
  const isWorthIt = isNeeded() && providers.find((each) => each.isClosed())?.isPrompt();
  // One turn of the event loop is enough for a renewal that calls no provider.
  const end = await Promise.race([done, isWorthIt ? timedOut : delay(0)]);
  // All of them, because nothing suggests that the next provider is faster.
  if (end === 'timed out') providers.forEach((each) => each.markSlow());
  patience.abort();
}

/**
 * Creates the weather service. It reads memory, then the database, then the providers in order, and fetches each cell
 * once for all users. For the rules and reasons see docs/decisions/0004-weather-providers.md.
 */
export function createWeatherService(options: WeatherServiceOptions): WeatherService {
  const { recorded, usual, store, clock, log, random = Math.random, mayFetchNewCell } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const closing = new AbortController();
  const providers = options.providers.map((each) => guardProvider(each, limits, log, closing.signal));
  const cache = createWeatherCache({ store, clock, random });

  /** Returns the provider that would be called first. */
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
    closing: closing.signal,
  });

  /** Starts a renewal if one is due. It waits for the renewal only if there is no good weather yet. */
  async function renew(cell: GridCell, network?: Network): Promise<void> {
    if (providers.length === 0 || isChecked(cell) || !renewals.isDue(cell)) return;
    const renewal = renewals.join(cell, network);
    const hasNone = () => !cache.getYoungerThan(cell, WEATHER_EXPIRED_MS);
    if (hasNone()) await waitForRenewal(renewal, providers, limits.patienceMs, hasNone);
  }

  /** Returns the weather of a neighbouring cell, or else the season's usual weather. */
  async function getFallback(cell: GridCell): Promise<WeatherResult> {
    if (providers.length === 0) return { weather: recorded(cell, clock()), stale: false, pending: false };
    const pending = renewals.isRunning(cell);
    const neighbour = pending ? null : await findNeighbourWeather(cell, cache);
    if (!neighbour) return { weather: usual(cell, clock()), stale: false, pending, isFallback: true, isPrivate: true };
    const isOld = clock() - neighbour.weather.source.fetchedAtMs >= WEATHER_STALE_MS;
    const fallback = { neighbourKm: neighbour.distanceKm, isFallback: true, isPrivate: true } as const;
    return { weather: neighbour.weather, stale: isOld, pending, ...fallback };
  }

  return {
    async get(cell, network) {
      await renew(cell, network);
      const weather = cache.getServable(cell);
      if (!weather) return getFallback(cell);
      const isOld = !cache.getYoungerThan(cell, WEATHER_STALE_MS);
      const isNew = cache.getYoungerThan(cell, WEATHER_FRESH_MS) !== undefined;
      const isIncomplete = weather.isPartial === true && cache.isChecked(cell, LATE_PART_LIMIT_MS);
      const pending = isIncomplete || (isOld && renewals.isRunning(cell));
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
