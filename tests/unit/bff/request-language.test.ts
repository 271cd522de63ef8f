import type * as Gateway from '@/lib/bff/for-routes';
import { errorBody } from '@/lib/contract/errors';
import { checkUsername } from '@/lib/contract/user';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { captureBffLog } from '../../support/captured-log';
import { json, startStandIn, type StandIn } from '../../support/stand-in';

captureBffLog();
let host: StandIn;
let gateway: typeof Gateway;

beforeAll(async () => {
  host = await startStandIn();
  process.env.API_BASE_URL = host.url;
  gateway = await import('@/lib/bff/for-routes');
});
afterAll(() => host.close());

const ENGLISH = { cookie: 'place=x; language=en' };
const request = (address: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${address}`, { headers });
const readMessage = async (response: Response) => errorBody.parse(await response.json()).error.message;

describe('the language of a request', () => {
  it.each([
    ['is Korean by default', '/api/v1/nothing', {}, KO],
    ['is that of the pages', '/api/v1/nothing', ENGLISH, EN],
    ['is that of the query', '/api/v1/nothing?language=en', {}, EN],
    ['is that of the query before that of the pages', '/api/v1/nothing?a=1&language=ko', ENGLISH, KO],
    ['ignores unknown ones', '/api/v1/nothing?language=fr', { cookie: 'language=xx' }, KO],
  ] as const)('%s', async (_, address, headers, { errors }) => {
    expect(await readMessage(await gateway.serveCall(request(address, headers)))).toBe(errors.NOT_FOUND);
    expect(await readMessage(gateway.rejectMethod(request(address, headers)))).toBe(errors.METHOD_NOT_ALLOWED);
    const foreign = request(address, { ...headers, origin: 'https://evil.example' });
    expect(await readMessage(await gateway.serveMcp(foreign))).toBe(errors.FORBIDDEN);
  });

  it('describes rejected fields', async () => {
    const response = await gateway.serveCall(request('/api/v1/region?lat=x&lon=127', ENGLISH));
    expect(errorBody.parse(await response.json()).error).toMatchObject({
      message: EN.errors.INVALID_INPUT,
      fields: { lat: EN.problems.latitudeNotANumber },
    });
  });

  it('is named to the host by one header', async () => {
    host.answer = json({ available: true });
    const path = checkUsername.path.replace('{username}', 'person1');
    await gateway.serveCall(request(path, { ...ENGLISH, 'accept-language': 'fr-FR,fr;q=0.9' }));
    await gateway.serveCall(request(path));
    expect(host.requests.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'ko']);
  });

  it('is that of each reader of a shared error', async () => {
    const error = { code: 'OUTSIDE_SERVICE_AREA', message: KO.errors.OUTSIDE_SERVICE_AREA };
    host.answer = json({ error }, 422);
    host.requests.length = 0;
    const address = '/api/v1/weather/position?lat=33.1&lon=124.2';
    const both = [request(address), request(address, ENGLISH)].map((each) => gateway.serveCall(each).then(readMessage));
    expect(await Promise.all(both)).toEqual([KO.errors.OUTSIDE_SERVICE_AREA, EN.errors.OUTSIDE_SERVICE_AREA]);
    expect(await readMessage(await gateway.serveCall(request(address, ENGLISH)))).toBe(EN.errors.OUTSIDE_SERVICE_AREA);
    expect(host.requests).toHaveLength(1);
  });
});

describe('an error of the gateway', () => {
  const foreign = { origin: 'https://evil.example' };
  const nextAuth = { params: Promise.resolve({ nextauth: ['providers'] }) };
  it.each([
    ['a call', 404, () => gateway.serveCall(request('/api/v1/nothing', foreign))],
    ['another method', 405, async () => gateway.rejectMethod(request('/api/health', foreign))],
    ['next-auth', 404, () => gateway.serveAuth(request('/api/auth/providers', foreign), nextAuth)],
    ['the protocol of models', 403, () => gateway.serveMcp(request('/mcp', foreign))],
    ['the mailbox', 404, () => gateway.serveMailbox(request('/dev/mailbox', foreign))],
  ])('has an id and is not cached: %s', async (_, status, serve) => {
    const response = await serve();
    const { requestId } = errorBody.parse(await response.json()).error;
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('x-request-id')).toBe(requestId);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.status).toBe(status);
  });
});
