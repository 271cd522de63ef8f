import type { serveAdmittedCall as ServeAdmitted, serveCall as ServeCall } from '@/lib/bff/gateway/serve-call';
import { HOUR_S } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { parseJson } from '@/lib/bff/cache/json-body';
import type { readForPage as ReadForPage } from '@/lib/bff/cache/read-for-page';
import type { readThrough as ReadThrough } from '@/lib/bff/cache/read-through';
import { getMidTermWeather } from '@/lib/contract/weather';
import type { Coordinates } from '@/lib/domain/coordinates';
import { getCellCentre, toGridCell } from '@/lib/domain/dfs-grid';
import { json, reset, silence, startStandIn, type StandIn } from '../../support/stand-in';
import { captureBffLog } from '../../support/captured-log';
import { eventually } from '../../support/eventually';

const SOURCE = {
  provider: 'open-meteo',
  label: '날씨',
  attribution: 'Open-Meteo.com',
  issuedAt: null,
  fetchedAt: '2026-03-01T00:00:00.000Z',
  stale: false,
  pending: false,
  recorded: null,
  airQuality: null,
};
/** Builds a shared response of a forecast cell, identified by its label. */
const saying = (label: string) => ({ source: { ...SOURCE, label }, forecasts: [] });
const DAYS = saying('처음');
const NEWS = saying('새로');
const KEPT_S = 300;

let host: StandIn;
let openDoor: typeof ServeCall;
let serveAdmitted: typeof ServeAdmitted;
let readForPage: typeof ReadForPage;
let readThrough: typeof ReadThrough;
let nextPlace = 0;
const log = captureBffLog();

/** Returns a different cell for each test, so that tests do not share cache entries. */
const newAddress = () => {
  const { lat, lon } = getCellCentre({ nx: 60, ny: 40 + ++nextPlace });
  return `/api/v1/weather/mid-terms?lat=${lat}&lon=${lon}`;
};
const labelOf = async (response: Response) => ((await response.json()) as typeof DAYS).source.label;
const ask = (address: string, init?: RequestInit) => openDoor(new Request(`http://localhost${address}`, init));
/** Counts the host's requests with this key, ignoring late refreshes of other tests. */
const timesAsked = (address: string) => host.requests.filter(({ url }) => url === address).length;
const cacheState = (response: Response) => response.headers.get('cache-status');

/** Waits until background work has ended. */
const until = (condition: () => boolean) => eventually(condition, Boolean);

beforeAll(async () => {
  // Only the date is controlled; everything else runs in real time.
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
    now: Date.parse('2026-03-01T00:00:00Z'),
  });
  host = await startStandIn();
  process.env.API_BASE_URL = host.url;
  ({ serveCall: openDoor, serveAdmittedCall: serveAdmitted } = await import('@/lib/bff/gateway/serve-call'));
  ({ readForPage } = await import('@/lib/bff/cache/read-for-page'));
  ({ readThrough } = await import('@/lib/bff/cache/read-through'));
});
beforeEach(() => {
  host.requests.length = 0;
  host.answer = json(DAYS);
});
afterAll(() => host.close());

const passSeconds = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1_000);

describe('a shared response', () => {
  it('is fetched once for fifty concurrent requests', async () => {
    const address = newAddress();
    const all = await Promise.all(Array.from({ length: 50 }, () => ask(address)));
    expect(await Promise.all(all.map((one) => one.json()))).toEqual(Array(50).fill(DAYS));
    expect(timesAsked(address)).toBe(1);
  });

  it('is prefetched for a page on behalf of the requesting network', async () => {
    const address = newAddress();
    const [path, query] = address.split('?') as [string, string];
    const asker = { renderToken: null, network: '192.0.2.7' };
    expect(await readForPage(path, Object.fromEntries(new URLSearchParams(query)), asker)).toEqual(DAYS);
    expect(host.requests.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['192.0.2.7']);
  });

  it('is cached while fresh and sends its remaining freshness to browsers and shared caches', async () => {
    const address = newAddress();
    const first = await ask(address);
    expect(cacheState(first)).toBe('nalot; fwd=miss');
    const caching = (seconds: number) =>
      `public, max-age=60, s-maxage=${seconds}, stale-while-revalidate=${HOUR_S - KEPT_S}, stale-if-error=3600`;
    expect(first.headers.get('cache-control')).toBe(caching(KEPT_S));
    passSeconds(KEPT_S / 2);
    const second = await ask(address);
    expect(cacheState(second)).toBe('nalot; hit');
    expect(second.headers.get('cache-control')).toBe(caching(KEPT_S / 2));
    expect(timesAsked(address)).toBe(1);
  });

  it('is fetched again in the background once it is stale', async () => {
    const address = newAddress();
    await ask(address);
    passSeconds(KEPT_S + 1);
    host.answer = json(NEWS);
    expect(await labelOf(await ask(address))).toBe('처음');
    await eventually(
      async () => labelOf(await ask(address)),
      (label) => label === '새로',
    );
  });

  it('is served stale while the host is slow, and new afterwards', async () => {
    const address = newAddress();
    await ask(address);
    passSeconds(KEPT_S + 1);
    let finish = () => {};
    host.answer = (request, response) => {
      finish = () => json(NEWS)(request, response);
    };
    const old = await ask(address);
    expect(await labelOf(old)).toBe('처음');
    expect(old.headers.get('cache-control')).toMatch('public, max-age=1, s-maxage=1, stale-while-revalidate=1,');
    await until(() => timesAsked(address) === 2);
    finish();
    await eventually(
      async () => labelOf(await ask(address)),
      (label) => label === '새로',
    );
    expect(timesAsked(address)).toBe(2);
  });

  it.each([
    ['answers 500', json({ error: { code: 'INTERNAL', message: '' } }, 500)],
    ['answers something else', json({ surprise: true })],
    ['answers no JSON', (_: unknown, response: { end: (text: string) => void }) => response.end('<html>')],
    ['breaks off in the middle', reset],
    ['does not answer', silence],
  ])('is served stale if the host %s', async (_, fault) => {
    const address = newAddress();
    await ask(address);
    passSeconds(KEPT_S + 1);
    host.answer = fault as typeof silence;
    const old = await ask(address);
    expect(old.status).toBe(200);
    expect(await labelOf(old)).toBe('처음');
  });

  it('is fetched again at the earliest 5 s after a failed refresh', async () => {
    const address = newAddress();
    await ask(address);
    passSeconds(KEPT_S + 1);
    host.answer = json('broken', 500);
    const countFailures = () => log.lines().filter((line) => line.includes('cache: refresh failed')).length;
    const failures = countFailures();
    for (let times = 0; times < 5; times++) await ask(address);
    await until(() => countFailures() > failures);
    expect(timesAsked(address)).toBe(2);
    passSeconds(4);
    await ask(address);
    host.answer = json(NEWS);
    passSeconds(1);
    await eventually(
      async () => labelOf(await ask(address)),
      (label) => label === '새로',
    );
    expect(timesAsked(address)).toBe(3);
  });

  it('is cached no longer than the host allows', async () => {
    const address = newAddress();
    host.answer = json(DAYS, 200, { 'cache-control': 'public, max-age=2' });
    const caching = 'public, max-age=2, s-maxage=2, stale-while-revalidate=2,';
    expect((await ask(address)).headers.get('cache-control')).toMatch(caching);
    passSeconds(3);
    await ask(address);
    await until(() => timesAsked(address) === 2);
  });

  // ASVS 15.3.1, 15.3.3
  it('never contains more than the contract names', async () => {
    host.answer = json({ ...DAYS, internal: 'note' });
    expect(await (await ask(newAddress())).json()).toEqual(DAYS);
  });

  it('may be an error that is cached: outside the service area', async () => {
    const address = newAddress();
    host.answer = json({ error: { code: 'OUTSIDE_SERVICE_AREA', message: '바깥이에요.' } }, 422);
    for (let i = 0; i < 3; i++) {
      const response = await ask(address);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ error: { code: 'OUTSIDE_SERVICE_AREA' } });
    }
    expect(timesAsked(address)).toBe(1);
  });
});

describe('without a fallback', () => {
  it.each([
    ['answers 500', json({ error: { code: 'INTERNAL', message: '오류' } }, 500), 500, 'INTERNAL'],
    ['is overloaded', json({ error: { code: 'UNAVAILABLE', message: '나중에' } }, 503), 503, 'UNAVAILABLE'],
    ['answers with a page of a proxy', json('<html>', 502), 502, 'UPSTREAM_FAILED'],
    ['answers something else', json({ surprise: true }), 502, 'UPSTREAM_FAILED'],
    ['breaks off in the middle', reset, 502, 'UPSTREAM_FAILED'],
  ])('a host that %s leads to a typed error', async (_, fault, status, code) => {
    host.answer = fault;
    const response = await ask(newAddress());
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  it('concurrent requests fail together after one request to the host', async () => {
    const address = newAddress();
    host.answer = json('broken', 500);
    const all = await Promise.all(Array.from({ length: 50 }, () => ask(address)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([502]));
    expect(timesAsked(address)).toBe(1);
  });

  it('the next request tries again', async () => {
    const address = newAddress();
    host.answer = json('broken', 500);
    expect((await ask(address)).status).toBe(502);
    host.answer = json(DAYS);
    expect((await ask(address)).status).toBe(200);
  });
});

describe('the cache key of a shared response', () => {
  it("does not exist for a region, which only the user's own browser caches", async () => {
    const address = '/api/v1/region?lat=36.282765&lon=127.036055';
    host.answer = json({ sidonm: '충청남도', sggnm: '부여군' });
    for (let i = 0; i < 2; i++)
      expect((await ask(address)).headers.get('cache-control')).toBe('private, max-age=86400');
    // Uses the exact point, because rounding could cross a border.
    expect(timesAsked(address)).toBe(2);
  });

  it('contains the forecast cell for outfits, with category and gender filled in', async () => {
    await ask('/api/v1/outfit?latitude=37.498095&longitude=127.02761');
    await ask('/api/v1/outfit?latitude=37.499&longitude=127.03&event-type-id=2&gender=FEMALE');
    const { lat, lon } = getCellCentre(toGridCell({ lat: 37.498095, lon: 127.02761 }));
    const asked = new Set(host.requests.map(({ url }) => url));
    expect(asked).toEqual(
      new Set([
        `/api/v1/outfit?latitude=${lat}&longitude=${lon}&event-type-id=2&gender=FEMALE&cold-offset=0&warm-offset=0&page=0&without=`,
      ]),
    );
  });

  it('does not exist outside the forecast grid, which is rejected without a call to the host', async () => {
    const response = await ask('/api/v1/outfit?latitude=10&longitude=100');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { code: 'OUTSIDE_SERVICE_AREA' } });
    expect(host.requests).toEqual([]);
  });

  it('ignores unknown query keys, so that invented ones cannot fill the cache', async () => {
    const address = newAddress();
    for (let i = 0; i < 20; i++) await ask(`${address}&utm_source=${i}&__proto__=${i}`);
    expect(timesAsked(address)).toBe(1);
  });

  it('does not depend on order or spelling of the query', async () => {
    await ask('/api/v1/weather/mid-terms?lat=35.5&lon=128.25');
    await ask('/api/v1/weather/mid-terms?lon=128.250&lat=35.50');
    const { lat, lon } = getCellCentre(toGridCell({ lat: 35.5, lon: 128.25 }));
    expect(timesAsked(`/api/v1/weather/mid-terms?lat=${lat}&lon=${lon}`)).toBe(1);
  });
});

describe('conditional requests', () => {
  it('return 304 without a body if the ETag matches', async () => {
    const address = newAddress();
    const etag = (await ask(address)).headers.get('etag') ?? '';
    const response = await ask(address, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(etag);
  });

  it('return the full response if it does not', async () => {
    expect((await ask(newAddress(), { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});

describe('a fallback, which the host forbids storing', () => {
  const forbidden = json(saying('예시 날씨'), 200, { 'cache-control': 'private, no-store' });
  const useForOne: StandIn['answer'] = (request, response) =>
    (request.headers['x-forwarded-for'] === '192.0.2.1' ? forbidden : json(DAYS))(request, response);
  async function readFrom(place: Coordinates, network: string) {
    const { body, isPrivate } = await readThrough(getMidTermWeather, { query: place } as never, {
      requestId: 'a',
      network,
    });
    return { label: (parseJson(body) as typeof DAYS).source.label, isPrivate };
  }
  const newPlace = () => getCellCentre({ nx: 60, ny: 40 + ++nextPlace });

  it('reaches only the network that caused it, also if others request the same at the same time', async () => {
    const place = newPlace();
    host.answer = useForOne;
    const [one, other, again] = await Promise.all([
      readFrom(place, '192.0.2.1'),
      readFrom(place, '192.0.2.2'),
      readFrom(place, '192.0.2.1'),
    ]);
    expect([one, again]).toEqual(Array(2).fill({ label: '예시 날씨', isPrivate: true }));
    expect(other).toEqual({ label: '처음', isPrivate: false });
  });

  it('never replaces a real response, however often it is requested', async () => {
    const place = newPlace();
    host.answer = useForOne;
    expect((await readFrom(place, '192.0.2.2')).label).toBe('처음');
    for (let times = 0; times < 40; times++) {
      passSeconds(20);
      expect(await readFrom(place, '192.0.2.1')).toEqual({ label: '처음', isPrivate: false });
    }
  });

  it('is sent so that no cache stores it, and is not part of a shared page', async () => {
    const address = newAddress();
    host.answer = forbidden;
    for (let times = 0; times < 2; times++)
      expect((await ask(address)).headers.get('cache-control')).toBe('private, no-store');
    expect(timesAsked(address)).toBe(2);
    const [path, query] = address.split('?') as [string, string];
    const page = { renderToken: null, network: '192.0.2.1' };
    expect(await readForPage(path, Object.fromEntries(new URLSearchParams(query)), page)).toBeNull();
  });
});

describe('the fetch of a response that is not cached', () => {
  const admitted: string[] = [];
  let isFull = false;
  const askFrom = (network: string, address: string) =>
    serveAdmitted(new Request(`http://localhost${address}`), (fetch) => {
      admitted.push(network);
      if (isFull) throw new ApiError('UNAVAILABLE');
      return fetch();
    });
  beforeEach(() => {
    [admitted.length, isFull] = [0, false];
  });

  it('requires admission, by each network that waits for it, and the cached response none', async () => {
    const address = newAddress();
    await Promise.all(['192.0.2.1', '192.0.2.2'].map((network) => askFrom(network, address)));
    expect([admitted, timesAsked(address)]).toEqual([['192.0.2.1', '192.0.2.2'], 1]);
    isFull = true;
    expect((await askFrom('192.0.2.1', address)).status).toBe(200);
    passSeconds(KEPT_S + 20);
    expect((await askFrom('192.0.2.1', address)).status).toBe(200);
    expect(admitted).toHaveLength(2);
  });

  it("requires none from Next.js' routes, which pass their parameters as a second argument", async () => {
    const handle = openDoor as (request: Request, route: unknown) => Promise<Response>;
    const response = await handle(new Request(`http://localhost${newAddress()}`), { params: Promise.resolve({}) });
    expect(response.status).toBe(200);
  });

  it('is refused with a time to try again', async () => {
    isFull = true;
    const address = newAddress();
    const refused = await askFrom('192.0.2.1', address);
    expect([refused.status, refused.headers.get('retry-after'), timesAsked(address)]).toEqual([503, '5', 0]);
  });
});

it('waits at most 15 seconds for the host', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'hrtime'],
  });
  host.answer = silence;
  const address = newAddress();
  const asking = Promise.all([ask(address), ask(address), ask(address)]);
  await until(() => host.requests.length > 0);
  jest.advanceTimersByTime(15_000);
  for (const response of await asking) {
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ error: { code: 'UPSTREAM_TIMEOUT' } });
  }
});
