import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as Gateway from '@/lib/bff/gateway/serve-call';
import type * as Sessions from '@/lib/bff/session/session';
import type * as Jwt from 'next-auth/jwt';
import { captureBffLog } from '../../support/captured-log';
import { json, startStandIn, type StandIn } from '../../support/stand-in';

const SECRET = 'a secret of the tests, and of nobody else';
const ORIGIN = 'http://localhost';
const OURS = { 'x-nalot': '1', origin: ORIGIN, host: 'localhost', 'sec-fetch-site': 'same-origin' };
const PROFILE = '/api/v1/auth/profile';

let host: StandIn;
let gateway: typeof Gateway;
let sessions: typeof Sessions;
let jwt: typeof Jwt;
const log = captureBffLog();

/** Returns the cookies of a session whose tokens are numbered by generation: access-1, refresh-1. */
async function cookiesOf(generation: string, id = 'session-of-a-test'): Promise<string> {
  const set = new Headers();
  await sessions.writeSession(set, {
    id,
    accessToken: `access-${generation}`,
    refreshToken: `refresh-${generation}`,
  });
  const login = await jwt.encode({ token: { sub: id }, secret: SECRET });
  return `${set.getSetCookie()[0]?.split(';')[0]}; nalot.session=${login}`;
}

const ask = (path: string, cookie: string, init: RequestInit = {}) =>
  gateway.serveCall(new Request(`${ORIGIN}${path}`, { ...init, headers: { ...OURS, cookie, ...init.headers } }));

const refreshed = (generation: string) =>
  json({ access: `access-${generation}` }, 200, {
    'set-cookie': `nalot-refresh=refresh-${generation}; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Strict`,
  });
const unauthenticated = json({ error: { code: 'UNAUTHENTICATED', message: '로그인이 필요해요.' } }, 401);

/** A host that accepts the access token `valid` and re-issues tokens by `exchange`. */
const hostWith =
  (valid: string, exchange: (request: IncomingMessage, response: ServerResponse) => void) =>
  (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/api/v1/auth/reissue') return exchange(request, response);
    const isValid = request.headers.authorization === `Bearer ${valid}`;
    return isValid ? json({ ok: true })(request, response) : unauthenticated(request, response);
  };

const reissues = () => host.requests.filter(({ url }) => url === '/api/v1/auth/reissue');
const setCookies = (response: Response) => response.headers.getSetCookie().join('\n');

beforeAll(async () => {
  host = await startStandIn();
  process.env.API_BASE_URL = host.url;
  process.env.SESSION_SECRET = SECRET;
  [gateway, sessions, jwt] = await Promise.all([
    import('@/lib/bff/gateway/serve-call'),
    import('@/lib/bff/session/session'),
    import('next-auth/jwt'),
  ]);
});
beforeEach(() => void (host.requests.length = 0));
afterAll(() => host.close());

describe('a session', () => {
  it("sends its access token to the host and never the client's Authorization header", async () => {
    host.answer = hostWith('access-1', unauthenticated);
    const response = await ask(PROFILE, await cookiesOf('1'), { headers: { authorization: 'Bearer stolen' } });
    expect(response.status).toBe(200);
    expect(host.requests[0]?.headers.authorization).toBe('Bearer access-1');
    expect(host.requests[0]?.headers.cookie).toBeUndefined();
  });

  // ASVS 9.1.1, 11.2.3, 11.3.1, 11.3.2, 11.3.3
  it.each([
    ['there is none', async () => ''],
    [
      'its tokens belong to another login',
      async () => {
        const [mine, others] = await Promise.all([cookiesOf('1', 'mine'), cookiesOf('1', 'others')]);
        return `${mine.split('; ')[0]}; ${others.split('; ')[1]}`;
      },
    ],
    ['it was tampered with', async () => (await cookiesOf('1')).replace(/.{5}; /, 'AAAAA; ')],
    [
      'it was sealed with another secret',
      async () => {
        const forged = await jwt.encode({
          token: { sub: 'x', access: 'a', refresh: 'r' },
          secret: 'another secret altogether, long enough',
          salt: 'nalot.tokens',
        });
        return `nalot.tokens=${forged}; ${(await cookiesOf('1')).split('; ')[1]}`;
      },
    ],
    ['half of it is missing', async () => (await cookiesOf('1')).split('; ')[0] ?? ''],
  ])('is ignored if %s', async (_, cookie) => {
    host.answer = json({ ok: true });
    const response = await ask(PROFILE, await cookie());
    expect(response.status).toBe(401);
    expect(host.requests).toEqual([]);
  });

  it('is sealed: neither token is readable in its cookie', async () => {
    const cookie = await cookiesOf('canary');
    const decoded = cookie.split(/[.;=]/).map((part) => Buffer.from(part, 'base64url').toString());
    expect(`${cookie}${decoded}`).not.toMatch(/(access|refresh)-canary/);
  });
});

describe('a re-issue', () => {
  it('happens once for two hundred concurrent calls, and each gets its response', async () => {
    host.answer = hostWith('access-2', (request, response) => {
      setTimeout(() => refreshed('2')(request, response), 150);
    });
    const cookie = await cookiesOf('1');
    const responses = await Promise.all(Array.from({ length: 200 }, () => ask(PROFILE, cookie)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(reissues()).toHaveLength(1);
    expect(reissues()[0]?.headers.cookie).toBe('nalot-refresh=refresh-1');
    expect(responses.every((response) => setCookies(response).startsWith('nalot.tokens='))).toBe(true);
  });

  it('is not repeated for a call that sends the old cookie a moment later', async () => {
    host.answer = hostWith('access-2', refreshed('2'));
    const response = await ask(PROFILE, await cookiesOf('1'));
    expect(response.status).toBe(200);
    expect(reissues()).toHaveLength(0);
    expect(host.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer access-2']);
  });

  it('gives the browser its new tokens even if the call itself fails', async () => {
    host.answer = (request, response) => {
      if (request.url === '/api/v1/auth/reissue') return refreshed('12')(request, response);
      if (request.headers.authorization !== 'Bearer access-12') return unauthenticated(request, response);
      return json({ error: { code: 'NOT_FOUND', message: '찾을 수 없어요.' } }, 404)(request, response);
    };
    const response = await ask(PROFILE, await cookiesOf('11'));
    expect(response.status).toBe(404);
    expect(setCookies(response)).toMatch(/^nalot\.tokens=.+Max-Age=2592000/);
  });

  // ASVS 16.5.3
  it('that the host rejects ends the session: 401 for all, and the cookies are cleared', async () => {
    host.answer = hostWith('nobody', unauthenticated);
    const cookie = await cookiesOf('21');
    const responses = await Promise.all(Array.from({ length: 50 }, () => ask(PROFILE, cookie)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401]));
    expect(reissues()).toHaveLength(1);
    expect(setCookies(responses[0] as Response)).toMatch(/nalot\.session=; .*Max-Age=0[^]*nalot\.tokens=; .*Max-Age=0/);
  });

  it('that fails for a host error keeps the session and is retried', async () => {
    const cookie = await cookiesOf('31');
    host.answer = hostWith('access-32', json({ error: { code: 'UNAVAILABLE', message: '잠시만요.' } }, 503));
    const failed = await ask(PROFILE, cookie);
    expect(failed.status).toBe(503);
    expect(setCookies(failed)).toBe('');
    host.answer = hostWith('access-32', refreshed('32'));
    expect((await ask(PROFILE, cookie)).status).toBe(200);
    expect(reissues()).toHaveLength(2);
  });
});

describe('a shared call', () => {
  it.each([
    '/api/v1/auth/providers',
    `/api/v1/outfit-picture/coat?expires=1800000000&signature=${'A'.repeat(43)}`,
    '/api/v1/push-setup',
    '/api/v1/outfit?latitude=37.5&longitude=127',
  ])('is served after the session ended: %s', async (path) => {
    host.answer = (request, response) =>
      request.headers.authorization || request.headers.cookie
        ? unauthenticated(request, response)
        : json({ content: [] })(request, response);
    expect((await ask(path, await cookiesOf('41'))).status).not.toBe(401);
    expect(host.requests.some(({ headers }) => headers.authorization === undefined)).toBe(true);
  });
});

describe('host cookies', () => {
  it("reach the browser if they prove a mailed code, with the BFF's own attributes", async () => {
    host.answer = json({}, 200, { 'set-cookie': 'nalot-find-id=abc_-1; Path=/api; Max-Age=180; HttpOnly; Secure' });
    const sent = await ask('/api/v2/auth/send-code', '', { method: 'POST', body: 'a@example.com' });
    expect(setCookies(sent)).toBe('nalot-find-id=abc_-1; Max-Age=180; Path=/; HttpOnly; SameSite=Strict');
    host.answer = json('someone1');
    const taken = await ask('/api/v1/auth/verify-code', 'nalot-find-id=abc_-1; other=1', {
      method: 'POST',
      body: '123456',
    });
    expect(taken.status).toBe(200);
    expect(host.requests.at(-1)?.headers.cookie).toBe('nalot-find-id=abc_-1');
  });

  // ASVS 10.1.1
  it('with a refresh token never reach a browser and are never accepted from one', async () => {
    host.answer = json({}, 200, { 'set-cookie': 'nalot-refresh=canary; Path=/; Max-Age=9' });
    const sent = await ask('/api/v2/auth/send-code', 'nalot-refresh=planted', {
      method: 'POST',
      body: 'a@example.com',
    });
    expect(setCookies(sent)).toBe('');
    expect(host.requests.at(-1)?.headers.cookie).toBeUndefined();
  });
});

it('a changed password ends the session in this browser too', async () => {
  host.answer = json({});
  const body = JSON.stringify({ currentPassword: 'Abcdef1!', newPassword: 'Ghijkl2@' });
  const response = await ask('/api/v1/user/0123456789abcdef/password', await cookiesOf('1'), { method: 'PUT', body });
  expect(response.status).toBe(200);
  expect(setCookies(response)).toMatch(/nalot\.session=; .*Max-Age=0[^]*nalot\.tokens=; .*Max-Age=0/);
});

it('logs no token in any of these cases', () => {
  expect(log.lines().join('')).not.toMatch(/access-|refresh-|Abcdef1/);
});
