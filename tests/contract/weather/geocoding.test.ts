import { createAbroad } from '@/lib/api-host/abroad/abroad';
import { createForecastAbroad } from '@/lib/api-host/abroad/forecast-abroad';
import { createOpenMeteoGeocoder } from '@/lib/api-host/abroad/open-meteo-geocoder';
import { HOUR_MS } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { kstDate, kstHour } from '@/lib/domain/kst';
import { openMeteoForecastBody } from '../../support/open-meteo-body';
import {
  FAULT_KINDS,
  faults,
  recordedReply,
  recording,
  startProviderServer,
  type ProviderServer,
} from '../../support/provider-server';
import { testTools } from '../../support/provider-tools';

const FOLDER = 'open-meteo-geocoding';
const TOKYO = `${FOLDER}/search.tokyo.en.json`;
const OSAKA = `${FOLDER}/search.osaka.ko.composed.json`;
const PARIS = `${FOLDER}/search.excerpt-2of5.paris.fr.json`;
const FILES: Record<string, string> = { Tokyo: TOKYO, 오사카: OSAKA, Paris: PARIS };
/** 10:10 on 16 January in Korea, 02:10 in Paris, 20:10 of the day before in New York. */
const NOW = Date.parse('2026-01-16T01:10:00Z');

let server: ProviderServer;
let nowMs = NOW;
beforeEach(async () => {
  nowMs = NOW;
  server = await startProviderServer({
    scenario: (url) => recordedReply(FILES[url.searchParams.get('name') ?? ''] ?? `${FOLDER}/search.nothing.json`),
  });
});
afterEach(() => server.close());

const free = () => Promise.resolve();
const create = ({ key, calls }: { key?: string; calls?: number } = {}) => {
  const tools = testTools({ clock: () => nowMs, ...(calls && { dailyCalls: { 'open-meteo-abroad': calls } }) });
  const config = { openMeteoBaseUrl: server.url, openMeteoAirBaseUrl: server.url, openMeteoApiKey: key };
  const geocoder = createOpenMeteoGeocoder({ ...config, baseUrl: server.url }, tools);
  return { geocoder, abroad: createAbroad({ geocoder, readForecast: createForecastAbroad(config, tools) }, tools) };
};

describe('the search for places abroad', () => {
  it.each([
    ['Tokyo', 'Tokyo', 'Japan', 'Asia/Tokyo', { lat: 35.6895, lon: 139.69171 }],
    ['오사카', '오사카시', '일본 오사카부', 'Asia/Tokyo', { lat: 34.69374, lon: 135.50218 }],
    ['Paris', 'Paris', 'France Île-de-France', 'Europe/Paris', { lat: 48.85341, lon: 2.3488 }],
  ])('finds %s at the centre of its cell, with its country and time zone', async (typed, name, within, zone, point) => {
    const [first] = await create().abroad.search(typed, 'en', free);
    expect(first).toMatchObject({ name, within, timeZone: zone });
    expect(toGridCell({ lat: first!.latitude, lon: first!.longitude })).toEqual(toGridCell(point));
  });

  it('sends the name, the language, a limit and the key', async () => {
    const { abroad } = create({ key: 'a key' });
    await abroad.search('오사카', 'en', free);
    await abroad.search('Tokyo', 'en', free);
    expect(server.requests.map(({ pathname, searchParams }) => [pathname, ...searchParams.values()])).toEqual([
      ['/v1/search', '오사카', '10', 'ko', 'json', 'a key'],
      ['/v1/search', 'Tokyo', '10', 'en', 'json', 'a key'],
    ]);
  });

  it('is empty without a hit, and leaves out places in Korea and rows without a usable point or zone', async () => {
    expect(await create().abroad.search('Nowhere', 'en', free)).toEqual([]);
    const rows = JSON.parse(recording(PARIS)).results;
    const bad = [
      { ...rows[0], country_code: 'KR', country: '대한민국' },
      { ...rows[0], latitude: 'north' },
      { ...rows[0], longitude: 181 },
      { ...rows[0], timezone: 'Europe/Nowhere' },
      { ...rows[0], name: '' },
      'a text',
    ];
    server.use(() => ({ body: JSON.stringify({ results: [...bad, rows[1]] }) }));
    const found = await create().abroad.search('Paris', 'en', free);
    expect(found.map(({ timeZone }) => timeZone)).toEqual(['America/Chicago']);
  });

  it('costs one call for equal names, and a charge for each that waits for it', async () => {
    const { abroad } = create();
    const charge = jest.fn(free);
    await Promise.all([abroad.search('Paris', 'en', charge), abroad.search('paris', 'en', charge)]);
    await abroad.search('PARIS', 'en', charge);
    expect(server.requests).toHaveLength(1);
    expect(charge).toHaveBeenCalledTimes(2);
  });

  it('does not fail because a limited network searches the same name', async () => {
    const { abroad } = create();
    const limited = () => Promise.reject(new ApiError('TOO_MANY_REQUESTS'));
    const [refused, found] = await Promise.allSettled([
      abroad.search('Tokyo', 'en', limited),
      abroad.search('Tokyo', 'en', free),
    ]);
    expect([refused.status, found.status]).toEqual(['rejected', 'fulfilled']);
  });

  it.each(FAULT_KINDS)('reports %s as %s', async (fault, kind) => {
    server.use(() => faults(recording(TOKYO))[fault]!);
    const limit = AbortSignal.timeout(fault === 'silence' ? 50 : 20_000);
    const { geocoder } = create();
    if (fault === 'values of wrong types') expect(await geocoder.search('Tokyo', 'en', limit)).toEqual([]);
    else await expect(geocoder.search('Tokyo', 'en', limit)).rejects.toMatchObject({ kind });
  });

  it('describes failures, and asks again after one', async () => {
    const { abroad } = create();
    server.use(() => recordedReply(`${FOLDER}/error.http400.composed.json`));
    const failed = { code: 'UPSTREAM_FAILED', message: 'abroadUnavailable' };
    await expect(abroad.search('Tokyo', 'en', free)).rejects.toMatchObject(failed);
    server.use(() => recordedReply(TOKYO));
    expect(await abroad.search('Tokyo', 'en', free)).toHaveLength(1);
    const { abroad: poor } = create({ calls: 1 });
    await poor.search('Tokyo', 'en', free);
    await expect(poor.search('Paris', 'en', free)).rejects.toMatchObject({ message: 'abroadUsedUp' });
  });
});

describe('the forecast abroad', () => {
  const PARIS_POINT = { cell: toGridCell({ lat: 48.85341, lon: 2.3488 }), timeZone: 'Europe/Paris' };
  const forecast = (utcOffsetHours: number) => () => ({
    body: openMeteoForecastBody({
      ...{ nowMs, utcOffsetHours, days: 16 },
      // The warmest hour is 15:00 at the place.
      hour: (offset) => {
        const hourOfDay = new Date(nowMs + (offset + utcOffsetHours) * HOUR_MS).getUTCHours();
        return { temperature: hourOfDay === 15 ? 20 : 10 };
      },
    }),
  });

  it('requests sixteen days at the place in its time zone', async () => {
    server.use(forecast(1));
    await create().abroad.getWeather(PARIS_POINT, free);
    const [{ searchParams }] = server.requests as [URL];
    expect(searchParams.get('timezone')).toBe('Europe/Paris');
    expect(searchParams.get('forecast_days')).toBe('16');
    const point = { lat: Number(searchParams.get('latitude')), lon: Number(searchParams.get('longitude')) };
    expect(toGridCell(point)).toEqual(PARIS_POINT.cell);
  });

  it.each([
    ['Europe/Paris', 1, '2026-01-16', 2],
    ['America/New_York', -5, '2026-01-15', 20],
    ['Asia/Kolkata', 5.5, '2026-01-16', 6],
  ])('has the days and hours of %s', async (timeZone, utcOffsetHours, today, hour) => {
    server.use(forecast(utcOffsetHours));
    const { now, days, hours } = await create().abroad.getWeather({ ...PARIS_POINT, timeZone }, free);
    expect(kstHour(now.epochMs)).toBe(hour);
    expect(days).toHaveLength(16);
    expect(days[0]!.date).toBe(today);
    const warmest = hours.filter(({ temperatureC }) => temperatureC === 20);
    expect([...new Set(warmest.map(({ epochMs }) => kstHour(epochMs)))]).toEqual([15]);
    expect(hours.some(({ epochMs }) => kstDate(epochMs) === today)).toBe(true);
  });

  it('is fetched once an hour, and replaced by that of an earlier hour if it fails', async () => {
    server.use(forecast(1));
    const { abroad } = create();
    const charge = jest.fn(free);
    await abroad.getWeather(PARIS_POINT, charge);
    await abroad.getWeather(PARIS_POINT, charge);
    expect([server.requests.length, charge.mock.calls.length]).toEqual([1, 1]);
    nowMs += HOUR_MS;
    server.use(() => faults('')['HTTP 500']!);
    expect((await abroad.getWeather(PARIS_POINT, charge)).source.fetchedAtMs).toBe(NOW);
    nowMs += 7 * HOUR_MS;
    await expect(abroad.getWeather(PARIS_POINT, charge)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
  });
});
