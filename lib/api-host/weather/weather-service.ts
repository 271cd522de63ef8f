import { setTimeout as delay } from 'node:timers/promises';
import {
  WEATHER_FRESH_MS,
  WEATHER_EXPIRED_MS,
  WEATHER_STALE_MS,
  LATE_PART_LIMIT_MS,
  LONE_CELL_FRESH_MS,
  LOW_BUDGET_FRESH_MS,
} from '@/lib/contract/weather-freshness';
import { getAgeMs } from '@/lib/domain/age';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import type { Network } from '../shared/network';
import { createCellUse } from './cell-use';
import type { MayRenewLoneCell } from './lone-cell-limit';
import { findNeighbourWeather } from './neighbour-weather';
import type { SamplePeriod } from './sample-period';
import { createWeatherCache } from './weather-cache';
import { guardProvider, type GuardedProvider, type GuardLimits } from './provider-guard';
import { createRenewals, type Renewal } from './renewals';
import { createForecastVerification } from './verification/forecast-verification';
import type { ForecastCheckStore } from './verification/forecast-check-store';
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
  /** Sample weather before the real one, old weather during a renewal, weather of a neighbouring cell, or usual weather. */
  isFallback?: true;
  /**
   * True for weather of a neighbouring cell, for usual weather, and for old weather that this network may not renew. It
   * depends on who requests it, so no cache may share it.
   */
  isPrivate?: true;
}

export interface WeatherService {
  /**
   * Returns the best known weather of a cell: at once if there is any, else within `patienceMs`. It never fails.
   * `network` is the requesting network, which is charged if the cell is not in use. Pushes have none.
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
  /** Returns the weather that is shown if there are no providers, and during the sample period. */
  recorded: (cell: GridCell, nowMs: number) => Weather;
  /** Without it, sample weather is never shown in place of a provider's. */
  samplePeriod?: SamplePeriod;
  /** Returns the season's usual weather, which is the fallback if no provider responds. */
  usual: (cell: GridCell, nowMs: number) => Weather;
  store: WeatherStore;
  /** Epoch milliseconds. */
  clock: () => number;
  log: WeatherLog;
  limits?: Partial<GuardLimits>;
  /** 0 to 1. */
  random?: () => number;
  /** Without it, all cells count as in use. */
  mayRenewLoneCell?: MayRenewLoneCell;
  /** Without it, forecasts are neither checked nor corrected. */
  forecastChecks?: ForecastCheckStore;
  /** Defaults to `shown`. */
  corrections?: 'choice' | 'shown';
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
 * once for all users. Rules and times: docs/weather.md.
 */
export function createWeatherService(options: WeatherServiceOptions): WeatherService {
  const { recorded, usual, samplePeriod, store, clock, log, random = Math.random, mayRenewLoneCell } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const closing = new AbortController();
  const providers = options.providers.map((each) => guardProvider(each, limits, log, closing.signal));
  const cache = createWeatherCache({ store, clock, random, onReceived: () => samplePeriod?.end() });
  const cellUse = createCellUse(clock);
  const verification =
    options.forecastChecks &&
    createForecastVerification({
      store: options.forecastChecks,
      clock,
      isInUse: cellUse.isInUse,
      use: options.corrections ?? 'shown',
    });

  /** Returns the provider that would be called first. */
  const getFirstUsable = () => providers.find((each) => each.stage() !== 'spent');
  /** Returns whether a request concerns a cell that costs calls and that only few networks request. */
  const isLone = (cell: GridCell, network?: Network) =>
    network !== undefined &&
    mayRenewLoneCell !== undefined &&
    Boolean(getFirstUsable()?.dailyCalls()) &&
    !cellUse.isInUse(cell);

  function isChecked(cell: GridCell, network?: Network): boolean {
    if (getFirstUsable()?.stage() !== 'open') return cache.isChecked(cell, LOW_BUDGET_FRESH_MS);
    return cache.isChecked(cell, isLone(cell, network) ? LONE_CELL_FRESH_MS : WEATHER_FRESH_MS);
  }

  /** Charges the network for a lone cell, except shortly after a renewal that lacked a part. */
  async function mayRenew(cell: GridCell, network?: Network): Promise<boolean> {
    const dailyCalls = getFirstUsable()?.dailyCalls();
    if (!network || !mayRenewLoneCell || !dailyCalls || cellUse.isInUse(cell)) return true;
    return cache.getYoungerThan(cell, WEATHER_FRESH_MS) !== undefined || mayRenewLoneCell(network, dailyCalls);
  }

  const renewals = createRenewals({
    cache,
    store,
    providers,
    isChecked,
    mayRenew,
    isLone,
    clock,
    log,
    closing: closing.signal,
    verify: verification?.verify ?? ((weather) => Promise.resolve(weather)),
  });

  /**
   * Starts a renewal without waiting for a provider. Another one does not start meanwhile: one is enough to learn whether
   * providers respond, and each name lookup that hangs blocks one of Node's few threads for files.
   */
  async function renewBehindSample(cell: GridCell, network?: Network): Promise<void> {
    if (!renewals.isAnyRunning()) await renewals.join(cell, network).loaded;
  }

  /** Starts a renewal if one is due. It waits for the renewal only if there is no good weather yet. */
  async function renew(cell: GridCell, network?: Network): Promise<void> {
    if (providers.length === 0 || isChecked(cell, network) || !renewals.isDue(cell, network)) return;
    if (samplePeriod?.isOpen()) return renewBehindSample(cell, network);
    const renewal = renewals.join(cell, network);
    const hasNone = () => !cache.getYoungerThan(cell, WEATHER_EXPIRED_MS);
    if (hasNone()) await waitForRenewal(renewal, providers, limits.patienceMs, hasNone);
  }

  /** Returns sample weather. It counts as pending, so that screens request again until the real weather is there. */
  function getSample(cell: GridCell): WeatherResult {
    const weather = recorded(cell, clock());
    const source = { ...weather.source, awaitsProvider: true } as const;
    return { weather: { ...weather, source }, stale: false, pending: true, isFallback: true };
  }

  /** Returns the weather of a neighbouring cell, or else the season's usual weather. */
  async function getFallback(cell: GridCell): Promise<WeatherResult> {
    if (providers.length === 0) return { weather: recorded(cell, clock()), stale: false, pending: false };
    if (samplePeriod?.isOpen()) return getSample(cell);
    const pending = renewals.isRunning(cell);
    const neighbour = pending ? null : await findNeighbourWeather(cell, cache);
    if (!neighbour) return { weather: usual(cell, clock()), stale: false, pending, isFallback: true, isPrivate: true };
    const isOld = getAgeMs(neighbour.weather.source.fetchedAtMs, clock()) >= WEATHER_STALE_MS;
    const fallback = { neighbourKm: neighbour.distanceKm, isFallback: true, isPrivate: true } as const;
    return { weather: neighbour.weather, stale: isOld, pending, ...fallback };
  }

  return {
    async get(cell, network) {
      if (network) cellUse.note(cell, network);
      await renew(cell, network);
      const weather = cache.getServable(cell);
      if (!weather) return getFallback(cell);
      const isOld = !cache.getYoungerThan(cell, WEATHER_STALE_MS);
      const isNew = cache.getYoungerThan(cell, WEATHER_FRESH_MS) !== undefined;
      const isIncomplete = weather.isPartial === true && cache.isChecked(cell, LATE_PART_LIMIT_MS);
      const pending = isIncomplete || (isOld && renewals.isRunning(cell));
      const stale = isOld || (!isNew && renewals.hasFailed(cell));
      // A request of another network would have renewed it.
      const isPrivate = isOld && renewals.isRefused(cell, network);
      return { weather, stale, pending, ...(pending && { isFallback: true }), ...(isPrivate && { isPrivate }) };
    },
    state: () => providers.map(({ name, isClosed }) => ({ provider: name, isActive: isClosed() })),
    async close() {
      closing.abort();
      await renewals.ended();
    },
  };
}
