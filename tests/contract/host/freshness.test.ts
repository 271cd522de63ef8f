import { createApiHost } from '@/lib/api-host/api-host';
import { createCards } from '@/lib/api-host/card/cards';
import { createProviders } from '@/lib/api-host/weather/create-providers';
import { recordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { createWeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { createChoiceStore } from '@/lib/api-host/outfit/choice-store';
import { createLogger } from '@/lib/log';
import { makeAccounts } from '../../support/test-accounts';
import { testTools } from '../../support/provider-tools';
import { testPush } from '../../support/test-push';
import { silence, startStandIn } from '../../support/stand-in';
import { openMemoryDatabase } from '../../support/memory-database';

it('lets an answer that stands in for one on its way be kept for two seconds only', async () => {
  const provider = await startStandIn();
  provider.answer = silence;
  const { db, close } = await openMemoryDatabase();
  const logger = createLogger('silent', 'test');
  const clock = () => Date.parse('2026-01-15T09:10:00+09:00');
  const tools = testTools({ clock, database: db });
  const baseUrls = { kmaBaseUrl: provider.url, airKoreaBaseUrl: provider.url };
  const openMeteo = { openMeteoBaseUrl: provider.url, openMeteoAirBaseUrl: provider.url };
  const weather = createWeatherService({
    providers: createProviders({ weatherSource: 'open-meteo', ...baseUrls, ...openMeteo }, tools),
    recorded: recordedWeather,
    store: createWeatherStore(tools.askDatabase),
    clock,
    log: logger,
    limits: { patienceMs: 20 },
  });
  const host = createApiHost({
    clock,
    regions: loadRegions(),
    weather,
    pictures: {
      ids: new Set(),
      address: () => Promise.reject(new Error('there are none')),
      addresses: () => Promise.reject(new Error('there are none')),
    },
    outfits: [],
    choices: createChoiceStore(() => db, logger, 30_000),
    cards: createCards(),
    ...makeAccounts({ db, clock }),
    push: testPush(),
    checks: [],
    logger,
    requestLogLevel: 'info',
    checkAnswers: true,
  });
  const response = await host.request('/api/v1/weather/position?lat=37.5&lon=127.03');
  expect(await response.json()).toMatchObject({ source: { provider: 'recorded', pending: true } });
  expect(response.headers.get('cache-control')).toBe('public, max-age=2');

  const outfits = await host.request('/api/v1/outfit?latitude=37.5&longitude=127.03');
  expect(outfits.status).toBe(503);
  expect(await outfits.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });

  await provider.close();
  await weather.close();
  await close();
});
