import { setTimeout as delay } from 'node:timers/promises';
import { isBrokenCircuitError } from 'cockatiel';
import type { Database } from '@/lib/api-host/db/database';
import { createGridProvider } from '@/lib/api-host/weather/kma-grid/grid-provider';
import { createGrids, type Grids } from '@/lib/api-host/weather/kma-grid/grids';
import { listRequiredGrids } from '@/lib/api-host/weather/kma-grid/required-grids';
import { createKmaProvider } from '@/lib/api-host/weather/kma/kma-provider';
import type { Network } from '@/lib/api-host/shared/network';
import type { MayRenewLoneCell } from '@/lib/api-host/weather/lone-cell-limit';
import { ProviderError } from '@/lib/api-host/weather/provider-error';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import type { DailyCalls } from '@/lib/api-host/weather/provider-records';
import type { WeatherLog } from '@/lib/api-host/weather/weather-log';
import { createWeatherService, type WeatherResult, type WeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore, type WeatherStore } from '@/lib/api-host/weather/weather-store';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { mockFetch } from './answer-fetch';
import { createCountingProvider, type CountingProvider } from './counting-provider';
import { eventually } from './eventually';
import type { KmaWeather } from './kma-body';
import { startProviderServer, type ProviderScenario } from './provider-server';
import { testTools } from './provider-tools';

/**
 * Instances of the KMA weather service in front of a counting stand-in. Their clock is set by the test and their
 * timeouts are ample, so that the counts are equal on every machine.
 */
export interface SupplyWorld extends Pick<CountingProvider, 'countCalls' | 'hubCalls' | 'fetches'> {
  clock: { nowMs: number };
  instances: WeatherService[];
  /** Requests a cell from an instance until the result is not pending. */
  getWeather: (instance: number, cell: GridCell, network?: Network) => Promise<WeatherResult>;
  /** Resolves when the renewals of all instances have ended, also those that no request waits for. */
  settle: () => Promise<void>;
  /** Runs the grid loops of every instance until all have every published grid. */
  fillGrids: () => Promise<void>;
  /** Returns the number of unexpected failures, such as timeouts. A count above 0 invalidates the measurement. */
  countFailures: () => number;
  /** Replaces the scenario of the stand-in. */
  useScenario: (scenario: ProviderScenario) => void;
  close: () => Promise<void>;
}

interface Options {
  nowMs: number;
  /** One connection for each instance, or null for none. */
  databases: (Database | null)[];
  dailyCalls?: Partial<DailyCalls>;
  mayRenewLoneCell?: MayRenewLoneCell;
  /** True if there is an API key for KMA's grids. */
  hasHub?: boolean;
  /** Returns the delay of an issue; by default all are published on time. */
  getDelayMs?: KmaWeather['getDelayMs'];
  /** True for calls over HTTP with the timeouts of production. */
  isUsual?: boolean;
}

const SHORT_TERM = ['getUltraSrtNcst', 'getUltraSrtFcst', 'getVilageFcst'];
export const countShortTermCalls = ({ countCalls }: Pick<SupplyWorld, 'countCalls'>): number =>
  SHORT_TERM.reduce((sum, operation) => sum + countCalls(operation), 0);

const AMPLE_MS = 10 * MINUTE_MS;
const PATIENT = { patienceMs: AMPLE_MS, fetchLimitMs: AMPLE_MS, concurrentCells: 24, queuedCells: 10_000 };
/** The interval of grid runs. */
const RUN_INTERVAL_MS = 20_000;
/** Ten minutes: longer than a lease and than the pauses after a failure. */
const MAX_RUNS = 30;
const REST_MS = 200;

/** Runs once. Retries while the database pauses after a failure, which takes real time. */
async function runGrids(grids: Grids): Promise<void> {
  while (!(await grids.runOnce())) await delay(REST_MS);
}

async function openStandIn(scenario: ProviderScenario, isOverHttp: boolean) {
  if (isOverHttp) return startProviderServer({ scenario });
  const end = mockFetch(scenario);
  const use = () => {
    throw new Error('only a stand-in over HTTP can change its scenario');
  };
  return { url: 'http://provider.test', use, close: async () => end() };
}

/** Turns of the event loop between two calls of the store by one renewal. */
const TURNS_BETWEEN_CALLS = 5;

/** Observes the renewals of a store: each reads, acquires a lease, and writes or releases it. */
function observeRenewals(store: WeatherStore) {
  let running = 0;
  async function during<T>(work: Promise<T>): Promise<T> {
    running++;
    return work.finally(() => running--);
  }
  const end = async (work: Promise<void>) => {
    await work;
    running--;
  };
  const observed: WeatherStore = {
    read: (cell) => during(store.read(cell)),
    async acquireLease(cell, nowMs) {
      const isOurs = await during(store.acquireLease(cell, nowMs));
      if (isOurs) running++;
      return isOurs;
    },
    write: (checked) => end(store.write(checked)),
    releaseLease: (cell) => end(store.releaseLease(cell)),
  };
  return { store: observed, isRunning: () => running > 0 };
}

export async function openSupplyWorld(options: Options): Promise<SupplyWorld> {
  const { nowMs, databases, dailyCalls, mayRenewLoneCell, hasHub = false, isUsual = false, getDelayMs } = options;
  const clock = { nowMs };
  const now = () => clock.nowMs;
  const provider = createCountingProvider(now, getDelayMs);
  const standIn = await openStandIn(provider.scenario, isUsual);
  let failures = 0;
  const log: WeatherLog = {
    info: () => undefined,
    warn: (entry: unknown) => {
      const { err } = entry as { err?: unknown };
      // A spent budget and an open circuit are expected.
      if (err !== undefined && !(err instanceof ProviderError) && !isBrokenCircuitError(err)) failures++;
    },
  };
  const partLimitMs = isUsual ? undefined : AMPLE_MS;
  const config = { kmaServiceKey: 'key', kmaBaseUrl: standIn.url, airKoreaBaseUrl: standIn.url };

  function openInstance(database: Database | null) {
    const tools = testTools({ clock: now, database, dailyCalls, databaseLimitMs: AMPLE_MS, log });
    const grids = hasHub ? createGrids({ kmaHubKey: 'key', kmaHubBaseUrl: standIn.url }, tools) : null;
    const { store, isRunning } = observeRenewals(createWeatherStore(tools.queryDatabase));
    const service = createWeatherService({
      providers: [
        ...(grids ? [createGridProvider(config, grids.cache, tools, partLimitMs)] : []),
        createKmaProvider(config, tools, partLimitMs),
      ],
      recorded: getRecordedWeather,
      usual: getUsualWeather,
      store,
      clock: now,
      log,
      mayRenewLoneCell,
      // Without jitter, so that the counts are deterministic.
      random: () => 0.5,
      limits: isUsual ? {} : PATIENT,
    });
    return { grids, service, isRunning };
  }

  const opened = databases.map(openInstance);
  const instances = opened.map(({ service }) => service);
  const allGrids = opened.flatMap(({ grids }) => grids ?? []);
  const countMissing = () =>
    listRequiredGrids(clock.nowMs, 'open').filter(
      (grid) => !allGrids.every(({ cache }) => (cache.find(grid)?.issuedAtMs ?? -Infinity) >= grid.issuedAtMs),
    ).length;

  return {
    ...provider,
    clock,
    instances,
    getWeather: (instance, cell, network) =>
      eventually(
        () => instances[instance]!.get(cell, network),
        ({ pending }) => !pending,
      ),
    async settle() {
      for (let idle = 0; idle < TURNS_BETWEEN_CALLS; idle++) {
        await new Promise((resolve) => setImmediate(resolve));
        if (!opened.some(({ isRunning }) => isRunning())) continue;
        idle = -1;
        await delay(1);
      }
    },
    async fillGrids() {
      for (let runs = 0; countMissing() > 0; runs++) {
        if (runs === MAX_RUNS) throw new Error(`${countMissing()} grids have not come in ${MAX_RUNS} turns`);
        await Promise.all(allGrids.map(runGrids));
        clock.nowMs += RUN_INTERVAL_MS;
      }
    },
    countFailures: () => failures,
    useScenario: standIn.use,
    async close() {
      await Promise.all(instances.map((each) => each.close()));
      await standIn.close();
    },
  };
}
