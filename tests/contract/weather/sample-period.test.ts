import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSamplePeriod } from '@/lib/api-host/weather/sample-period';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { parseEnv } from '@/lib/env';
import { eventually } from '../../support/eventually';
import { openDefaultDatabase } from '../../support/engines';
import { testTools } from '../../support/provider-tools';
import { silentLog } from '../../support/silent-log';
import {
  CELL,
  down,
  getSettledSummary,
  getSummary,
  LIVE,
  MINUTE_MS,
  openMeteo,
  openMeteoNow,
  OTHER,
  outside,
  serveEachTest,
  silent,
  start,
} from './weather-service-steps';

const SAMPLE = { provider: 'recorded', awaitsProvider: true };
const USUAL = { provider: 'recorded', usual: true };

serveEachTest();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-sample-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates the sample period of an installation with this data folder and these variables. */
const createPeriod = (variables: Record<string, string> = {}) =>
  createSamplePeriod(parseEnv({ NODE_ENV: 'development', DATA_DIR: folder, ...variables }), silentLog);

const open = (variables?: Record<string, string>, setup: Parameters<typeof start>[0] = {}) =>
  start({ ...setup, samplePeriod: createPeriod(variables) });

describe('a local installation whose provider has never responded', () => {
  it('shows the whole sample from the first request on, without waiting for the provider', async () => {
    openMeteo.use(silent);
    // Longer than the test may take.
    const service = open({}, { limits: { patienceMs: 600_000, fetchLimitMs: 600_000 } });
    const first = await service.get(CELL);
    expect(first).toMatchObject({ pending: true, stale: false, isFallback: true });
    expect(first.weather.source).toMatchObject(SAMPLE);
    expect(first.weather.days).toHaveLength(10);
    // It does not depend on who requests it, so caches may share it.
    expect(first.isPrivate).toBeUndefined();
  });

  it('fetches for one place at a time, because hanging name lookups block the threads that read files', async () => {
    openMeteo.use(silent);
    const service = open({}, { limits: { patienceMs: 600_000, fetchLimitMs: 600_000 } });
    for (const nx of [57, 58, 59, 60]) await service.get({ nx, ny: 125 });
    await eventually(
      () => openMeteo.requests.length,
      (count) => count > 0,
    );
    const cells = new Set(openMeteo.requests.map(({ searchParams }) => searchParams.get('latitude')));
    expect(cells.size).toBe(1);
  });

  it('shows real weather everywhere as soon as the provider responds for one place, and never the sample again', async () => {
    openMeteo.use(down);
    const service = open();
    await service.get(CELL);
    outside.nowMs += MINUTE_MS;
    openMeteo.use(openMeteoNow);
    expect(await getSettledSummary(service)).toEqual(LIVE);
    openMeteo.use(down);
    const other = await service.get({ nx: 98, ny: 76 });
    expect(other.weather.source).toMatchObject(USUAL);
  });

  it('does not show the sample after a restart either', async () => {
    await getSettledSummary(open());
    openMeteo.use(down);
    const { weather } = await open().get(OTHER);
    expect(weather.source).toMatchObject(USUAL);
  });

  it.each(['SITE_URL', 'DATABASE_URL', 'KMA_HUB_KEY', 'KMA_SERVICE_KEY', 'OPEN_METEO_API_KEY', 'WEATHER_SOURCE'])(
    'is no local installation with %s, so it reports an outage',
    async (name) => {
      const values: Record<string, string> = {
        SITE_URL: 'https://nalot.example',
        DATABASE_URL: 'postgres://u:p@host/db',
        WEATHER_SOURCE: 'open-meteo',
      };
      openMeteo.use(down);
      const { weather } = await open({ [name]: values[name] ?? 'key' }).get(CELL);
      expect(weather.source).toMatchObject(USUAL);
    },
  );
});

describe('with a database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDefaultDatabase();
  });
  afterAll(() => database.close());

  it('neither stores the sample nor shows it in place of stored weather', async () => {
    const { db } = database;
    openMeteo.use(down);
    await open({}, { database: db }).get(CELL);
    outside.nowMs += MINUTE_MS;
    openMeteo.use(openMeteoNow);
    // An installation of a version that wrote no file about it.
    await getSettledSummary(start({ database: db }));
    await eventually(
      () => createWeatherStore(testTools({ database: db }).queryDatabase).read(CELL),
      (stored) => stored !== null,
    );
    openMeteo.use(down);
    expect(await getSummary(open({}, { database: db }))).toMatchObject({ from: 'open-meteo' });
  });
});
