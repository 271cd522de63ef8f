import { like } from 'drizzle-orm';
import { createApiHost } from '@/lib/api-host/api-host';
import { createCards } from '@/lib/api-host/card/cards';
import { renderPackingCard } from '@/lib/api-host/card/packing-card';
import { renderGuideCard } from '@/lib/api-host/card/guide-card';
import { renderCard } from '@/lib/api-host/card/render-card';
import { renderWidget } from '@/lib/api-host/widget/render-widget';
import { createProviders } from '@/lib/api-host/weather/create-providers';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { createWeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { createChoiceStore } from '@/lib/api-host/outfit/choice-store';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { cacheEntries } from '@/lib/api-host/db/schema';
import type { OutfitList } from '@/lib/contract/outfit';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { createLogger } from '@/lib/log';
import { openMeteoScenario } from '../../support/open-meteo-body';
import { startProviderServer, type ProviderServer } from '../../support/provider-server';
import { makeAccounts } from '../../support/test-accounts';
import { testTools } from '../../support/provider-tools';
import { testPush } from '../../support/test-push';
import { openDefaultDatabase } from '../../support/engines';

const SEOUL = '/api/v1/weather/position?lat=37.5&lon=127.03';

let database: OpenDatabase;
let provider: ProviderServer;
let nowMs: number;
beforeAll(async () => {
  database = await openDefaultDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  nowMs = Date.parse('2026-01-15T09:10:00+09:00');
  provider = await startProviderServer({ scenario: () => ({ fault: 'silence' }) });
});
afterEach(() => provider.close());

/** Creates a host whose requests wait for the provider for at most `patienceMs`. */
function openHost(patienceMs: number, outfits: readonly Outfit[] = []) {
  const { db } = database;
  const logger = createLogger('silent', 'test');
  const clock = () => nowMs;
  const tools = testTools({ clock, database: db });
  const baseUrls = { kmaBaseUrl: provider.url, airKoreaBaseUrl: provider.url };
  const openMeteo = { openMeteoBaseUrl: provider.url, openMeteoAirBaseUrl: provider.url };
  const weather = createWeatherService({
    providers: createProviders({ weatherSource: 'open-meteo', ...baseUrls, ...openMeteo }, tools),
    recorded: getRecordedWeather,
    usual: getUsualWeather,
    store: createWeatherStore(tools.queryDatabase),
    clock,
    log: logger,
    limits: { patienceMs },
  });
  const host = createApiHost({
    clock,
    regions: loadRegions(),
    weather,
    readHolidays: async () => new Set<string>(),
    abroad: null,
    pictures: {
      ids: new Set(outfits.map(({ id }) => id)),
      dressed: new Map(),
      getUrl: async () => '/a-picture',
      getUrls: async () => ({ presignedUrl: '/a-picture', variants: [] }),
    },
    outfits,
    choices: createChoiceStore(() => db, logger, 30_000),
    cards: createCards(renderCard),
    guideCards: createCards(renderGuideCard),
    packingCards: createCards(renderPackingCard),
    widgetPictures: createCards(renderWidget),
    ...makeAccounts({ db, clock }),
    push: testPush(),
    checks: [],
    logger,
    requestLogLevel: 'info',
    validateOutputs: true,
  });
  return { host, weather };
}

it('forbids caches to store a fallback, which is pending, and returns 503 when there are no outfits', async () => {
  const { host, weather } = openHost(20);
  const response = await host.request(SEOUL);
  expect(await response.json()).toMatchObject({ source: { provider: 'recorded', pending: true } });
  expect(response.headers.get('cache-control')).toBe('private, no-store');

  const outfits = await host.request('/api/v1/outfit?latitude=37.5&longitude=127.03');
  expect(outfits.status).toBe(503);
  expect(await outfits.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  await weather.close();
});

it('stores no choice of outfits that was made with fallback weather', async () => {
  const { host, weather } = openHost(20, OUTFITS);
  const list = (await (await host.request('/api/v1/outfit?latitude=35.87&longitude=128.6')).json()) as OutfitList;
  expect(list.source).toMatchObject({ provider: 'recorded', pending: true });
  expect(list.fileMetadata.length).toBeGreaterThanOrEqual(3);
  expect(await database.db.select().from(cacheEntries).where(like(cacheEntries.key, 'choice:%'))).toEqual([]);
  await weather.close();
});

it('counts the age of a response from the time when the provider sent it', async () => {
  provider.use(openMeteoScenario(() => ({ nowMs })));
  const { host, weather } = openHost(20_000);
  // A place without a remembered failure.
  const busan = SEOUL.replace('37.5', '35.16').replace('127.03', '129.16');
  expect((await host.request(busan)).headers.get('age')).toBe('0');
  nowMs += 4 * 60_000;
  expect((await host.request(busan)).headers.get('age')).toBe('240');
  await weather.close();
});
