import type * as Cookies from '@/lib/bff/session/cookies';
import type * as Sessions from '@/lib/bff/session/session';
import type * as Addresses from '@/lib/bff/upstream/client-address';
import { parseEnv, requireKnownProxies } from '@/lib/env';
import { OPERATOR_ENV } from '../../support/operator';

let cookies: typeof Cookies;
let sessions: typeof Sessions;
let addresses: typeof Addresses;

beforeAll(async () => {
  process.env.SITE_URL = 'https://nalot.example';
  process.env.TRUSTED_PROXY_HOPS = '1';
  [cookies, sessions, addresses] = await Promise.all([
    import('@/lib/bff/session/cookies'),
    import('@/lib/bff/session/session'),
    import('@/lib/bff/upstream/client-address'),
  ]);
});

describe('a site that is served over https', () => {
  // ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4
  it('binds its cookies to this host', async () => {
    const set = new Headers();
    await sessions.writeSession(set, { id: 'i', accessToken: 'a', refreshToken: 'r' });
    expect(set.getSetCookie()[0]).toMatch(
      /^__Host-nalot\.tokens=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('does so whatever the request headers claim, and ignores unbound cookies', () => {
    const headers = new Headers({ 'x-forwarded-proto': 'http', cookie: 'nalot.session=planted' });
    expect(cookies.isHttps()).toBe(true);
    expect(cookies.hasSessionCookie({ headers })).toBe(false);
  });

  // ASVS 4.1.3, 15.3.4
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8::1]:50123', '2001:db8::1'],
    ['198.51.100.1, 203.0.113.7:443', '203.0.113.7'],
    ['198.51.100.1, <script>', 'unknown'],
  ])('uses the client address from its proxy: %s', (forwarded, expected) => {
    const headers = new Headers({ 'x-forwarded-for': forwarded, [addresses.getPeerHeader()]: '10.0.0.1' });
    expect(addresses.getClientAddress({ headers })).toBe(expected);
  });

  it('ignores a client that claims a peer address', () => {
    const headers = new Headers({ 'x-nalot-peer': '127.0.0.1', host: 'localhost' });
    expect(addresses.isFromThisMachine({ headers })).toBe(false);
    expect(addresses.getClientAddress({ headers })).toBeUndefined();
  });

  // ASVS 12.1.1, 12.1.2, 12.2.1, 12.2.2
  it('does not start without the number of trusted proxies', () => {
    const config = { NODE_ENV: 'production', SITE_URL: 'https://nalot.example', ...OPERATOR_ENV };
    expect(() => requireKnownProxies(parseEnv(config))).toThrow(/^TRUSTED_PROXY_HOPS must be set[^\n]*\.$/);
    expect(() => requireKnownProxies(parseEnv({ ...config, TRUSTED_PROXY_HOPS: '1' }))).not.toThrow();
  });

  it('tells next-auth its address, which would otherwise name one of localhost', async () => {
    const { serveAuth } = await import('@/lib/bff/gateway/serve-auth');
    const request = new Request('http://localhost:3000/api/auth/csrf', { headers: { host: 'localhost:3000' } });
    // next-auth itself runs in Next.js only.
    await serveAuth(request, { params: Promise.resolve({ nextauth: ['csrf'] }) });
    expect(process.env.NEXTAUTH_URL).toBe('https://nalot.example');
  });
});
