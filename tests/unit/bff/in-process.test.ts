import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getDefaultHost } from '@/lib/api-host/default-host';
import { readForPage } from '@/lib/bff/for-pages';
import { serveCall, serveHealth } from '@/lib/bff/for-routes';
import { withQuery } from '@/lib/client/api/api';
import { categoriesQuery, outfitsQuery } from '@/lib/client/outfit/queries';
import { midTermWeatherQuery, positionWeatherQuery } from '@/lib/client/weather/queries';
import { DEFAULT_CATEGORY } from '@/lib/contract/category';
import { DEFAULT_GENDER } from '@/lib/contract/gender';
import { LANGUAGES } from '@/lib/contract/language';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { captureBffLog } from '../../support/captured-log';
import { layDatabase } from '../../support/made-folder';

const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-bff-'));
captureBffLog();

const PAGE = { renderToken: null, network: '192.0.2.7' };
const ask = (address: string) => serveCall(new Request(`http://localhost${address}`));

beforeAll(async () => {
  Object.assign(process.env, { DATA_DIR: folder, WEATHER_SOURCE: 'recorded', LOG_LEVEL: 'silent' });
  delete process.env.API_BASE_URL;
  await layDatabase(folder);
});
afterAll(async () => {
  await getDefaultHost().close();
  rmSync(folder, { recursive: true, force: true });
});

it('uses the host in its own process if no other is configured', async () => {
  const response = await ask('/api/v1/weather/position?lat=37.498095&lon=127.02761');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ source: { provider: 'recorded' } });
});

it.each(LANGUAGES)("prefetches for a page exactly the request of a component's query: %s", async (language) => {
  const cell = { nx: 60, ny: 127 };
  const choice = { cell, categoryId: DEFAULT_CATEGORY, gender: DEFAULT_GENDER, offsets: NO_OFFSETS };
  for (const asked of [
    positionWeatherQuery(cell, language),
    midTermWeatherQuery(cell, language),
    categoriesQuery(language),
    outfitsQuery({ language, ...choice }),
  ]) {
    const [, path, query] = asked.queryKey;
    const read = await readForPage(path, query, PAGE);
    const response = await ask(withQuery(path, query));
    expect(response.headers.get('cache-status')).toBe('nalot; hit');
    expect(await response.json()).toEqual(read);
    expect(/[가-힣]/.test(JSON.stringify(read))).toBe(language === 'ko');
  }
});

it('renders a page without data that is not available: weather outside the service area', async () => {
  expect(await ask('/api/v1/weather/position?lat=35.68&lon=139.69')).toMatchObject({ status: 422 });
  expect(await readForPage('/api/v1/weather/position', { lat: 35.68, lon: 139.69 }, PAGE)).toBeNull();
});

it('is ready once its database is open, and reports its dependencies', async () => {
  await getDefaultHost().opened;
  const body = await (await serveHealth()).json();
  expect(body).toMatchObject({
    live: true,
    state: 'ready',
    checks: [
      { name: 'serving', ok: true },
      { name: 'database', ok: true, reason: 'embedded' },
      { name: 'weather', ok: true, reason: 'recorded only' },
      { name: 'pictures', reason: expect.stringMatching(/^\d+ pictures$/) },
      { name: 'mail', ok: true, reason: 'outbox' },
      { name: 'push', ok: true, reason: expect.stringMatching(/^web-push/) },
    ],
  });
});
