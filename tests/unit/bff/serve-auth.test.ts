import type * as AuthRoute from '@/lib/bff/gateway/serve-auth';
import { captureBffLog } from '../../support/captured-log';

const OURS = { 'x-nalot': '1', origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' };
const log = captureBffLog();
let authRoute: typeof AuthRoute;

beforeAll(async () => {
  process.env.SESSION_SECRET = 'a secret of the tests, and of nobody else';
  authRoute = await import('@/lib/bff/gateway/serve-auth');
});

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
