// Runs alone: the pools of renders are shared by everything in a sandbox.
import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRender, limitFreshness } from '@/lib/bff/cache/render-token';
import { HOUR_MS } from '@/lib/contract/durations';
import { PLACE_COOKIE } from '@/lib/domain/place';
import { serveHealth } from '@/lib/bff/gateway/health';
import { installEdge } from '@/lib/next-edge/edge';
import { saveRecentPages, warmPages } from '@/lib/next-edge/page-cache/recent-pages';
import { captureBffLog } from '../../support/captured-log';
import { eventually } from '../../support/eventually';
import { makeOutfitList } from '../../support/outfit-list';
import { replaceModule } from '../../support/replace-module';
import { json, startStandIn, type StandIn } from '../../support/stand-in';

const log = captureBffLog();
const SEOUL = '61.125.서울특별시.강남구';

let isLate: boolean;
let isCrowded: boolean;
let isBroken: boolean;
replaceModule('@/lib/next-edge/http/busy', {
  isTooLateToRender: () => isLate,
  isCrowded: () => isCrowded,
  isOverloaded: () => {
    if (isBroken) throw new Error('broken');
    return false;
  },
});

let server: Server;
let host: StandIn;
let url: string;
let folder: string;
/** Requests that reached the framework, newest last. */
let requests: { path: string; headers: IncomingHttpHeaders; network?: string; isLight?: boolean }[];
let status: number;
let freshSeconds: number;
/** Renders wait while this promise is pending. */
let held: Promise<void>;

const INJECTED = 'self.__next_f.push([1,""]);alert(1)';
/** Writes text into the data of a page, as Next.js does, beside a script that somebody injected. */
const toPage = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script><script>${INJECTED}</script>`;

/** A stand-in for the framework that writes the request into its page. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  process.env.PAGE_CACHE_DIR = folder;
  host = await startStandIn();
  process.env.API_BASE_URL = host.url;
  server = createServer((request, response) => {
    const token = String(request.headers['x-nalot-render-token'] ?? '');
    const { network, isLight } = findRender(token) ?? {};
    requests.push({ path: request.url ?? '', headers: request.headers, network, isLight });
    const number = requests.length;
    limitFreshness(token, freshSeconds);
    response.setHeader('content-type', 'text/html');
    response.statusCode = status;
    const cookie = request.headers.cookie ?? 'no cookie';
    // Long enough for concurrent requests to arrive.
    void held.then(() => setTimeout(() => response.end(toPage(`${cookie} ${number}`)), 50));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  process.env.PORT = String(port);
  url = `http://127.0.0.1:${port}`;
  installEdge();
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await host.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  [requests, status, freshSeconds, held] = [[], 200, Infinity, Promise.resolve()];
  [isLate, isCrowded, isBroken] = [false, false, false];
});
afterEach(() => jest.useRealTimers());

const moveClock = (byMs: number) =>
  jest.useFakeTimers({
    now: Date.now() + byMs,
    doNotFake: ['setTimeout', 'setInterval', 'nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
  });
/** Moves the clock to the middle of an hour. */
const startOfTest = () => moveClock(HOUR_MS * 1.5 - (Date.now() % HOUR_MS));

/** Returns a different place for each test, so that tests do not share pages. */
let places = 0;
const CELLS = (JSON.parse(readFileSync('data/regions/cell-districts.json', 'utf8')) as Record<string, string>)[
  '전남광주통합특별시 신안군'
]!.split(' ');
const nextPlace = () => `${PLACE_COOKIE}=${encodeURIComponent(`${CELLS[(places += 1)]}.전남광주통합특별시.신안군`)}`;

async function open(target: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + target, { headers });
  return { response, text: await response.text() };
}

it('renders a page from language, place and gender, and nothing else of the request', async () => {
  const place = nextPlace();
  const { text } = await open('/home', {
    cookie: `nalot.tokens=sealed; ${place}; gender=MALE; DEVICE=me`,
    authorization: 'Bearer mine',
    'user-agent': 'my phone',
    'x-forwarded-for': '198.51.100.7',
  });
  const [{ headers } = { headers: {} as IncomingHttpHeaders }] = requests;
  expect(headers.cookie).toBe(`language=ko; ${place}; gender=MALE`);
  for (const name of ['accept-language', 'authorization', 'user-agent', 'x-forwarded-for'])
    expect(headers[name]).toBeUndefined();
  expect(text).not.toMatch(/sealed|DEVICE|mine/);
});

it('gives everybody with a day of their own the same page, so that nobody learns the hours of others', async () => {
  const place = nextPlace();
  const weeks = ['1', encodeURIComponent('8-19@61.125~1_~_~_~_~_~_~'), encodeURIComponent('22-6~2_~_~_~_~_~_~')];
  const pages = [];
  for (const week of weeks) pages.push(await open('/home', { cookie: `${place}; week=${week}` }));
  expect(requests.map(({ headers }) => headers.cookie)).toEqual([`language=ko; ${place}; gender=FEMALE; week=1`]);
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  for (const { response } of pages) expect(response.headers.get('cache-status')).toBeNull();
  // The weather does not depend on the hours.
  await open('/weather', { cookie: `${place}; week=1` });
  expect(requests[1]?.headers.cookie).toBe(`language=ko; ${place}`);
});

it("fetches a page's data on behalf of the requesting network", async () => {
  await open('/home', { cookie: nextPlace(), 'x-forwarded-for': '198.51.100.7' });
  await open('/home', { cookie: nextPlace(), 'x-forwarded-for': '2001:db8::7' });
  expect(requests.map(({ network }) => network)).toEqual(['198.51.100.7', '2001:db8::7']);
});

it('renders a page once for concurrent requests, and sends the same bytes to all', async () => {
  const cookie = nextPlace();
  const pages = await Promise.all(Array.from({ length: 12 }, () => open('/home', { cookie })));
  expect(requests).toHaveLength(1);
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  const [{ response }] = pages as [(typeof pages)[number]];
  const etag = response.headers.get('etag') ?? '';
  const again = await open('/home', { cookie, 'if-none-match': etag });
  expect([again.response.status, again.text]).toEqual([304, '']);
});

it('allows exactly the inline scripts that layout and Next.js write', async () => {
  const { response, text } = await open('/home', { cookie: nextPlace() });
  const script = /<script>([^]*?)<\/script>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(
    `script-src 'self' 'sha256-${hash}' 'strict-dynamic';`,
  );
  expect([text.includes(INJECTED), log.lines().some((line) => line.includes('unknown inline script'))]).toEqual([
    true,
    true,
  ]);
});

it.each(['br', 'gzip', 'identity'])('sends the same page as %s', async (encoding) => {
  const cookie = nextPlace();
  const { text } = await open('/home', { cookie });
  const { response, text: encoded } = await open('/home', { cookie, 'accept-encoding': encoding });
  expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(encoded).toBe(text);
});

it('renders a separate page per place, gender, screen and site name', async () => {
  const cookie = nextPlace();
  await open('/home', { cookie });
  await open('/weather', { cookie });
  await open('/home', { cookie: `${cookie}; gender=MALE` });
  await open('/home', { cookie: nextPlace() });
  await open('/home', { cookie, 'x-forwarded-proto': 'https' });
  expect(requests).toHaveLength(5);
  // Invalid values are ignored, and other screens do not depend on the gender.
  await open('/home', { cookie: `${cookie}; gender=${'x'.repeat(100)}; place2=a` });
  await open('/weather', { cookie: `${cookie}; gender=MALE` });
  expect(requests).toHaveLength(5);
});

describe('the language of a page', () => {
  it.each([
    ['/home', {}, 'ko'],
    ['/home', { 'accept-language': 'en-US,en;q=0.9,ko;q=0.8' }, 'en-US'],
    ['/home', { 'accept-language': 'fr' }, 'ko'],
    ['/home', { 'accept-language': 'en', cookie: 'language=ko' }, 'ko'],
    ['/weather', { cookie: 'language=en' }, 'en'],
    ['/login', { cookie: 'language=fr', 'accept-language': 'en' }, 'en'],
    ['/guide/20?language=en', { cookie: 'language=ko' }, 'en'],
    ['/guide/21?utm=1&language=ko', { cookie: 'language=en' }, 'ko'],
    ['/guide/22?language=fr', { cookie: 'language=en' }, 'en'],
  ])('of %s with %j is %s', async (target, { cookie = '', ...headers }: Record<string, string>, language) => {
    const place = nextPlace();
    const { text } = await open(target, { cookie: [place, cookie].filter(Boolean).join('; '), ...headers });
    expect(/language=([\w-]+)/.exec(text)?.[1]).toBe(language);
  });

  it('is rendered once, whether the address, the cookie or the browser tells it', async () => {
    await open('/guide/23?language=en');
    await open('/guide/23', { cookie: 'language=en' });
    await open('/guide/23', { 'accept-language': 'en' });
    expect(requests.map(({ path }) => path)).toEqual(['/guide/23']);
    await open('/guide/23');
    expect(requests.map(({ headers }) => headers.cookie)).toEqual(['language=en', 'language=ko']);
  });

  it('is that of the page that says that the server is busy', async () => {
    status = 500;
    const headers = { accept: 'text/html' };
    expect((await open('/guide/24', headers)).text).toContain('lang="ko"');
    expect((await open('/guide/24?language=en', headers)).text).toContain('lang="en"');
  });
});

it("renders one page for all queries but those of shared links: a push's link is a cached page", async () => {
  const cookie = nextPlace();
  for (const query of ['', '?category=4&for=2026-11-23', '?ask=2026-11-22.male-daily-1', '?utm_source=x', '?place=x'])
    await open(`/home${query}`, { cookie });
  await open('/weather', { cookie });
  await open('/weather?place=x', { cookie });
  expect(requests.map(({ path }) => path)).toEqual(['/home', '/weather']);
  const link = `/home?place=${encodeURIComponent(SEOUL)}&category=4&outfit=female-date-tiered-strap-dress`;
  await open(link);
  await open(`${link}&more=1`);
  const invented = ['outfit=female-date-1000', 'outfit=female-date-1001', ''].map((outfit) =>
    link.replace(/outfit=.*/, outfit),
  );
  for (const each of invented) await open(each);
  expect(requests.map(({ path }) => path).slice(2)).toEqual([link, link.replace(/&outfit=.*/, '')]);
});

// ASVS 15.2.2
it('serves the light page for a place that does not exist, so that made-up names cause no renders', async () => {
  for (const name of ['61.125.서울특별시.가나다구', '1.1.서울특별시.강남구', '61.125.가.나'])
    for (const screen of ['/home', '/weather']) {
      const { response } = await open(screen, { cookie: `${PLACE_COOKIE}=${encodeURIComponent(name)}` });
      expect(response.status).toBe(200);
    }
  expect(requests.map(({ path, isLight }) => [path, isLight])).toEqual([
    ['/home', true],
    ['/weather', true],
  ]);
});

// ASVS 15.2.2
it('refuses renders beyond the limits of a network and of all, and serves the light page instead', async () => {
  startOfTest();
  await open('/home', { cookie: `${PLACE_COOKIE}=${encodeURIComponent('61.125.가.나')}` });
  requests = [];
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  const openFrom = (network: string) => open('/home', { cookie: nextPlace(), 'x-forwarded-for': network });
  const crowd = Array.from({ length: 20 }, () => openFrom('198.51.100.7'));
  const another = openFrom('198.51.100.8');
  // All but six of one network are answered before any render is complete.
  const early = await Promise.race([Promise.all(crowd), Promise.any(crowd)]);
  expect([early].flat()[0]?.text).not.toContain('신안군');
  release();
  const texts = (await Promise.all(crowd)).map(({ text }) => decodeURIComponent(text));
  expect(texts.filter((text) => text.includes('신안군'))).toHaveLength(6);
  expect(decodeURIComponent((await another).text)).toContain('신안군');
});

/** Networks of earlier tests. */
let networks = 10;

// ASVS 15.2.2
it.each([
  ['pages that are not cached', '/my/notice/1', 24, 2],
  ['screens with a dot in their address', '/my/notice/a.b', 24, 2],
  ['unknown pages for search with a dot', '/today/a.b', 24, 2],
  ['searches for a place', '/api/v1/region/neighbourhoods?name=a', 32, 3],
  ['requests of assistants', '/mcp', 32, 3],
])('admits %s by network, so that one cannot delay the others', async (_, target, perNetwork, running) => {
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  // Those of earlier tests may still pause.
  const [flooder, user] = [`198.51.100.${(networks += 1)}`, `203.0.113.${networks}`];
  const openFrom = (network: string) => open(target, { 'x-forwarded-for': network });
  const crowd = Array.from({ length: perNetwork + 8 }, () => openFrom(flooder));
  let countRefused = 0;
  for (const each of crowd) void each.then(({ response }) => (countRefused += Number(response.status === 503)));
  await eventually(
    () => countRefused,
    (count) => count === 8,
  );
  expect(requests).toHaveLength(running);
  const another = openFrom(user);
  await eventually(
    () => requests.length,
    (count) => count > running,
  );
  release();
  expect((await another).response.status).toBe(200);
  await Promise.all(crowd);
  // The other network came next, although most of the crowd had waited longer.
  expect(requests.findIndex(({ headers }) => headers['x-forwarded-for'] === user)).toBeLessThanOrEqual(4);
});

it('admits shared calls that no cache answers by network, so that one cannot use up the fetches of all', async () => {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  host.answer = (request, response) => {
    const send = () => json(makeOutfitList())(request, response);
    if (isHeld) waiting.push(send);
    else send();
  };
  const [flooder, user] = ['192.0.2.7', '203.0.113.7'];
  const openFrom = (network: string, count: number) =>
    open(`/api/v1/outfit?latitude=${35 + count / 10}&longitude=127`, { 'x-forwarded-for': network });
  const crowd = Array.from({ length: 34 }, (_, count) => openFrom(flooder, count));
  const statuses: number[] = [];
  for (const each of crowd) void each.then(({ response }) => statuses.push(response.status));
  await eventually(
    () => statuses,
    ({ length }) => length >= 2,
  );
  expect([statuses, host.requests.length]).toEqual([[503, 503], 8]);
  const another = openFrom(user, -1);
  await eventually(
    () => host.requests.length,
    (count) => count === 9,
  );
  isHeld = false;
  for (const send of waiting) send();
  expect((await another).response.status).toBe(200);
  await Promise.all(crowd);
  expect(statuses.filter((each) => each === 200)).toHaveLength(32);
});

it('serves the light page in a crowd when a render takes long, and keeps the render for the next request', async () => {
  startOfTest();
  await open('/home', { cookie: `${PLACE_COOKIE}=${encodeURIComponent('61.125.가.나')}` });
  const cookie = nextPlace();
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  isCrowded = true;
  expect((await open('/home', { cookie })).text).not.toContain('신안군');
  isCrowded = false;
  const waiting = open('/home', { cookie });
  release();
  expect(decodeURIComponent((await waiting).text)).toContain('신안군');
  isCrowded = true;
  expect(decodeURIComponent((await open('/home', { cookie })).text)).toContain('신안군');
});

it('caches a page until the hour ends, then serves it for another hour while it is rendered again', async () => {
  startOfTest();
  const cookie = nextPlace();
  const first = await open('/home', { cookie });
  moveClock(HOUR_MS / 3);
  expect((await open('/home', { cookie })).text).toBe(first.text);
  expect(requests).toHaveLength(1);
  moveClock(HOUR_MS / 3);
  expect((await open('/home', { cookie })).text).toBe(first.text);
  while (requests.length < 2 || (await open('/home', { cookie })).text === first.text)
    await new Promise((soon) => setTimeout(soon, 10));
  expect(requests).toHaveLength(2);
  moveClock(HOUR_MS * 2.5);
  expect((await open('/home', { cookie })).text).not.toBe(first.text);
});

it('renders stale pages one after another, and serves all of them meanwhile', async () => {
  startOfTest();
  const cookies = Array.from({ length: 5 }, nextPlace);
  const pages = await Promise.all(cookies.map((cookie) => open('/home', { cookie })));
  moveClock(HOUR_MS * 0.6);
  requests = [];
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  const openAll = () => Promise.all(cookies.map((cookie) => open('/home', { cookie })));
  expect((await openAll()).map(({ text }) => text)).toEqual(pages.map(({ text }) => text));
  // The first render may wait for the pause after that of an earlier test.
  while (requests.length === 0) await openAll();
  await openAll();
  expect(requests).toHaveLength(1);
  release();
  while (requests.length < cookies.length) await openAll();
});

it('renders no page while the process is late, but serves cached pages and those without data', async () => {
  startOfTest();
  const [cookie, other] = [nextPlace(), nextPlace()];
  const { text } = await open('/home', { cookie });
  isLate = true;
  moveClock(HOUR_MS * 0.6);
  expect((await open('/home', { cookie })).text).toBe(text);
  expect(decodeURIComponent((await open('/home', { cookie: other })).text)).not.toContain('신안군');
  expect(requests.filter(({ isLight }) => !isLight)).toHaveLength(1);
});

it('caches a page with a fallback only as long as that is fresh', async () => {
  startOfTest();
  const cookie = nextPlace();
  freshSeconds = 60;
  await open('/home', { cookie });
  moveClock(50_000);
  await open('/home', { cookie });
  expect(requests).toHaveLength(1);
  moveClock(20_000);
  await open('/home', { cookie });
  while (requests.length < 2) await new Promise((soon) => setTimeout(soon, 10));
});

it('renders a page again if its time lies in the future, because the clock was wrong', async () => {
  startOfTest();
  const cookie = nextPlace();
  const first = await open('/home', { cookie });
  moveClock(-HOUR_MS);
  expect((await open('/home', { cookie })).text).not.toBe(first.text);
});

it('has pages on disk beyond those in memory, in a folder that it empties first', async () => {
  await open('/home', { cookie: nextPlace() });
  const [pages = ''] = readdirSync(folder);
  expect(pages).toBe(process.env.PORT);
  expect(readdirSync(path.join(folder, pages)).length).toBeGreaterThan(3);
});

it('leaves other requests to Next.js', async () => {
  const cookie = nextPlace();
  for (const [target, headers] of [
    ['/my', {}],
    ['/home', { rsc: '1' }],
    ['/home', { 'x-nalot-render-token': 'guessed', rsc: '1' }],
  ] as const)
    await open(target, { cookie: `${cookie}; mine=1`, ...headers });
  for (const { headers } of requests) expect(headers.cookie).toContain('mine=1');
});

it('logs an error of its own, and leaves the request to Next.js', async () => {
  isBroken = true;
  expect((await open('/my')).response.status).toBe(200);
  expect(log.lines().filter((line) => line.includes('edge: a request failed; Next.js serves'))).toHaveLength(1);
});

it('never renders a failed page for the same request again: the light page or 503', async () => {
  status = 500;
  const cookie = nextPlace();
  const { response } = await open('/home', { cookie });
  expect(response.status).toBe(200);
  const { response: login } = await open('/login');
  expect([login.status, login.headers.get('retry-after')]).toEqual([503, '3']);
  expect(requests.filter(({ path, isLight }) => path === '/home' && !isLight)).toHaveLength(1);
  status = 200;
  expect((await open('/home', { cookie })).text).toContain(cookie);
});

describe('pages for search', () => {
  const GANGNAM = `/today/${encodeURIComponent('서울특별시')}/${encodeURIComponent('강남구')}`;

  it('are one for each district, whatever query, cookies and spelling', async () => {
    const spellings = [GANGNAM, `${GANGNAM}?utm=1`, GANGNAM.toLowerCase()];
    for (const spelling of spellings) await open(spelling, { cookie: `${nextPlace()}; gender=MALE; week=1` });
    expect(requests.map(({ path, headers }) => [path, headers.cookie])).toEqual([[GANGNAM, 'language=ko']]);
  });

  it('are valid until the hour ends, without weather for good', async () => {
    startOfTest();
    const paths = [GANGNAM.replace('%EA%B0%95%EB%82%A8', '%EC%84%9C%EC%B4%88'), '/guide/12'];
    const count = async () => {
      for (const path of paths) await open(path);
      return requests.map(({ path }) => path);
    };
    expect(await count()).toEqual(paths);
    moveClock(HOUR_MS / 4);
    expect(await count()).toEqual(paths);
    moveClock(4 * HOUR_MS);
    expect(await count()).toEqual([...paths, paths[0]]);
  });

  it('of unknown districts and temperatures are not cached', async () => {
    for (const path of ['/today/x/y', '/guide/99']) {
      await open(path);
      await open(path);
    }
    expect(requests).toHaveLength(4);
  });

  it('are refused, not shown without data, if the render fails', async () => {
    status = 500;
    const { response } = await open('/guide/13');
    expect([response.status, response.headers.get('retry-after') !== null, requests.length]).toEqual([503, true, 1]);
  });
});

it('is ready after a restart only when the pages that were served last are rendered again', async () => {
  const cookies = [nextPlace(), nextPlace()];
  for (const cookie of cookies) await open('/home', { cookie });
  saveRecentPages();
  // A new process has no pages.
  (globalThis as unknown as { nalot: Map<string, unknown> }).nalot.delete('shared-pages');
  requests = [];
  let release = () => {};
  held = new Promise((resolve) => (release = resolve));
  const warming = warmPages(server);
  const health = await serveHealth();
  expect([health.status, await health.json()]).toMatchObject([503, { ready: false, state: 'starting' }]);
  release();
  await warming;
  const rendered = requests.map(({ headers }) => headers.cookie);
  for (const cookie of cookies) expect(rendered).toContain(`language=ko; ${cookie}; gender=FEMALE`);
  expect((await (await serveHealth()).json()) as object).not.toMatchObject({ state: 'starting' });
  const count = requests.length;
  await open('/home', { cookie: cookies[0]! });
  expect(requests).toHaveLength(count);
});

it('starts without a list, or with one that another version wrote', async () => {
  const [file] = readdirSync(folder).filter((name) => name.startsWith('recent-'));
  for (const content of [
    '',
    '{}',
    '["[]"]',
    '["[\\"/gone\\",\\"ko\\",null,null,false,\\"localhost\\",\\"http\\",false]"]',
  ]) {
    writeFileSync(path.join(folder, file!), content);
    requests = [];
    await warmPages(server);
    expect(requests).toEqual([]);
  }
});
