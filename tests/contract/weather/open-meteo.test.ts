import { createOpenMeteoProvider } from '@/lib/api-host/weather/open-meteo/open-meteo-provider';
import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { openMeteoForecastBody, openMeteoScenario, type OpenMeteoHour } from '../../support/open-meteo-body';
import {
  FAULT_KINDS,
  faults,
  recordedReply,
  startProviderServer,
  type ProviderServer,
} from '../../support/provider-server';
import { testTools } from '../../support/provider-tools';

const CELL = toGridCell({ lat: 37.498095, lon: 127.02761 });
const NOW = kstEpochMs('2026-11-21', 14, 20);
const HOUR = kstEpochMs('2026-11-21', 14);

/** Long enough for a busy machine; only for tests that are not about time. */
const AMPLE_MS = 20_000;
let server: ProviderServer;
beforeEach(async () => {
  server = await startProviderServer({ scenario: openMeteoScenario(() => ({ nowMs: NOW })) });
});
afterEach(() => server.close());

const provider = (openMeteoApiKey?: string, partLimitMs = AMPLE_MS) =>
  createOpenMeteoProvider(
    { openMeteoBaseUrl: server.url, openMeteoAirBaseUrl: server.url, openMeteoApiKey },
    testTools({ clock: () => NOW }),
    partLimitMs,
  );
const fetchAt = (nowMs: number, limitMs = AMPLE_MS) => provider().fetch(CELL, nowMs, AbortSignal.timeout(limitMs));
const useHours = (hour: (offset: number) => Partial<OpenMeteoHour>) =>
  server.use(openMeteoScenario(() => ({ nowMs: NOW, hour })));

describe('Open-Meteo', () => {
  it('requests the centre of the cell, in Korean time and m/s, with yesterday', async () => {
    await fetchAt(NOW);
    const forecast = server.requests.find(({ pathname }) => pathname === '/v1/forecast')!.searchParams;
    expect(Object.fromEntries(forecast)).toMatchObject({
      timezone: 'Asia/Seoul',
      wind_speed_unit: 'ms',
      forecast_days: '10',
      past_days: '1',
    });
    expect(toGridCell({ lat: Number(forecast.get('latitude')), lon: Number(forecast.get('longitude')) })).toEqual(CELL);
    expect(forecast.has('apikey')).toBe(false);
  });

  it('sends the API key of its commercial tier', async () => {
    await provider('a key').fetch(CELL, NOW, AbortSignal.timeout(AMPLE_MS));
    expect(server.requests.map(({ searchParams }) => searchParams.get('apikey'))).toEqual(['a key', 'a key']);
  });

  it('returns the current hour, hours from yesterday to five days ahead, and ten days', async () => {
    useHours((offset) => ({ temperature: offset === -24 ? 9 : 12.4, pm10: 41, pm25: 17 }));
    const { now, hours, days, source } = await fetchAt(NOW);
    expect(now).toMatchObject({
      temperatureC: 12.4,
      pm10UgM3: 41,
      pm25UgM3: 17,
      epochMs: HOUR + 15 * 60_000,
    });
    expect(hours.find(({ epochMs }) => epochMs === HOUR - DAY_MS)?.temperatureC).toBe(9);
    expect(hours.at(-1)?.epochMs).toBe(HOUR + 120 * HOUR_MS);
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 10 }, (_, i) => `2026-11-${21 + i}`));
    expect(days[9]?.halves?.map(({ windSpeedMps, precipitation: { kind } }) => [windSpeedMps, kind])).toEqual([
      [2, 'none'],
      [2, 'none'],
    ]);
    expect(source).toMatchObject({
      provider: 'open-meteo',
      airQuality: 'modelled',
      issuedAtMs: null,
      fetchedAtMs: NOW,
    });
  });

  it.each([
    [
      { weatherCode: 0, cloudCover: 5 },
      { sky: 'clear', precipitation: { kind: 'none' } },
    ],
    [{ weatherCode: 53, precipitation: 0.3 }, { precipitation: { kind: 'drizzle', amountMm: 0.3 } }],
    [{ weatherCode: 63, precipitation: 3 }, { precipitation: { kind: 'rain', amountMm: 3 } }],
    [
      { weatherCode: 67, precipitation: 3 },
      { precipitation: { kind: 'rain' }, wmoCode: 67 },
    ],
    [
      { weatherCode: 73, snowfall: 1.4, cloudCover: 100 },
      { sky: 'overcast', precipitation: { kind: 'snow', snowCm: 1.4 } },
    ],
    [{ weatherCode: 81 }, { precipitation: { kind: 'shower' } }],
    [{ weatherCode: 95 }, { lightning: true, precipitation: { kind: 'shower' } }],
    [
      { weatherCode: 3, cloudCover: 70 },
      { sky: 'mostly-cloudy', lightning: false },
    ],
    [{ weatherCode: 3, precipitation: 0.4 }, { precipitation: { kind: 'rain' } }],
  ])('parses %j', async (hour, expected) => {
    useHours(() => hour);
    expect((await fetchAt(NOW)).now).toMatchObject(expected);
  });

  it('parses a recording in GMT and km/h of another place', async () => {
    server.use((url) =>
      url.pathname === '/v1/forecast'
        ? recordedReply('open-meteo/forecast.14day.new-jersey.20251228.json')
        : recordedReply('open-meteo/air-quality.excerpt.20261003.json'),
    );
    const { now, hours, days } = await fetchAt(Date.parse('2025-12-28T23:10:00Z'));
    // 1.9 °C, 19.1 km/h and 97 % in the recorded row of 23:00 GMT.
    expect(now.epochMs).toBe(Date.parse('2025-12-28T23:00:00Z'));
    expect(now.windSpeedMps).toBeCloseTo(readRecorded('wind_speed_10m', 23) / 3.6, 2);
    expect(now.temperatureC).toBe(readRecorded('temperature_2m', 23));
    expect(hours.length).toBe(23 + 1 + 120);
    expect(days[0]?.date).toBe('2025-12-29');
    expect(now.pm10UgM3).toBeNull();
  });

  it('parses a recording of the southern hemisphere', async () => {
    server.use((url) =>
      url.pathname === '/v1/forecast'
        ? recordedReply('open-meteo/forecast.7day.melbourne.20251025.json')
        : { status: 500, body: '' },
    );
    const { now, days, source } = await fetchAt(Date.parse('2025-10-25T11:30:00Z'));
    expect(now.epochMs).toBe(Date.parse('2025-10-25T11:00:00Z'));
    expect(days.length).toBe(7);
    expect(source.airQuality).toBeNull();
  });

  it('assigns recorded air quality to the hours of the same time', async () => {
    const nowMs = Date.parse('2026-10-02T23:00:00Z');
    server.use((url) =>
      url.pathname === '/v1/forecast'
        ? { body: openMeteoForecastBody({ nowMs }) }
        : recordedReply('open-meteo/air-quality.excerpt.20261003.json'),
    );
    // The recorded hour 01:00 in Amsterdam (UTC+2).
    expect((await fetchAt(nowMs)).now).toMatchObject({ pm10UgM3: 23.4, pm25UgM3: 20 });
  });

  it('fills distant hours without values', async () => {
    const body = JSON.parse(openMeteoForecastBody({ nowMs: NOW }));
    body.hourly.temperature_2m.fill(null, 60);
    body.hourly.precipitation_probability.fill(null);
    server.use(() => ({ body: JSON.stringify(body) }));
    const { hours } = await fetchAt(NOW);
    expect(hours.at(-1)?.epochMs).toBe(kstEpochMs('2026-11-20', 59));
    expect(hours.every(({ precipitation }) => precipitation.probabilityPct === null)).toBe(true);
  });

  it.each([
    [recordedReply('open-meteo/error.http400.documented.json'), 'http', /tempeture_2m/],
    [{ status: 401, body: '{"error":true,"reason":"invalid key"}' }, 'auth', /invalid key/],
  ])('reports why a request was rejected', async (reply, kind, message) => {
    server.use(() => reply);
    await expect(fetchAt(NOW)).rejects.toMatchObject({
      name: 'ProviderError',
      kind,
      message: expect.stringMatching(message),
    });
  });

  it.each([...FAULT_KINDS, ['XML instead of JSON', 'malformed']])(
    'returns one typed error for %s: %s',
    async (fault, kind) => {
      server.use(() => faults(openMeteoForecastBody({ nowMs: NOW }))[fault]!);
      // Only silence waits for the limit; every other fault has ample time.
      await expect(fetchAt(NOW, kind === 'timeout' ? 500 : AMPLE_MS)).rejects.toMatchObject({
        name: 'ProviderError',
        kind,
      });
    },
  );

  it.each(Object.keys(faults('{}')))('returns no air quality in case of %s', async (fault) => {
    server.use((url) => {
      const body = openMeteoForecastBody({ nowMs: NOW });
      return url.pathname === '/v1/forecast' ? { body } : faults(body)[fault]!;
    });
    const { now, source } = await provider('', 1_000).fetch(CELL, NOW, AbortSignal.timeout(AMPLE_MS));
    expect(now).toMatchObject({ temperatureC: 15, pm10UgM3: null });
    expect(source.airQuality).toBeNull();
  });

  it('announces air quality that is late, so that another fetch includes it', async () => {
    server.use((url) =>
      url.pathname === '/v1/forecast' ? { body: openMeteoForecastBody({ nowMs: NOW }) } : { fault: 'silence' },
    );
    const onLate = jest.fn();
    const weather = await provider('', 200).fetch(CELL, NOW, AbortSignal.timeout(AMPLE_MS), onLate);
    expect(weather.isPartial).toBe(true);
    expect(onLate.mock.calls).toEqual([[expect.any(Promise)]]);
  });

  it('returns a network error when no server listens', async () => {
    const gone = createOpenMeteoProvider(
      { openMeteoBaseUrl: 'http://127.0.0.1:9', openMeteoAirBaseUrl: 'http://127.0.0.1:9' },
      testTools(),
    );
    await expect(gone.fetch(CELL, NOW, AbortSignal.timeout(AMPLE_MS))).rejects.toMatchObject({
      kind: 'network',
    });
  });
});

function readRecorded(name: string, index: number): number {
  const reply = recordedReply('open-meteo/forecast.14day.new-jersey.20251228.json');
  return JSON.parse('body' in reply ? reply.body : '').hourly[name][index];
}
