import type { Database } from '@/lib/api-host/db/database';
import { createProviders } from '@/lib/api-host/weather/create-providers';
import type { MayOpenCell } from '@/lib/api-host/weather/new-cells';
import { recordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import type { DailyCalls } from '@/lib/api-host/weather/supply/budget';
import { createWeatherService, type WeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { MINUTE_MS } from '@/lib/contract/durations';
import { startOfHourMs } from '@/lib/domain/kst';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { setTimeout as delay } from 'node:timers/promises';
import { kmaScenario } from './kma-body';
import { testTools } from './provider-tools';
import { startProviderServer, type ProviderReply } from './provider-server';
import { silentLog } from './silent-log';

/** Instances of the host, as far as they get weather of KMA, before a stand-in that counts; their clock is moved by hand. */
export interface SupplyWorld {
  clock: { nowMs: number };
  instances: WeatherService[];
  /** Calls so far, by operation (`getVilageFcst`). */
  callsOf: (operation: string) => number;
  /** How often each answer was asked for: by address, and for AirKorea the hour. */
  fetches: () => Map<string, number>;
  /** Asks an instance for a cell. */
  ask: (instance: number, cell: GridCell, network?: string) => Promise<unknown>;
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
}

const SHORT_TERM = ['getUltraSrtNcst', 'getUltraSrtFcst', 'getVilageFcst'];
export const shortTermCalls = ({ callsOf }: SupplyWorld): number =>
  SHORT_TERM.reduce((sum, operation) => sum + callsOf(operation), 0);

const QUIET_MS = 120;
/** The stand-in says the same everywhere, so that the bench measures the host and not its stand-in. */
const NOWHERE = ['nx', 'ny', 'regId', 'areaNo', 'serviceKey'];

export async function openSupplyWorld({ nowMs, databases, dailyCalls, mayOpenCell }: Wanted): Promise<SupplyWorld> {
  const clock = { nowMs };
  const scenario = kmaScenario(() => ({ nowMs: clock.nowMs }));
  const replies = new Map<string, ProviderReply>();
  const asked = new Map<string, number>();
  let lastMs = 0;
  const server = await startProviderServer({
    async scenario(url) {
      lastMs = performance.now();
      // AirKorea's address does not say the hour that it is asked for.
      const hour = url.pathname.includes('Dnsty') ? ` ${startOfHourMs(clock.nowMs - 20 * MINUTE_MS)}` : '';
      asked.set(url.href + hour, (asked.get(url.href + hour) ?? 0) + 1);
      const key = new URL(url);
      NOWHERE.forEach((name) => key.searchParams.delete(name));
      const name = `${key.href} ${url.pathname.includes('Dnsty') ? clock.nowMs : ''}`;
      const reply = replies.get(name) ?? (await scenario(url));
      // 'Nothing yet' is true for a while only.
      if ('body' in reply && reply.body.length > 200) replies.set(name, reply);
      return reply;
    },
  });
  const config = {
    weatherSource: 'kma' as const,
    kmaServiceKey: 'key',
    kmaBaseUrl: server.url,
    airKoreaBaseUrl: server.url,
    openMeteoBaseUrl: server.url,
    openMeteoAirBaseUrl: server.url,
  };
  const instances = databases.map((database) => {
    const tools = testTools({ clock: () => clock.nowMs, database, dailyCalls });
    return createWeatherService({
      providers: createProviders(config, tools),
      recorded: recordedWeather,
      store: createWeatherStore(tools.askDatabase),
      clock: () => clock.nowMs,
      log: silentLog,
      mayOpenCell,
      limits: { patienceMs: 60_000, fetchLimitMs: 60_000, concurrentCells: 24, queuedCells: 10_000 },
    });
  });
  return {
    clock,
    instances,
    callsOf: (operation) =>
      [...asked].reduce((sum, [href, count]) => sum + (href.includes(`/${operation}?`) ? count : 0), 0),
    fetches: () => asked,
    ask: (instance, cell, network) => instances[instance]!.get(cell, network),
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
