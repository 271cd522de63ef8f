import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRenderNetwork, limitFreshness } from '@/lib/bff/cache/render-token';
import { installEdge } from '@/lib/next-edge/edge';
import { kstDate, getWeekday } from '@/lib/domain/kst';
import { WEEK_COOKIE } from '@/lib/domain/my-day/week';
import { PLACE_COOKIE } from '@/lib/domain/place';

const NONCE = 'drawnwiththisnonce123456';
const PLACE = `${PLACE_COOKIE}=${encodeURIComponent('61.125.서울특별시.강남구')}`;

let server: Server;
let url: string;
/** Requests that reached the framework, newest last. */
let asked: { path: string; headers: IncomingHttpHeaders; network?: string }[];
let status: number;
let freshSeconds: number;

/** A stand-in for the framework that writes the request into its page. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const word = String(request.headers['x-nalot-drawing'] ?? '');
    asked.push({ path: request.url ?? '', headers: request.headers, network: getRenderNetwork(word) });
    limitFreshness(word, freshSeconds);
    response.setHeader('content-security-policy', `script-src 'nonce-${NONCE}'`);
    response.setHeader('content-type', 'text/html');
    response.statusCode = status;
    const cookie = request.headers.cookie ?? 'no cookie';
    // Long enough for concurrent requests to arrive.
    setTimeout(() => response.end(`<script nonce="${NONCE}">${cookie} ${asked.length}</script>`), 50);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  process.env.PORT = String(port);
  url = `http://127.0.0.1:${port}`;
  installEdge();
});
afterAll(() => new Promise((done) => server.close(done)));

beforeEach(() => {
  [asked, status, freshSeconds] = [[], 200, 60];
});

/** Returns a different place for each test, so that tests do not share pages. */
let places = 0;
const aPlace = () => PLACE.replace('125', String(100 + ++places));

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers });
  const text = await response.text();
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  return { response, text, nonce, said: text.replaceAll(nonce, '#') };
}

it('renders a page from place and gender, and nothing else of the request', async () => {
  const cookie = `nalot.tokens=sealed; ${aPlace()}; gender=MALE; DEVICE=me`;
  const { said } = await open('/home', {
    cookie,
    authorization: 'Bearer mine',
    'user-agent': 'my phone',
    'x-forwarded-for': '198.51.100.7',
  });
  const [{ headers } = { headers: {} as IncomingHttpHeaders }] = asked;
  expect(headers.cookie).toBe(`${aPlaceNow()}; gender=MALE`);
  for (const name of ['authorization', 'user-agent', 'x-forwarded-for']) expect(headers[name]).toBeUndefined();
  expect(said).not.toMatch(/sealed|DEVICE|mine/);
});
const aPlaceNow = () => PLACE.replace('125', String(100 + places));

it('renders home once for all users with the same hours today, whatever their other days', async () => {
  const place = aPlace();
  // Works on any weekday: the weeks differ only in a day that is neither today nor adjacent.
  const far = (getWeekday(kstDate(Date.now())) + 3) % 7;
  const weekWith = (hours: string) =>
    `${WEEK_COOKIE}=${encodeURIComponent(Array.from({ length: 7 }, (_, day) => (day === far ? hours : '0-24~1')).join('_'))}`;
  for (const week of [weekWith('8-19~'), weekWith('22-6~2')]) await open('/home', { cookie: `${place}; ${week}` });
  expect(asked).toHaveLength(1);
  expect(decodeURIComponent(asked[0]?.headers.cookie ?? '')).toMatch(/; day-asked=~0-24~1~\d{4}-\d\d-\d\d$/);
  await open('/home', { cookie: `${place}; ${WEEK_COOKIE}=8-19` });
  expect(asked[1]?.headers.cookie).toBe(place);
  await open('/weather', { cookie: `${place}; ${weekWith('8-19~')}` });
  expect(asked[2]?.headers.cookie).toBe(place);
});

it("fetches a page's data on behalf of the requesting network", async () => {
  await open('/home', { cookie: aPlace(), 'x-forwarded-for': '198.51.100.7' });
  await open('/home', { cookie: aPlace(), 'x-forwarded-for': '2001:db8::7' });
  expect(asked.map(({ network }) => network)).toEqual(['198.51.100.7', '2001:db8::7']);
});

it('renders a page once for concurrent requests and gives each its own nonce', async () => {
  const cookie = aPlace();
  const answers = await Promise.all(Array.from({ length: 12 }, () => open('/home', { cookie })));
  expect(asked).toHaveLength(1);
  expect(new Set(answers.map(({ said }) => said)).size).toBe(1);
  expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(12);
  for (const { text, nonce } of answers) expect(text).toContain(`nonce="${nonce}"`);
  expect(answers.some(({ nonce }) => nonce === NONCE)).toBe(false);
});

it('renders a separate page per place, gender, screen and site name', async () => {
  const cookie = aPlace();
  await open('/home', { cookie });
  await open('/weather', { cookie });
  await open('/home', { cookie: `${cookie}; gender=MALE` });
  await open('/home', { cookie: aPlace() });
  await open('/home', { cookie, 'x-forwarded-proto': 'https' });
  expect(asked).toHaveLength(5);
  // Invalid values are ignored.
  await open('/home', { cookie: `${cookie}; gender=${'x'.repeat(100)}; place2=a` });
  expect(asked).toHaveLength(5);
});

it('caches a shared link in its canonical form and leaves other queries to Next.js', async () => {
  const link = `/home?place=${encodeURIComponent('61.125.서울특별시.강남구')}&category=4&outfit=female-date-knit`;
  const first = await open(link);
  expect((await open(link)).said).toBe(first.said);
  expect(asked.map(({ path }) => path)).toEqual([link]);
  for (const other of [
    `${link}&more=1`,
    '/home?category=4',
    link.replace('/home', '/weather'),
    '/home?place=x',
    link.replace('61.125.', '61.125.%EA%B0%80'),
  ]) {
    await open(other);
    await open(other);
  }
  expect(asked).toHaveLength(11);
});

it('caches a page as long as its data is fresh, and serves it stale while it is rendered again', async () => {
  const cookie = aPlace();
  freshSeconds = 0;
  const first = await open('/home', { cookie });
  jest.useFakeTimers({
    now: Date.now() + 5_000,
    doNotFake: ['setTimeout', 'nextTick', 'setImmediate', 'queueMicrotask'],
  });
  expect((await open('/home', { cookie })).said).toBe(first.said);
  while (asked.length < 2) await new Promise((soon) => setTimeout(soon, 10));
  jest.setSystemTime(Date.now() + 60_000);
  expect((await open('/home', { cookie })).said).not.toBe(first.said);
  jest.useRealTimers();
});

it('leaves other requests and failed renders to Next.js', async () => {
  const cookie = aPlace();
  for (const [path, headers] of [
    ['/home?category=4', {}],
    ['/my', {}],
    ['/home', { rsc: '1' }],
    ['/home', { 'x-nalot-drawing': 'guessed', rsc: '1' }],
  ] as const)
    expect((await open(path, { cookie, ...headers })).nonce).toBe(NONCE);
  status = 500;
  const failed = await open('/home', { cookie });
  expect([failed.response.status, failed.nonce]).toEqual([500, NONCE]);
  status = 200;
  expect((await open('/home', { cookie })).response.status).toBe(200);
});
