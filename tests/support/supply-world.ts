import type { Database } from '@/lib/api-host/db/database';
import { createProviders, gridsOf } from '@/lib/api-host/weather/create-providers';
import type { MayOpenCell } from '@/lib/api-host/weather/new-cells';
import { recordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import type { DailyCalls } from '@/lib/api-host/weather/supply/budget';
import { createWeatherService, type WeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { MINUTE_MS } from '@/lib/contract/durations';
import { startOfHourMs } from '@/lib/domain/kst';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { setTimeout as delay } from 'node:timers/promises';
import { hubScenario } from './hub-grids';
import { kmaScenario } from './kma-body';
import { testTools } from './provider-tools';
import { startProviderServer, type ProviderReply, type ProviderScenario } from './provider-server';
import { silentLog } from './silent-log';

/**
 * Instances of the host, as far as they get weather of KMA, before a stand-in that counts; their clock and what goes on
 * beside requests are moved by hand.
 */
export interface SupplyWorld {
  clock: { nowMs: number };
  instances: WeatherService[];
  /** Calls so far, by operation (`getVilageFcst`). */
  callsOf: (operation: string) => number;
  /** How often each answer was asked for: by address, and for AirKorea the hour. */
  fetches: () => Map<string, number>;
  /** Asks an instance for a cell. */
  ask: (instance: number, cell: GridCell, network?: string) => Promise<unknown>;
  /** How often the hub was asked for a grid. */
  hubCalls: () => number;
  /** Every instance looks after its grids once. */
  turn: () => Promise<void>;
  /** From now on every question is answered so. */
  failBy: (scenario: ProviderScenario) => void;
  /** Waits until nobody asks the stand-in for anything any more. */
  quiet: () => Promise<void>;
  close: () => Promise<void>;
}

interface Wanted {
  nowMs: number;
  /** One for each instance. */
  databases: (Database | null)[];
  dailyCalls?: Partial<DailyCalls>;
  mayOpenCell?: MayOpenCell;
  /** Whether there is a key to KMA's grids. */
  hasHub?: boolean;
  /** Whether people are kept waiting as little as they usually are, and not until everything has come. */
  isUsual?: boolean;
}

const SHORT_TERM = ['getUltraSrtNcst', 'getUltraSrtFcst', 'getVilageFcst'];
export const shortTermCalls = ({ callsOf }: SupplyWorld): number =>
  SHORT_TERM.reduce((sum, operation) => sum + callsOf(operation), 0);

const isOfHub = ({ pathname }: URL) => pathname.includes('/nph-dfs_');

const PATIENT = { patienceMs: 60_000, fetchLimitMs: 60_000, concurrentCells: 24, queuedCells: 10_000 };
const QUIET_MS = 120;
/** The stand-in says the same everywhere, so that the bench measures the host and not its stand-in. */
const NOWHERE = ['nx', 'ny', 'regId', 'areaNo', 'serviceKey'];

export async function openSupplyWorld(wanted: Wanted): Promise<SupplyWorld> {
  const { nowMs, databases, dailyCalls, mayOpenCell, hasHub, isUsual } = wanted;
  const clock = { nowMs };
  const ofPortal = kmaScenario(() => ({ nowMs: clock.nowMs }));
  const ofHub = hubScenario(() => clock.nowMs);
  const replies = new Map<string, ProviderReply>();
  const asked = new Map<string, number>();
  let lastMs = 0;
  const server = await startProviderServer({
    async scenario(url) {
      lastMs = performance.now();
      // The addresses of AirKorea and of warnings do not say what time they are asked for.
      const hour = url.pathname.includes('Dnsty')
        ? ` ${startOfHourMs(clock.nowMs - 20 * MINUTE_MS)}`
        : url.pathname.includes('PwnStatus')
          ? ` ${clock.nowMs}`
          : '';
      asked.set(url.href + hour, (asked.get(url.href + hour) ?? 0) + 1);
      if (isOfHub(url)) return ofHub(url);
      const key = new URL(url);
      NOWHERE.forEach((name) => key.searchParams.delete(name));
      const name = `${key.href} ${/Dnsty|PwnStatus/.test(url.pathname) ? clock.nowMs : ''}`;
      const reply = replies.get(name) ?? (await ofPortal(url));
      // 'Nothing yet' is true for a while only.
      if ('body' in reply && reply.body.length > 200) replies.set(name, reply);
      return reply;
    },
  });
  const config = {
    weatherSource: 'kma' as const,
    kmaServiceKey: 'key',
    kmaHubKey: hasHub ? 'key' : undefined,
    kmaHubBaseUrl: server.url,
    kmaBaseUrl: server.url,
    airKoreaBaseUrl: server.url,
    openMeteoBaseUrl: server.url,
    openMeteoAirBaseUrl: server.url,
  };
  const worlds = databases.map((database) => {
    const tools = testTools({ clock: () => clock.nowMs, database, dailyCalls });
    const grids = gridsOf(config, tools);
    const service = createWeatherService({
      providers: createProviders(config, tools, grids),
      recorded: recordedWeather,
      store: createWeatherStore(tools.askDatabase),
      clock: () => clock.nowMs,
      log: silentLog,
      mayOpenCell,
      limits: isUsual ? {} : PATIENT,
    });
    return { grids, service };
  });
  const instances = worlds.map(({ service }) => service);
  return {
    clock,
    instances,
    callsOf: (operation) =>
      [...asked].reduce((sum, [href, count]) => sum + (href.includes(`/${operation}?`) ? count : 0), 0),
    fetches: () => asked,
    ask: (instance, cell, network) => instances[instance]!.get(cell, network),
    hubCalls: () => [...asked].reduce((sum, [href, count]) => sum + (isOfHub(new URL(href)) ? count : 0), 0),
    async turn() {
      const look = async ({ grids }: (typeof worlds)[number]) => {
        // A busy machine's database is away for a moment; hours of the moved clock would pass meanwhile.
        while (grids && !(await grids.turn())) await delay(QUIET_MS);
      };
      await Promise.all(worlds.map(look));
    },
    failBy: server.use,
    async quiet() {
      lastMs = performance.now();
      while (performance.now() - lastMs < QUIET_MS) await delay(20);
    },
    async close() {
      await Promise.all(instances.map((each) => each.close()));
      await server.close();
    },
  };
}
