import type * as SameOrigin from '@/lib/bff/gateway/same-origin';
import type * as ClientAddress from '@/lib/bff/upstream/client-address';
import { captureBffLog } from '../../support/captured-log';

const log = captureBffLog();
let sameOrigin: typeof SameOrigin;
let client: typeof ClientAddress;

beforeAll(async () => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  sameOrigin = await import('@/lib/bff/gateway/same-origin');
  client = await import('@/lib/bff/upstream/client-address');
});

const from = (origin: string) =>
  new Request(`${origin}/api/v1/feedback`, {
    method: 'POST',
    headers: { 'x-nalot': '1', origin, host: new URL(origin).host, 'sec-fetch-site': 'same-origin' },
  });

describe('a production site without SITE_URL', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'accepts changes at %s',
    (origin) => {
      expect(() => sameOrigin.requireSameOrigin(from(origin))).not.toThrow();
    },
  );

  it.each([
    'http://nalot.example',
    'http://192.168.0.2:3000',
    'http://localhost.evil.example',
    'http://127.evil.example',
  ])('rejects changes at %s and logs once what is missing', (origin) => {
    expect(() => sameOrigin.requireSameOrigin(from(origin))).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    expect(log.lines().filter((line) => line.includes('SITE_URL is not set'))).toHaveLength(1);
  });
});

it('accepts no page for assistants whose host name another site may point here', async () => {
  const { serveMcp } = await import('@/lib/bff/gateway/serve-mcp');
  const send = (origin: string) =>
    serveMcp(new Request(`${origin}/mcp`, { method: 'DELETE', headers: { origin, host: new URL(origin).host } }));
  expect((await send('http://rebound.example')).status).toBe(403);
});

it('trusts no claimed peer address for a request that it did not receive itself', () => {
  const headers = new Headers({ 'x-forwarded-for': '198.51.100.7' });
  expect(client.getClientAddress({ headers })).toBeUndefined();
  headers.set(client.getPeerHeader(), '203.0.113.9');
  expect(client.getClientAddress({ headers })).toBe('203.0.113.9');
});
