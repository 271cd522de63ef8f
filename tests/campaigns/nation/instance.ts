import type { PGlite } from '@electric-sql/pglite';
import { runDispatch, type DispatchService } from '@/lib/api-host/dispatch/run-dispatch';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { createWebPushTransport } from '@/lib/api-host/push/web-push/web-push-transport';
import { createConfiguredWarningReader, createProviders } from '@/lib/api-host/weather/create-providers';
import { mapServices } from '@/lib/api-host/weather/provider-records';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { createProviderTools } from '@/lib/api-host/weather/supply/provider-tools';
import { createWeatherService, type WeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { createLogger } from '@/lib/log';
import { createComposeTools } from '../../support/dispatch-parts';
import { PUSH_LIMITS, VAPID } from '../../support/test-push';
import type { Faults } from './faults';
import { connectDatabase, type Life } from './life';
import type { PushServices } from './push-service';
import type { Random } from './randomness';

const SEND_LIMIT_MS = 15_000;

export interface Country {
  client: PGlite;
  faults: Faults;
  random: Random;
  services: PushServices;
  /** Calls of each weather service a day. */
  dailyCalls: number;
  pictures: string;
  /** Receives what happens, and the lines of every instance's log. */
  note: (event: string) => void;
}

export interface Instance {
  life: Life;
  weather: WeatherService;
  /** Null for an instance that serves pages. */
  dispatch: DispatchService | null;
}

/** Starts an instance: the real weather service and, for a dispatcher, the real dispatcher. */
export function startInstance(country: Country, life: Life, isDispatcher: boolean): Instance {
  const { client, faults, random, services, pictures } = country;
  const { clock } = life;
  const db = connectDatabase(client, life, faults, random);
  const closing = new AbortController();
  const logger = createLogger('warn', life.name, { write: (line) => country.note(line.trim()) });
  const tools = createProviderTools({
    database: () => db,
    dailyCalls: mapServices(() => country.dailyCalls),
    clock,
    log: logger,
    closing: closing.signal,
  });
  const config = {
    kmaServiceKey: 'key',
    kmaBaseUrl: `http://kma.${life.name}.test`,
    airKoreaBaseUrl: `http://kma.${life.name}.test`,
    openMeteoBaseUrl: `http://open-meteo.${life.name}.test`,
    openMeteoAirBaseUrl: `http://open-meteo-air.${life.name}.test`,
    openMeteoFallback: 'allow' as const,
  };
  const weather = createWeatherService({
    providers: createProviders(config, tools),
    recorded: getRecordedWeather,
    usual: getUsualWeather,
    store: createWeatherStore(tools.queryDatabase),
    clock,
    log: logger,
    random: random.next,
  });
  if (!isDispatcher) return { life, weather, dispatch: null };
  const parts = createComposeTools(db, pictures, clock, logger);
  // Reading files takes real time, which would make runs of the same seed differ.
  const getUrl = async (id: string) => `/pictures/${id}`;
  const transport = createWebPushTransport({
    ...{ vapid: VAPID, endpoints: 'anywhere', limitMs: SEND_LIMIT_MS, limits: PUSH_LIMITS, clock, logger },
    client: services.connect(life, SEND_LIMIT_MS),
  });
  const opened = Promise.resolve({ dispatchDb: db, kind: 'postgres' } as OpenDatabase);
  const dispatch = runDispatch(
    opened,
    {
      ...parts,
      ...{ weather, transport, clock, logger, random: random.next },
      pictures: {
        ...parts.pictures,
        getUrl,
        getUrls: async (id) => ({ presignedUrl: await getUrl(id), variants: [] }),
      },
      readWarnings: createConfiguredWarningReader(config, tools),
    },
    { isAlone: true },
  );
  return { life, weather, dispatch };
}
