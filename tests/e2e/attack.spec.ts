import { expect, test } from '@playwright/test';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { createMember, logInByApi, send } from './member-steps';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Builds a raw request with a path that browsers and `fetch` would normalise. */
const sendPath = (baseURL: string | undefined, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseURL ?? '');
    ask({ hostname, port, path, headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });

/** Sends raw bytes and returns the status line of the response. */
const sendRaw = (baseURL: string | undefined, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseURL ?? '');
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.once('data', (data: Buffer) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(''));
  });

/** Matches a path that browsers resolve within this site. */
const OWN_PATH = /^\/(?![/\\])/;

// ASVS 1.2.2, 3.7.2
test('no crafted path redirects to another site', async ({ baseURL }) => {
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '//evil.example/%2e%2e',
    '///evil.example//x',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example/',
    '/home//',
    '/.//evil.example',
    '/login/..//evil.example/',
    '/my/bookmark?from=//evil.example',
  ]) {
    const { status, headers } = await sendPath(baseURL, path);
    expect([path, status < 500, headers.location ?? '/']).toEqual([path, true, expect.stringMatching(OWN_PATH)]);
  }
});

test('no Host header redirects to another site', async ({ baseURL }) => {
  for (const headers of [
    { host: 'evil.example' },
    { host: 'evil.example/x?@y' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example' },
    { 'x-original-url': '//evil.example', 'x-rewrite-url': '//evil.example' },
    { 'x-middleware-rewrite': 'http://evil.example/', 'x-middleware-subrequest': 'middleware:middleware:middleware' },
    { referer: 'http://evil.example/home' },
  ] as Record<string, string>[])
    for (const path of ['/', '/nothing', '/my/bookmark', '/home/']) {
      const response = await sendPath(baseURL, path, { 'sec-fetch-mode': 'navigate', ...headers });
      expect([headers, path, response.status]).toEqual([headers, path, path === '/home/' ? 308 : 307]);
      expect(response.headers.location).toMatch(OWN_PATH);
    }
  // An invented token of the page cache.
  expect((await sendPath(baseURL, '/my', { 'x-nalot-render-token': 'guessed' })).status).toBe(400);
  expect(await sendRaw(baseURL, 'GET http://evil.example/nothing HTTP/1.1\r\nhost: a\r\n\r\n')).toMatch(/ 400 /);
});

// ASVS 13.4.1, 13.4.3, 13.4.5
test('only pages, public files and calls are served', async ({ baseURL }) => {
  for (const path of [
    '/.env',
    '/.git/HEAD',
    '/package.json',
    '/data/PROVENANCE.md',
    '/docs/security.md',
    '/lib/env.ts',
    '/openapi.json',
    '/metrics',
    '/health/ready',
    '/_next/static/../../package.json',
    '/_next/static/..%2f..%2fpackage.json',
    '/icons/../../package.json',
    '/icons/..%2f..%2fpackage.json',
    '/_next/mcp',
    '/__nextjs_original-stack-frame',
  ])
    expect([path, await sendPath(baseURL, path)]).toMatchObject([
      path,
      { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } },
    ]);
  for (const path of ['/icons/', '/_next/', '/_next/static/', '/figures/'])
    expect([path, (await sendPath(baseURL, path)).status]).toEqual([path, 308]);
});

// ASVS 4.2.1
test('a message with ambiguous length is rejected', async ({ baseURL }) => {
  const post = 'POST /api/v1/user/email/verify HTTP/1.1\r\nhost: localhost\r\n';
  for (const head of [
    'content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'content-length: 0\r\ncontent-length: 30\r\n\r\n',
    'content-length: 0, 30\r\n\r\n',
    'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n',
    'transfer-encoding : chunked\r\n\r\n0\r\n\r\n',
    'x-a: b\r\n c: d\r\n\r\n',
    'x-a: b\rcontent-length: 9\r\n\r\n',
  ])
    expect([head, await sendRaw(baseURL, post + head)]).toEqual([head, expect.stringMatching(/ 400 /)]);
});

// ASVS 3.2.1, 3.4.4, 3.4.5, 4.1.1
test('every response has a content type and forbids sniffing', async ({ baseURL }) => {
  for (const [path, type] of [
    ['/home', 'text/html; charset=utf-8'],
    ['/offline.html', 'text/html; charset=UTF-8'],
    ['/api/v1/outfit-condition/event-types', 'application/json'],
    ['/api/v1/auth/profile', 'application/json'],
    ['/api/v1/nothing', 'application/json'],
    ['/api/health', 'application/json'],
    ['/home/', 'text/plain; charset=utf-8'],
    ['/icons/icon.svg', 'image/svg+xml'],
    ['/icons/icon-192.png', 'image/png'],
    ['/figures/offline.webp', 'image/webp'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/firebase-messaging-sw.js', 'application/javascript; charset=UTF-8'],
  ] as const)
    expect([path, (await sendPath(baseURL, path)).headers]).toMatchObject([
      path,
      {
        'content-type': type,
        'x-content-type-options': 'nosniff',
        // Pictures cannot redirect.
        ...(!type.startsWith('image/') && { 'referrer-policy': 'same-origin' }),
      },
    ]);
});

/** Paths of one call as this site's code receives them: plain, and with dot segments that other layers resolve. */
const SPELLINGS = ['/api/v1/outfit', '/api/v1/./outfit', '/api/v1/x/../outfit', '/api/v1/%2e/outfit'];

test('an unusual spelling of a path changes no response, whichever comes first', async ({ baseURL }) => {
  for (const [index, first] of SPELLINGS.entries()) {
    // Open sea, with a cell for each order.
    const query = `latitude=33.2&longitude=${128.6 + index / 10}&event-type-id=1&gender=MALE`;
    for (const path of [first, ...SPELLINGS])
      expect([path, (await sendPath(baseURL, `${path}?${query}`)).status]).toEqual([path, 422]);
  }
});

/** Calls of a session that reach different bundles of the build, each with its status once the session has ended. */
const DOORS: [path: string, status: number][] = [
  ['/api/v1/outfit?latitude=37.5&longitude=127.03&event-type-id=1&gender=MALE&hours=8-19', 200],
  ['/api/v1/auth/profile', 401],
  ['/api/auth/session', 200],
];

test('a session that ended elsewhere is rejected by every call, whichever comes first', async ({
  playwright,
  baseURL,
}) => {
  const other = await playwright.request.newContext({ baseURL });
  const username = await createMember({ request: other });
  const orders = DOORS.flatMap((first) => DOORS.filter((door) => door !== first).map((second) => [first, second]));
  for (const order of orders) {
    const here = await playwright.request.newContext({ baseURL });
    await logInByApi({ request: here }, username);
    const state = await here.storageState();
    await send({ request: other }, 'POST', '/api/v1/auth/logout-elsewhere');
    for (const [path, status] of order) {
      // Each call still has the cookies, as in another tab.
      const tab = await playwright.request.newContext({ baseURL, storageState: state });
      expect([order, path, (await tab.get(path)).status()]).toEqual([order, path, status]);
      await tab.dispose();
    }
    await here.dispose();
  }
  await other.dispose();
});
