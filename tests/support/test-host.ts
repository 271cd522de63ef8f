import type { Abroad } from '@/lib/api-host/abroad/abroad';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AccountServices } from '@/lib/api-host/accounts/account-dependencies';
import { createApiHost } from '@/lib/api-host/api-host';
import { createCards, type Cards } from '@/lib/api-host/card/cards';
import { renderGuideCard } from '@/lib/api-host/card/guide-card';
import { renderPackingCard } from '@/lib/api-host/card/packing-card';
import { renderCard } from '@/lib/api-host/card/render-card';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { createChoiceStore } from '@/lib/api-host/outfit/choice-store';
import { createLocalPictures } from '@/lib/api-host/pictures/local-pictures';
import type { Limits } from '@/lib/api-host/shared/limits';
import type { PushTransport } from '@/lib/api-host/push/push-transport';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { createWeatherService, type WeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import type { WidgetContent } from '@/lib/api-host/widget/widget-content';
import type { WidgetSize } from '@/lib/contract/widget-sizes';
import { renderWidget } from '@/lib/api-host/widget/render-widget';
import { DAY_MS } from '@/lib/contract/durations';
import { WEATHER_FRESH_MS } from '@/lib/contract/weather-freshness';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { createLogger } from '@/lib/log';
import { checkContract } from './check-contract';
import { readGazetteHolidays } from './gazette-holidays';
import { makeAccounts } from './test-accounts';
import { testTools } from './provider-tools';
import { testPush } from './test-push';

export const PICTURE = Buffer.from('RIFF----WEBP of a test');

/** The folder of pictures that the worlds of a sandbox share, which nobody changes, and the number of its users. */
let shared: { folder: string; users: number } | null = null;

/** Creates a folder with a picture of every outfit. */
export function createPictures(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-pictures-'));
  for (const { id } of OUTFITS) writeFileSync(path.join(folder, `${id}.webp`), PICTURE);
  return folder;
}

/** Returns a folder with a picture of every outfit. Its last user removes it. */
export function pictureFolder(): { folder: string; remove: () => void } {
  shared ??= { folder: createPictures(), users: 0 };
  const used = shared;
  used.users++;
  const remove = () => {
    if (--used.users > 0) return;
    rmSync(used.folder, { recursive: true, force: true });
    shared = null;
  };
  return { folder: used.folder, remove };
}

export interface TestHostOptions {
  opened: Pick<OpenDatabase, 'db'>;
  folder: string;
  /** Epoch ms, controlled by the test. */
  clock: () => number;
  written?: string[];
  accounts?: Partial<AccountServices>;
  outfits?: readonly Outfit[];
  push?: PushTransport;
  limits?: Limits;
  cards?: Cards;
  widgetPictures?: Cards<WidgetContent, WidgetSize>;
  /** Trips abroad are not covered by default. */
  abroad?: Abroad;
  /** Recorded weather by default. */
  weather?: WeatherService;
}

/**
 * Creates a host with recorded weather, in which only the clock is replaced. A response that the contract does not
 * describe fails the test.
 */
export function createTestHost(options: TestHostOptions) {
  const { opened, folder, clock, written = [], accounts, outfits = OUTFITS, push = testPush(), limits } = options;
  const { db } = opened;
  const logger = createLogger('trace', 'api-host', { write: (line) => void written.push(line) });
  const host = createApiHost({
    clock,
    regions: loadRegions(),
    weather:
      options.weather ??
      createWeatherService({
        providers: [],
        recorded: getRecordedWeather,
        usual: getUsualWeather,
        store: createWeatherStore(testTools({ clock, database: db }).queryDatabase),
        clock,
        log: logger,
      }),
    readHolidays: readGazetteHolidays(clock),
    pictures: createLocalPictures(folder),
    outfits,
    choices: createChoiceStore(() => db, logger, 30_000),
    cards: options.cards ?? createCards(renderCard),
    guideCards: createCards(renderGuideCard, { freshMs: DAY_MS }),
    packingCards: createCards(renderPackingCard),
    widgetPictures: options.widgetPictures ?? createCards(renderWidget, { freshMs: WEATHER_FRESH_MS }),
    ...makeAccounts({ db, clock, with: accounts }),
    ...(limits && { limits }),
    push,
    abroad: options.abroad ?? null,
    checks: [],
    logger,
    requestLogLevel: 'info',
    validateOutputs: true,
  });
  const { fetch } = host;
  host.fetch = async (request, ...others) => {
    const response = await fetch(request, ...others);
    await checkContract(request, response);
    return response;
  };
  return host;
}
