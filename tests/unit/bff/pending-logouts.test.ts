import type * as Logouts from '@/lib/bff/session/pending-logouts';
import { captureBffLog } from '../../support/captured-log';
import { startStandIn, type StandIn } from '../../support/stand-in';

let host: StandIn;
let logouts: typeof Logouts;
captureBffLog();

beforeAll(async () => {
  host = await startStandIn();
  process.env.API_BASE_URL = host.url;
  logouts = await import('@/lib/bff/session/pending-logouts');
});
beforeEach(() => void (host.requests.length = 0));
afterAll(() => host.close());

const cookies = () => host.requests.map(({ headers }) => headers.cookie);
const answerWith = (status: number) =>
  void (host.answer = (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end('{}'));

it("a logout while the host's database is unreachable", async () => {
  answerWith(503);
  await expect(logouts.notifyLogout({ cookie: 'nalot-refresh=a' })).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
});

// ASVS 14.3.1
it('is reported later, once per session', async () => {
  logouts.queueLogout('one');
  logouts.queueLogout('two');
  await expect(logouts.retryPendingLogouts()).rejects.toMatchObject({ name: 'ApiError' });
  expect(cookies()).toEqual(['nalot-refresh=one']);
  answerWith(200);
  await logouts.retryPendingLogouts();
  await logouts.retryPendingLogouts();
  expect(cookies()).toEqual(['nalot-refresh=one', 'nalot-refresh=one', 'nalot-refresh=two']);
});
