import type { IncomingMessage } from 'node:http';
import type * as Gateway from '@/lib/bff/gateway/serve-call';
import { buildCallUrl } from '@/lib/contract/call-url';
import { createSampleCalls } from '../../support/call-samples';
import { captureBffLog } from '../../support/captured-log';
import { createSessionCookies } from '../../support/session-cookies';
import { startStandIn, type StandIn } from '../../support/stand-in';

const OURS = { 'x-nalot': '1', origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' };

let host: StandIn;
let gateway: typeof Gateway;
captureBffLog();

/** A host that marks every response as public, sets a cookie each time, and requires members to re-issue first. */
function answer(request: IncomingMessage) {
  const isOld = request.headers.authorization === 'Bearer access-1';
  return {
    status: isOld ? 401 : 200,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=40000, immutable',
      'set-cookie': [
        'nalot-signup=a-proof; Path=/api; Max-Age=600; HttpOnly; Secure',
        ...(request.url === '/api/v1/auth/reissue' ? ['nalot-refresh=refresh-2; Path=/; Max-Age=2592000'] : []),
      ],
    },
    body: isOld ? { error: { code: 'UNAUTHENTICATED', message: '로그인이 필요해요.' } } : { access: 'access-2' },
  };
}

beforeAll(async () => {
  host = await startStandIn();
  host.answer = (request, response) => {
    const { status, headers, body } = answer(request);
    response.writeHead(status, headers).end(JSON.stringify(body));
  };
  process.env.API_BASE_URL = host.url;
  gateway = await import('@/lib/bff/gateway/serve-call');
});
beforeEach(() => void (host.requests.length = 0));
afterAll(() => host.close());

describe.each(createSampleCalls().map(({ call, parts }) => ({ id: call.id, call, parts })))(
  'the response of $id to a member with old tokens',
  ({ call, parts }) => {
    const ask = async () => {
      const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
      const headers = { ...OURS, ...parts.headers, cookie: await createSessionCookies('1') };
      const text = call.bodyKind === 'text' ? String(parts.body) : body;
      return gateway.serveCall(
        new Request(`http://localhost${buildCallUrl(call, parts)}`, { method: call.method, headers, body: text }),
      );
    };

    // ASVS 14.2.2, 14.3.2
    it('is private if it sets a cookie', async () => {
      const response = await ask();
      const isCookie = response.headers.getSetCookie().length > 0;
      if (isCookie) expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('cache-control')).not.toMatch(isCookie ? /public/ : /^$/);
    });

    // ASVS 10.1.1
    it('sets tokens only if the call is personal', async () => {
      const response = await ask();
      // A member who starts a login proves the identity again, so that call reads the session.
      if (call.access !== 'member' && !call.startsLogin) {
        expect(response.headers.getSetCookie().join()).not.toContain('nalot.tokens');
        expect(host.requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
      }
    });
  },
);
