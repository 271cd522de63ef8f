import type * as AuthRoute from '@/lib/bff/gateway/serve-auth';
import { logIn, logOut, reissue } from '@/lib/contract/auth';
import { renderMetrics } from '@/lib/metrics/serve-metrics';
import { captureBffLog } from '../../support/captured-log';
import { replaceModule } from '../../support/replace-module';
import { createSessionCookies } from '../../support/session-cookies';
import { json, startStandIn, type StandIn } from '../../support/stand-in';

const OURS = { 'x-nalot': '1', origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' };
const log = captureBffLog();
let authRoute: typeof AuthRoute;
let host: StandIn;
/** Cookies of the current request, by name. */
let received = new Map<string, string>();

replaceModule('next/headers', {
  headers: async () => new Headers(),
  cookies: async () => ({ getAll: () => [...received].map(([name, value]) => ({ name, value })) }),
});

beforeAll(async () => {
  host = await startStandIn();
  process.env.API_BASE_URL = host.url;
  process.env.PORT = '4321';
  process.env.SESSION_SECRET = 'a secret of the tests, and of nobody else';
  authRoute = await import('@/lib/bff/gateway/serve-auth');
});
afterAll(() => host.close());

describe.each([['callback', 'email'], ['callback', 'social'], ['signout']])('a form for %s %s', (...nextauth) => {
  it.each([
    ['{', 'application/json'],
    ['', 'application/json'],
    ['null', 'application/json'],
    ['[]', 'application/json'],
    ['"canary"', 'application/json'],
    ['csrfToken=canary', 'application/x-www-form-urlencoded'],
    ['{}', 'text/plain'],
  ])('is rejected as %j of %s without an error log', async (body, type) => {
    const request = new Request(`http://localhost/api/auth/${nextauth.join('/')}`, {
      method: 'POST',
      headers: { ...OURS, 'content-type': type },
      body,
    });
    const params = Promise.resolve({ nextauth: nextauth.filter(Boolean) });
    const response = await authRoute.serveAuth(request, { params });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'INVALID_INPUT' } });
    expect(log.lines().join('')).not.toMatch(/"level":"error"|canary/);
  });
});

it.each([
  ['GET', 'session/x'],
  ['GET', 'providers'],
  ['GET', 'signin'],
  ['PUT', 'session'],
  ['POST', 'callback'],
  ['POST', 'callback/none'],
  ['POST', 'signout/x'],
])('%s %s is not a route', async (method, path) => {
  const request = new Request(`http://localhost/api/auth/${path}`, { method, headers: OURS });
  const response = await authRoute.serveAuth(request, { params: Promise.resolve({ nextauth: path.split('/') }) });
  expect([response.status, (await response.json()).error.code]).toEqual([404, 'NOT_FOUND']);
});

describe('the session of a browser', () => {
  const PASSWORD = 'Canary7!bird';
  const tokens = json({ access: 'access-2' }, 200, { 'set-cookie': 'nalot-refresh=refresh-2; Path=/; Max-Age=9' });
  const unauthenticated = json({ error: { code: 'UNAUTHENTICATED', message: '' } }, 401);

  beforeEach(async () => {
    host.requests.length = 0;
    const cookies = await createSessionCookies('1');
    received = new Map(cookies.split('; ').map((pair) => pair.split(/=(.*)/s) as unknown as [string, string]));
  });

  /** Sends a request with the browser's cookies. */
  const send = (path: string, form?: object) =>
    authRoute.serveAuth(
      new Request(`http://localhost/api/auth/${path}`, {
        ...(form && { method: 'POST', body: JSON.stringify(form) }),
        headers: {
          ...OURS,
          'content-type': 'application/json',
          cookie: [...received].map((pair) => pair.join('=')).join('; '),
        },
      }),
      { params: Promise.resolve({ nextauth: path.split('/') }) },
    );

  /** Sends a form with the token of next-auth against forged ones. */
  async function submit(path: string, form: object = {}): Promise<Response> {
    const response = await send('csrf');
    const [, name = '', value = ''] = /^(nalot\.csrf)=([^;]+)/m.exec(response.headers.getSetCookie().join('\n')) ?? [];
    received.set(name, decodeURIComponent(value));
    return send(path, { ...form, ...((await response.json()) as object), json: 'true' });
  }
  const isCleared = (response: Response) =>
    /nalot\.session=; .*Max-Age=0[^]*nalot\.tokens=; .*Max-Age=0/i.test(response.headers.getSetCookie().join('\n'));

  it('is named to the host at the next login, which ends it', async () => {
    host.answer = tokens;
    const deviceId = crypto.randomUUID();
    const response = await submit('callback/email', { username: 'spring1', password: PASSWORD, deviceId });
    expect(response.status).toBe(200);
    expect((await response.json()) as object).toMatchObject({
      url: expect.stringMatching(/^http:\/\/localhost:4321\b/),
    });
    expect(host.requests.map(({ url, headers }) => [url, headers.cookie])).toEqual([
      [logIn.path, 'nalot-refresh=refresh-1'],
    ]);
    expect(response.headers.getSetCookie().join('\n')).toMatch(
      /nalot\.(tokens|session)=[^;]{40,}[^]*nalot\.(tokens|session)=[^;]{40,}/,
    );
    expect(log.lines().join('')).not.toContain(PASSWORD);
  });

  it('survives a failed login as someone else', async () => {
    host.answer = unauthenticated;
    const form = { username: 'spring1', password: PASSWORD, deviceId: crypto.randomUUID() };
    const response = await submit('callback/email', form);
    expect([response.status, isCleared(response)]).toEqual([401, false]);
    expect(await renderMetrics()).toMatch(
      /nalot_call_duration_seconds_count\{module="bff",call="auth",[^}]*status="401"/,
    );
  });

  it('is ended at the host by a logout, and here', async () => {
    host.answer = json({});
    const response = await submit('signout');
    expect(host.requests.map(({ url, headers }) => [url, headers.cookie])).toEqual([
      [logOut.path, 'nalot-refresh=refresh-1'],
    ]);
    expect([response.status, isCleared(response)]).toEqual([200, true]);
  });

  it('is over once the host has ended it, through whichever instance', async () => {
    host.answer = unauthenticated;
    const response = await send('session');
    expect(await response.json()).toEqual({ user: null });
    expect(host.requests.map(({ url }) => url)).toContain(reissue.path);
    expect(isCleared(response)).toBe(true);
  });
});
