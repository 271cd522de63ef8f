import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { createWeatherService } from '@/lib/api-host/weather/weather-service';
import { HOUR_MS } from '@/lib/contract/durations';
import { eventually } from '../../support/eventually';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { testTools } from '../../support/provider-tools';
import { silentLog } from '../../support/silent-log';
import {
  down,
  forecasts,
  getSettled,
  getSettledSummary,
  getSummary,
  kma,
  kmaNow,
  LIVE,
  MINUTE_MS,
  openMeteo,
  openMeteoNow,
  OTHER,
  outside,
  RECORDED,
  serveEachTest,
  START,
  start,
} from './weather-service-steps';

serveEachTest();

describe('the weather service', () => {
  it('fetches once for a thousand concurrent requests', async () => {
    const service = start();
    const responses = await Promise.all(Array.from({ length: 1_000 }, () => getSummary(service)));
    expect(new Set(responses.map((response) => JSON.stringify(response)))).toEqual(new Set([JSON.stringify(LIVE)]));
    expect(forecasts()).toBe(1);
  });

  it('caches a response for ten minutes, separately for each cell', async () => {
    const service = start();
    await getSummary(service);
    outside.nowMs += 10 * MINUTE_MS - 1;
    await getSummary(service);
    expect(forecasts()).toBe(1);
    await getSummary(service, OTHER);
    expect(forecasts()).toBe(2);
  });

  it('serves an older response at once and renews it in the background', async () => {
    const service = start();
    await getSummary(service);
    outside.nowMs += 11 * MINUTE_MS;
    outside.temperature = 20;
    expect(await getSummary(service)).toEqual(LIVE);
    expect(
      await eventually(
        () => getSummary(service),
        (response) => response.temperature === 20,
      ),
    ).toMatchObject({ stale: false });
    expect(forecasts()).toBe(2);
  });

  it('marks a response of a past hour as stale and pending, and renews it without delay', async () => {
    const service = start();
    await getSummary(service);
    outside.nowMs += HOUR_MS;
    outside.temperature = 20;
    expect(await getSummary(service)).toEqual({ ...LIVE, stale: true, pending: true });
    expect(await getSettledSummary(service)).toEqual({ ...LIVE, temperature: 20 });
  });

  it('serves recorded weather if no provider is configured', async () => {
    const service = createWeatherService({
      providers: [],
      recorded: getRecordedWeather,
      usual: getUsualWeather,
      store: createWeatherStore(testTools().queryDatabase),
      clock: () => outside.nowMs,
      log: silentLog,
    });
    expect(await getSummary(service)).toMatchObject({ ...RECORDED, pending: false });
  });
});

describe('if a provider fails', () => {
  it('its last response is served as stale for the hours that its forecast covers, before recorded weather', async () => {
    const service = start();
    await getSummary(service);
    openMeteo.use(down);
    outside.nowMs += 11 * MINUTE_MS;
    await getSummary(service);
    expect(
      await eventually(
        () => getSummary(service),
        ({ stale }) => stale,
      ),
    ).toMatchObject({ ...LIVE, stale: true });
    outside.nowMs = START + 12 * HOUR_MS - 1;
    expect(await getSettledSummary(service)).toMatchObject({ ...LIVE, stale: true, pending: false });
    for (const hours of [13, 24, 59]) {
      outside.nowMs = START + hours * HOUR_MS;
      const { weather, stale } = await getSettled(service);
      expect(weather.source).toMatchObject({ provider: 'open-meteo', fetchedAtMs: START });
      expect(stale).toBe(true);
    }
    outside.nowMs = START + 61 * HOUR_MS;
    expect(await getSettledSummary(service)).toMatchObject({ ...RECORDED, pending: false });
  });

  it('the next provider is used if there is no last response', async () => {
    kma.use(down);
    expect(await getSummary(start({ kmaServiceKey: 'key' }))).toEqual(LIVE);
  });

  it('its last response is preferred to the next provider', async () => {
    const service = start({ kmaServiceKey: 'key' });
    expect(await getSummary(service)).toMatchObject({ from: 'kma', stale: false });
    kma.use(down);
    outside.nowMs += 11 * HOUR_MS;
    expect(await getSummary(service)).toMatchObject({ from: 'kma', stale: true });
    expect(forecasts()).toBe(0);
    outside.nowMs += 2 * HOUR_MS;
    expect(await getSummary(service)).toMatchObject({ from: 'open-meteo', stale: false });
  });

  it('the next provider serves on while the first one fails', async () => {
    const service = start({ kmaServiceKey: 'key' });
    kma.use(down);
    await getSummary(service);
    outside.nowMs += HOUR_MS;
    outside.temperature = 20;
    expect(await getSettledSummary(service)).toEqual({ ...LIVE, temperature: 20 });
    kma.use(kmaNow);
    outside.nowMs += HOUR_MS;
    expect(await getSettledSummary(service)).toMatchObject({ from: 'kma' });
  });

  it('recorded weather is served if all fail', async () => {
    kma.use(down);
    openMeteo.use(down);
    expect(await getSummary(start({ kmaServiceKey: 'key' }))).toMatchObject({ ...RECORDED, pending: false });
  });

  it('a cell is not fetched again within 30 seconds', async () => {
    openMeteo.use(down);
    const service = start();
    await getSummary(service);
    await getSummary(service);
    expect(forecasts()).toBe(1);
    outside.nowMs += 30_000;
    openMeteo.use(openMeteoNow);
    expect(await getSummary(service)).toEqual(LIVE);
  });
});
