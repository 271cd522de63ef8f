import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Env } from '@/lib/env';
import type { Logger } from '@/lib/log';
import { buildAccounts } from './accounts/build-accounts';
import { createApiHost } from './api-host';
import { databaseCheck, mailCheck, picturesCheck, servingCheck, weatherCheck } from './health/checks';
import type { Database, OpenDatabase } from './db/database';
import { openDatabase } from './db/open-database';
import type { RequestLogLevel } from './dependencies';
import { runDispatch } from './dispatch/run-dispatch';
import { createChoiceStore } from './outfit/choice-store';
import { choosePictures } from './pictures/choose-pictures';
import { chooseTransport } from './push/choose-transport';
import { loadRegions } from './region/load-regions';
import { weatherStoreWhenOpen } from './weather/store-when-open';
import { createProviders, type WeatherConfig } from './weather/create-providers';
import { createLimits } from './shared/limits';
import { databaseWhenOpen } from './shared/database-when-open';
import { recordedWeather } from './weather/recorded/recorded-weather';
import { createWeatherService } from './weather/weather-service';

/** The API host with all that it stands on. */
export interface BuiltHost {
  fetch: (request: Request) => Response | Promise<Response>;
  /** Resolves once the database is open and migrated; rejects with the reason why it cannot be. */
  opened: Promise<OpenDatabase>;
  /** Takes up nothing new: not ready any more, no further pushes. Requests are answered as before. */
  stop: () => void;
  /** Ends all that goes on beside requests, and gives back what it holds. */
  close: () => Promise<void>;
}

const weatherConfig = (env: Env): WeatherConfig => ({
  weatherSource: env.WEATHER_SOURCE === 'auto' ? undefined : env.WEATHER_SOURCE,
  kmaServiceKey: env.KMA_SERVICE_KEY,
  kmaBaseUrl: env.KMA_BASE_URL,
  airKoreaBaseUrl: env.AIRKOREA_BASE_URL,
  openMeteoBaseUrl: env.OPEN_METEO_BASE_URL,
  openMeteoAirBaseUrl: env.OPEN_METEO_AIR_BASE_URL,
  openMeteoApiKey: env.OPEN_METEO_API_KEY,
});

/** Builds the host that an environment describes. The database is opened beside: nobody waits for it. */
export function buildHost(env: Env, logger: Logger, requestLogLevel: RequestLogLevel = 'info'): BuiltHost {
  let db: Database | null = null;
  const closing = new AbortController();
  const opened = openDatabase(env, logger, closing.signal);
  // Who waits for it tells the reason; readiness does as well.
  opened.then((database) => (db = database.db)).catch(() => undefined);
  const pictures = choosePictures(env);
  const weather = createWeatherService({
    providers: createProviders(weatherConfig(env), logger),
    recorded: recordedWeather,
    store: weatherStoreWhenOpen(opened, logger),
    clock: Date.now,
    log: logger,
  });
  const database = databaseWhenOpen(opened);
  const accounts = buildAccounts(env, { opened, database, logger });
  const parts = {
    clock: Date.now,
    regions: loadRegions(),
    weather,
    pictures,
    outfits: OUTFITS,
    choices: createChoiceStore(() => db, logger),
    logger,
  };
  const push = chooseTransport(env, logger);
  const dispatch = runDispatch(opened, { ...parts, transport: push, random: Math.random, siteUrl: env.SITE_URL });
  const checks = [
    servingCheck(() => closing.signal.aborted),
    databaseCheck(opened, Date.now),
    weatherCheck(weather),
    picturesCheck(pictures),
    mailCheck(accounts.parts.mailer),
  ];
  const app = createApiHost({
    ...parts,
    ...accounts.parts,
    database,
    limits: createLimits(database, Date.now),
    push,
    checks: [...checks, dispatch.check],
    requestLogLevel,
    checkAnswers: env.NODE_ENV !== 'production',
  });
  return {
    fetch: (request) => app.fetch(request),
    opened,
    stop() {
      closing.abort();
      dispatch.stop();
    },
    async close() {
      this.stop();
      await dispatch.close();
      await weather.close();
      await accounts.close();
      await opened.then(({ close }) => close()).catch(() => undefined);
    },
  };
}
