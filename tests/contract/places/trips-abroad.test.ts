import type { BuiltHost } from '@/lib/api-host/build-host';
import { buildAbroad } from '@/lib/api-host/abroad/build-abroad';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { buildCallUrl } from '@/lib/contract/call-url';
import { HOUR_MS } from '@/lib/contract/durations';
import { getPlacesAbroad, type PlaceAbroad } from '@/lib/contract/places-abroad';
import { getPackingList, type PackingList } from '@/lib/contract/trips';
import { parseEnv } from '@/lib/env';
import { openDefaultDatabase } from '../../support/engines';
import { openMeteoForecastBody } from '../../support/open-meteo-body';
import { faults, recordedReply, startProviderServer, type ProviderServer } from '../../support/provider-server';
import { testTools } from '../../support/provider-tools';
import { createTestHost, pictureFolder } from '../../support/test-host';

/** 09:10 on 16 January in Korea is 19:10 of the day before in New York. */
const NOW_MS = Date.parse('2026-01-16T09:10:00+09:00');
const NEW_YORK_HOURS = -5;
const PARIS = 'open-meteo-geocoding/search.excerpt-2of5.paris.fr.json';

const pictures = pictureFolder();
let opened: OpenDatabase;
let server: ProviderServer;
let host: Pick<BuiltHost, 'fetch'>;

const scenario = (url: URL) =>
  url.pathname === '/v1/search'
    ? recordedReply(PARIS)
    : {
        body: openMeteoForecastBody({
          ...{ nowMs: NOW_MS, utcOffsetHours: NEW_YORK_HOURS, days: 16 },
          // Frost until noon at the place, then a warm afternoon.
          hour: (offset) => {
            const hour = new Date(NOW_MS + (offset + NEW_YORK_HOURS) * HOUR_MS).getUTCHours();
            return { temperature: hour < 12 ? -4 : 9 };
          },
        }),
      };

beforeAll(async () => {
  opened = await openDefaultDatabase();
  server = await startProviderServer({ scenario });
  const clock = () => NOW_MS;
  const env = parseEnv({
    ...{ TRIPS_ABROAD: 'open-meteo', OPEN_METEO_BASE_URL: server.url },
    OPEN_METEO_GEOCODING_BASE_URL: server.url,
  });
  const abroad = buildAbroad(env, testTools({ clock }))!;
  host = createTestHost({ opened, folder: pictures.folder, clock, abroad });
});
afterEach(() => server.use(scenario));
afterAll(async () => {
  await opened.close();
  await server.close();
  pictures.remove();
});

const fetchFromHost = async (address: string) => host.fetch(new Request(`http://api-host${address}`));
const search = (name?: string) => fetchFromHost(buildCallUrl(getPlacesAbroad, { query: { name } }));
const pack = (query: Record<string, unknown>) =>
  fetchFromHost(buildCallUrl(getPackingList, { query: { latitude: 40.71, longitude: -74.01, ...query } }));

describe('trips abroad', () => {
  it('are covered, which costs no call, and find a place with its country and zone', async () => {
    expect(await (await search()).json()).toEqual({ isCovered: true, content: [] });
    expect(server.requests).toHaveLength(0);
    const { content } = (await (await search('Paris')).json()) as { content: PlaceAbroad[] };
    expect(content.map(({ name, within, timeZone }) => [name, within, timeZone])).toEqual([
      ['Paris', 'France Île-de-France', 'Europe/Paris'],
      ['Paris', 'États Unis Texas', 'America/Chicago'],
    ]);
  });

  it.each(['P', 'x'.repeat(61), 'Pa\u0007ris'])('reject the name %j with a reason', async (name) => {
    const response = await search(name);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { fields: { name: string } } };
    expect(error.fields.name).not.toMatch(/[a-z]/);
  });

  it('are planned by the days and hours of the place, all of them with a forecast', async () => {
    const query = { 'time-zone': 'America/New_York', from: '2026-01-15', categories: '2.1.2.2.2.2.2' };
    const { days, source } = (await (await pack(query)).json()) as PackingList;
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, index) => `2026-01-${15 + index}`));
    // The evening of the first day is left, the other days have frost in the morning.
    expect(days.map(({ minC, maxC }) => [minC, maxC])).toEqual([[9, 9], ...Array.from({ length: 6 }, () => [-4, 9])]);
    expect(days.map(({ basis }) => basis)).not.toContain('usual');
    expect(source.provider).toBe('open-meteo');
    const late = { ...query, from: '2026-01-24', categories: '2.2.2.2.2.2.2' };
    expect(((await (await pack(late)).json()) as PackingList).days.map(({ basis }) => basis)).not.toContain('usual');
    expect((await pack({ ...query, from: '2026-01-25' })).status).toBe(400);
  });

  it('say why a list is missing, without using the weather of Korea', async () => {
    server.use(() => faults('')['HTTP 500']!);
    const query = { 'time-zone': 'Europe/Paris', from: '2026-01-16', categories: '2.2' };
    const response = await pack({ ...query, latitude: 48.85, longitude: 2.35 });
    expect(response.status).toBe(502);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error).toMatchObject({ code: 'UPSTREAM_FAILED', message: expect.stringContaining('해외') });
  });
});
