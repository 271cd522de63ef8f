import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { deriveApiKeys } from '@/lib/api-keys';
import { DAY_MS } from '@/lib/contract/durations';
import { WEATHER_FRESH_MS } from '@/lib/contract/weather-freshness';
import type { Env } from '@/lib/env';
import type { Logger } from '@/lib/log';
import type { OperatorError } from '@/lib/operator-error';
import type { Abroad } from './abroad/abroad';
import { buildAbroad } from './abroad/build-abroad';
import { buildAccounts } from './accounts/build-accounts';
import { createApiHost, type HostDependencies } from './api-host';
import { createCards } from './card/cards';
import { renderGuideCard } from './card/guide-card';
import { renderPackingCard } from './card/packing-card';
import { renderCard } from './card/render-card';
import {
  createDatabaseCheck,
  createMailCheck,
  createPicturesCheck,
  createServingCheck,
  createWeatherCheck,
} from './health/checks';
import type { Database, OpenDatabase } from './db/database';
import { registerDatabaseMetrics } from './db/database-metrics';
import { openDatabase } from './db/open-database';
import { registerPushMetrics } from './dispatch/push-metrics';
import { runDispatch } from './dispatch/run-dispatch';
import { createHolidayReader } from './holidays/holiday-reader';
import { createChoiceStore } from './outfit/choice-store';
import type { OutfitDependencies } from './outfit/outfit-dependencies';
import { choosePictures } from './pictures/choose-pictures';
import { chooseTransport } from './push/choose-transport';
import { createLazyRegions } from './region/load-regions';
import {
  createConfiguredGrids,
  createConfiguredWarningReader,
  createProviders,
  describeProviders,
} from './weather/create-providers';
import type { ReadWarnings } from './weather/kma/read-warnings';
import { limitLoneCells } from './weather/lone-cell-limit';
import { readDailyCalls, readWeatherConfig } from './weather/provider-records';
import { waitUntilOpen } from './weather/supply/database-access';
import { createProviderTools } from './weather/supply/provider-tools';
import { createForecastCheckStore } from './weather/verification/forecast-check-store';
import { createSamplePeriod } from './weather/sample-period';
import { createWeatherStore } from './weather/weather-store';
import { validateLimitPoints } from './shared/limit-rules';
import { healthRoutes } from './routes/health';
import { createLimits, type Limits } from './shared/limits';
import { createDatabaseGetter } from './shared/database-getter';
import { getSampleWeather } from './weather/recorded/sample-weather';
import { getUsualWeather } from './weather/recorded/usual-weather';
import { createWeatherService, type WeatherService } from './weather/weather-service';
import { renderWidget } from './widget/render-widget';

export interface BuiltHost {
  fetch: (request: Request) => Response | Promise<Response>;
  /** Resolves when the database is open and migrated. Rejects if it cannot be opened. */
  opened: Promise<OpenDatabase>;
  /** Resolves with the reason if the host can never respond again. The process must then exit. */
  lost: Promise<OperatorError>;
  /** Path and key of the mailbox with mails that were stored instead of sent; null if mails are sent. */
  mailbox: string | null;
  /** Stops new work: the host reports not ready and sends no further pushes, but still serves requests. */
  stop: () => void;
  /** Ends background work and releases all resources. */
  close: () => Promise<void>;
}

interface BuildWeatherOptions {
  database: () => Database | null;
  limits: Limits;
  logger: Logger;
  closing: AbortSignal;
}

interface BuiltWeather {
  weather: WeatherService;
  readWarnings: ReadWarnings | null;
  readHolidays: OutfitDependencies['readHolidays'];
  abroad: Abroad | null;
}

function buildWeather(env: Env, { database, limits, logger, closing }: BuildWeatherOptions): BuiltWeather {
  const shared = { clock: Date.now, log: logger };
  const config = readWeatherConfig(env);
  const tools = createProviderTools({
    ...shared,
    database,
    dailyCalls: readDailyCalls(env),
    closing,
    paths: config.paths,
  });
  logger.info(describeProviders(config));
  void waitUntilOpen(database).then(tools.keyWatch.reportRejected);
  const grids = createConfiguredGrids(config, tools);
  const fetching = grids?.run();
  const service = createWeatherService({
    ...shared,
    providers: createProviders(config, tools, grids),
    recorded: getSampleWeather,
    samplePeriod: createSamplePeriod(env, logger),
    usual: getUsualWeather,
    store: createWeatherStore(tools.queryDatabase),
    ...(env.FORECAST_CORRECTIONS !== 'off' && {
      forecastChecks: createForecastCheckStore(tools.queryDatabase),
      corrections: env.FORECAST_CORRECTIONS,
    }),
    // While the database is closed, only the budget applies, so that no request waits for it.
    mayRenewLoneCell: (network, calls) =>
      database() ? limitLoneCells(limits, Date.now)(network, calls) : Promise.resolve(true),
  });
  const close = async () => void (await Promise.all([service.close(), fetching]));
  return {
    weather: { ...service, close },
    readWarnings: createConfiguredWarningReader(config, tools),
    readHolidays: createHolidayReader(env, tools),
    abroad: buildAbroad(env, tools),
  };
}

/** Builds the host from the environment. The database opens in the background. */
export function buildHost(
  env: Env,
  logger: Logger,
  requestLogLevel: HostDependencies['requestLogLevel'] = 'info',
): BuiltHost {
  let db: Database | null = null;
  const closing = new AbortController();
  const opened = openDatabase(env, logger, closing.signal);
  // The error is reported by everyone who awaits `opened`, and by readiness.
  opened
    .then((database) => {
      db = database.db;
      registerDatabaseMetrics(database, closing.signal);
      registerPushMetrics(database.dispatchDb, Date.now, closing.signal);
    })
    .catch(() => undefined);
  const pictures = choosePictures(env);
  const database = createDatabaseGetter(opened, closing.signal);
  const limits = createLimits(database, Date.now, validateLimitPoints(env.LIMITS));
  const options = { database: () => db, limits, logger, closing: closing.signal };
  const { weather, readWarnings, readHolidays, abroad } = buildWeather(env, options);
  // A dispatcher serves only health checks. It has neither the rights nor the secrets that calls need.
  const accounts = env.ROLE === 'dispatch' ? null : buildAccounts(env, { opened, database, logger });
  const parts = {
    clock: Date.now,
    regions: createLazyRegions(closing.signal),
    weather,
    readHolidays,
    pictures,
    outfits: OUTFITS,
    choices: createChoiceStore(() => db, logger),
    cards: createCards(renderCard),
    guideCards: createCards(renderGuideCard, { freshMs: DAY_MS }),
    packingCards: createCards(renderPackingCard),
    widgetPictures: createCards(renderWidget, { freshMs: WEATHER_FRESH_MS }),
    logger,
  };
  const push = chooseTransport(env, logger);
  const sending = { ...parts, readWarnings, transport: push, random: Math.random, siteUrl: env.SITE_URL };
  const dispatch = env.ROLE === 'web' ? null : runDispatch(opened, sending, { isAlone: env.ROLE === 'dispatch' });
  const checks = [
    createServingCheck(() => closing.signal.aborted),
    createDatabaseCheck(opened, Date.now),
    createWeatherCheck(weather),
    createPicturesCheck(pictures),
    ...(accounts ? [createMailCheck(accounts.parts.mailer)] : []),
    ...(dispatch ? [dispatch.check] : []),
  ];
  const keys = accounts && deriveApiKeys(env);
  const app =
    accounts && keys
      ? createApiHost({
          ...parts,
          ...accounts.parts,
          database,
          limits,
          keys,
          push,
          abroad,
          checks,
          requestLogLevel,
          validateOutputs: env.NODE_ENV !== 'production',
        })
      : healthRoutes({ checks });
  return {
    fetch: (request) => app.fetch(request),
    opened,
    lost: opened.then(({ lost }) => lost).catch(() => new Promise(() => {})),
    mailbox: accounts?.parts.mailbox && keys ? `/dev/mailbox?key=${keys.mailbox}` : null,
    stop() {
      closing.abort();
      dispatch?.stop();
    },
    async close() {
      this.stop();
      await dispatch?.close();
      await weather.close();
      await accounts?.close();
      await opened.then(({ close }) => close()).catch(() => undefined);
    },
  };
}
