import { setTimeout as delay } from 'node:timers/promises';
import { isBrokenCircuitError } from 'cockatiel';
import type { Database } from '@/lib/api-host/db/database';
import { createGridProvider } from '@/lib/api-host/weather/kma-grid/grid-provider';
import { createGrids, type Grids } from '@/lib/api-host/weather/kma-grid/grids';
import { listRequiredGrids } from '@/lib/api-host/weather/kma-grid/required-grids';
import { createKmaProvider } from '@/lib/api-host/weather/kma/kma-provider';
import type { Network } from '@/lib/api-host/shared/network';
import type { MayFetchNewCell } from '@/lib/api-host/weather/new-cell-limit';
import { ProviderError } from '@/lib/api-host/weather/provider-error';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import type { DailyCalls } from '@/lib/api-host/weather/provider-records';
import type { WeatherLog } from '@/lib/api-host/weather/weather-log';
import { createWeatherService, type WeatherResult, type WeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { answerFetch } from './answer-fetch';
import { createCountingProvider, type CountingProvider } from './counting-provider';
import { eventually } from './eventually';
import { startProviderServer, type ProviderScenario } from './provider-server';
import { testTools } from './provider-tools';

/**
 * Instances of the host, as far as they get weather of KMA, before a stand-in that counts. Their clock is moved by hand,
 * and nothing in them gives up because a machine is slow: what is counted is the same on every machine.
 */
export interface SupplyWorld extends Pick<CountingProvider, 'callsOf' | 'hubCalls' | 'fetches'> {
  clock: { nowMs: number };
  instances: WeatherService[];
  /** Asks an instance for a cell, until nothing newer of it is on its way. */
  ask: (instance: number, cell: GridCell, network?: Network) => Promise<WeatherResult>;
  /** Every instance takes its turns with the grids, by the clock, until all of them have all that are out. */
  fillGrids: () => Promise<void>;
  /** How often something gave up all the same (the database, a part): then nothing was shown. */
  mishaps: () => number;
  /** From now on every question is answered so. */
  failBy: (scenario: ProviderScenario) => void;
  close: () => Promise<void>;
}

interface Wanted {
  nowMs: number;
  /** One for each instance. */
  databases: (Database | null)[];
  dailyCalls?: Partial<DailyCalls>;
  mayFetchNewCell?: MayFetchNewCell;
  /** Whether there is a key to KMA's grids. */
  hasHub?: boolean;
  /** Whether the stand-in is asked over HTTP, and people and parts are waited for no longer than usual. */
  isUsual?: boolean;
}

const SHORT_TERM = ['getUltraSrtNcst', 'getUltraSrtFcst', 'getVilageFcst'];
export const shortTermCalls = ({ callsOf }: Pick<SupplyWorld, 'callsOf'>): number =>
  SHORT_TERM.reduce((sum, operation) => sum + callsOf(operation), 0);

const AMPLE_MS = 10 * MINUTE_MS;
const PATIENT = { patienceMs: AMPLE_MS, fetchLimitMs: AMPLE_MS, concurrentCells: 24, queuedCells: 10_000 };
/** As instances take them. */
const TURN_EVERY_MS = 20_000;
/** Ten minutes: longer than a lease, and than the pauses after a failure. */
const MOST_TURNS = 30;
const REST_MS = 200;

/** A database that has failed rests for a while, in the time of the machine: the clock waits for it. */
async function takeTurn(grids: Grids): Promise<void> {
  while (!(await grids.runOnce())) await delay(REST_MS);
}

async function openStandIn(scenario: ProviderScenario, isOverHttp: boolean) {
  if (isOverHttp) return startProviderServer({ scenario });
  const end = answerFetch(scenario);
  const use = () => {
    throw new Error('only a stand-in that is asked over HTTP can fail');
  };
  return { url: 'http://provider.test', use, close: async () => end() };
}

export async function openSupplyWorld(wanted: Wanted): Promise<SupplyWorld> {
  const { nowMs, databases, dailyCalls, mayFetchNewCell, hasHub = false, isUsual = false } = wanted;
  const clock = { nowMs };
  const now = () => clock.nowMs;
  const provider = createCountingProvider(now);
  const standIn = await openStandIn(provider.scenario, isUsual);
  let mishaps = 0;
  const log: WeatherLog = {
    info: () => undefined,
    warn: (told: unknown) => {
      const { err } = told as { err?: unknown };
      // That calls are spent is no mishap, nor what is left alone for a while because of it.
      if (err !== undefined && !(err instanceof ProviderError) && !isBrokenCircuitError(err)) mishaps++;
    },
  };
  const partLimitMs = isUsual ? undefined : AMPLE_MS;
  const config = { kmaServiceKey: 'key', kmaBaseUrl: standIn.url, airKoreaBaseUrl: standIn.url };

  function openInstance(database: Database | null) {
    const tools = testTools({ clock: now, database, dailyCalls, databaseLimitMs: AMPLE_MS, log });
    const grids = hasHub ? createGrids({ kmaHubKey: 'key', kmaHubBaseUrl: standIn.url }, tools) : null;
    const service = createWeatherService({
      providers: [
        ...(grids ? [createGridProvider(config, grids.cache, tools, partLimitMs)] : []),
        createKmaProvider(config, tools, partLimitMs),
      ],
      recorded: getRecordedWeather,
      store: createWeatherStore(tools.queryDatabase),
      clock: now,
      log,
      mayFetchNewCell,
      // No jitter: what is counted is the same every time.
      random: () => 0.5,
      limits: isUsual ? {} : PATIENT,
    });
    return { grids, service };
  }

  const opened = databases.map(openInstance);
  const instances = opened.map(({ service }) => service);
  const shelves = opened.flatMap(({ grids }) => grids ?? []);
  const lacking = () =>
    listRequiredGrids(clock.nowMs, 'open').filter(
      (grid) => !shelves.every(({ cache }) => (cache.find(grid)?.issuedAtMs ?? -Infinity) >= grid.issuedAtMs),
    ).length;

  return {
    ...provider,
    clock,
    instances,
    ask: (instance, cell, network) =>
      eventually(
        () => instances[instance]!.get(cell, network),
        ({ pending }) => !pending,
      ),
    async fillGrids() {
      for (let turns = 0; lacking() > 0; turns++) {
        if (turns === MOST_TURNS) throw new Error(`${lacking()} grids have not come in ${MOST_TURNS} turns`);
        await Promise.all(shelves.map(takeTurn));
        clock.nowMs += TURN_EVERY_MS;
      }
    },
    mishaps: () => mishaps,
    failBy: standIn.use,
    async close() {
      await Promise.all(instances.map((each) => each.close()));
      await standIn.close();
    },
  };
}
