import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Env } from '@/lib/env';
import { localSecret } from '@/lib/local-secrets';
import type { Logger } from '@/lib/log';
import { createApiHost } from './api-host';
import { packagedDataPath } from './data-folder';
import type { Database, OpenDatabase } from './db/database';
import { openDatabase } from './db/open-database';
import type { Check } from './health';
import { createChoiceStore } from './outfit/choice-store';
import { createLocalPictures } from './pictures/local-pictures';
import type { Pictures } from './pictures/pictures';
import { createS3Pictures } from './pictures/s3-pictures';
import { loadRegions } from './region/load-regions';
import { weatherStoreWhenOpen } from './weather-when-open';
import { createProviders, type WeatherConfig } from './weather/create-providers';
import { recordedWeather } from './weather/recorded/recorded-weather';
import { createWeatherService } from './weather/weather-service';

/** The API host with all that it stands on. */
export interface BuiltHost {
  fetch: (request: Request) => Response | Promise<Response>;
  /** Resolves once the database is open and migrated; rejects with the reason why it cannot be. */
  opened: Promise<OpenDatabase>;
  close: () => Promise<void>;
}

function buildPictures(env: Env): Pictures {
  const folder = packagedDataPath('outfits');
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket && accessKeyId && secretAccessKey)
    return createS3Pictures(folder, {
      bucket,
      accessKeyId,
      secretAccessKey,
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
    });
  return createLocalPictures(folder, env.PICTURE_SECRET ?? localSecret(env.DATA_DIR, 'pictures'));
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

const databaseCheck = (opened: Promise<OpenDatabase>): Check => ({
  name: 'database',
  run: async () => {
    const { db, kind } = await opened;
    await db.execute('select 1');
    return { ok: true, reason: kind };
  },
});

const picturesCheck = ({ ids }: Pictures): Check => ({
  name: 'pictures',
  run: () => ({ ok: ids.size > 0, reason: `${ids.size} pictures` }),
});

/** Builds the host that an environment describes. The database is opened beside: nobody waits for it. */
export function buildHost(env: Env, logger: Logger): BuiltHost {
  let db: Database | null = null;
  const opened = openDatabase(env, logger);
  // Who waits for it tells the reason; readiness does as well.
  opened.then((database) => (db = database.db)).catch(() => undefined);
  const pictures = buildPictures(env);
  const weather = createWeatherService({
    providers: createProviders(weatherConfig(env), logger),
    recorded: recordedWeather,
    store: weatherStoreWhenOpen(opened, logger),
    clock: Date.now,
    log: logger,
  });
  const app = createApiHost({
    clock: Date.now,
    regions: loadRegions(),
    weather,
    pictures,
    outfits: OUTFITS,
    choices: createChoiceStore(() => db, logger),
    checks: [databaseCheck(opened), picturesCheck(pictures)],
    logger,
    checkAnswers: env.NODE_ENV !== 'production',
  });
  return {
    fetch: (request) => app.fetch(request),
    opened,
    async close() {
      await weather.close();
      await opened.then(({ close }) => close()).catch(() => undefined);
    },
  };
}
