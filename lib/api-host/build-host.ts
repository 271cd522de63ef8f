import type { Env } from '@/lib/env';
import { localSecret } from '@/lib/local-secrets';
import type { Logger } from '@/lib/log';
import { createApiHost } from './api-host';
import { packagedDataPath } from './data-folder';
import type { OpenDatabase } from './db/database';
import { openDatabase } from './db/open-database';
import type { Check } from './health';
import { createLocalPictures } from './pictures/local-pictures';
import type { Pictures } from './pictures/pictures';
import { createS3Pictures } from './pictures/s3-pictures';
import { loadRegions } from './region/load-regions';
import { weatherStoreWhenOpen } from './weather-when-open';
import { createOpenMeteoProvider } from './weather/open-meteo/open-meteo-provider';
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
    return createS3Pictures(folder, { bucket, accessKeyId, secretAccessKey, endpoint: env.S3_ENDPOINT, region: env.S3_REGION });
  return createLocalPictures(folder, env.PICTURE_SECRET ?? localSecret(env.DATA_DIR, 'pictures'));
}

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
  const opened = openDatabase(env, logger);
  opened.catch((err: unknown) => logger.error({ err }, 'the database could not be opened'));
  const pictures = buildPictures(env);
  const weather = createWeatherService({
    providers: [createOpenMeteoProvider({ openMeteoBaseUrl: env.OPEN_METEO_BASE_URL, openMeteoAirBaseUrl: env.OPEN_METEO_AIR_BASE_URL, openMeteoApiKey: env.OPEN_METEO_API_KEY }, logger)],
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
