import type * as Gateway from '@/lib/bff/gateway/serve-call';
import { captureBffLog } from '../../support/captured-log';

const OURS = { 'x-nalot': '1', origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' };
const log = captureBffLog();
let gateway: typeof Gateway;

beforeAll(async () => void (gateway = await import('@/lib/bff/gateway/serve-call')));

it('an aborted request body is not logged as a server error', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"email":'));
    },
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  const init = { method: 'POST', headers: OURS, body, duplex: 'half' };
  const request = new Request('http://localhost/api/v1/user/email/verify', init as RequestInit);
  const response = await gateway.serveCall(request);
  expect(response.status).toBe(400);
  expect(log.lines().join('')).not.toContain('"level":"error"');
});
