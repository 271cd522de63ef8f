import { json, startStandIn, type StandIn } from '../../support/stand-in';
import { captureBffLog } from '../../support/captured-log';

let host: StandIn;
let serveCall: (request: Request) => Promise<Response>;
const log = captureBffLog();

const ask = (address: string, init?: RequestInit) => serveCall(new Request(`http://localhost${address}`, init));
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

/** Headers that a page of this site sends. */
const OURS = {
  'x-nalot': '1',
  origin: 'http://localhost',
  host: 'localhost',
  'sec-fetch-site': 'same-origin',
};
const post = (address: string, body: string, headers: Record<string, string> = {}) =>
  ask(address, { method: 'POST', body, headers: { ...OURS, ...headers } });

beforeAll(async () => {
  host = await startStandIn();
  process.env.API_BASE_URL = host.url;
  ({ serveCall } = await import('@/lib/bff/gateway/serve-call'));
});
beforeEach(() => {
  host.requests.length = 0;
  host.answer = json({ sidonm: '서울특별시', sggnm: '강남구' });
});
afterAll(() => host.close());

describe('bad input', () => {
  const fields = async (address: string) => {
    const response = await ask(address);
    expect(response.status).toBe(400);
    return ((await response.json()) as { error: { fields: Record<string, string> } }).error.fields;
  };

  // ASVS 2.2.1
  it.each([
    'NaN',
    'Infinity',
    '-Infinity',
    '1e400',
    '1e2',
    '0x25',
    '',
    '%20',
    '37.5;drop',
    '37,5',
    '３７.５',
    'null',
    '91',
    '-90.1',
    '1'.repeat(400),
    '[]',
    '37.5%00',
  ])('rejects lat=%s with a message for the field', async (lat) => {
    expect(await fields(`/api/v1/region?lat=${lat}&lon=127`)).toEqual({
      lat: expect.stringMatching(/^위도 값이/),
    });
    expect(host.requests).toEqual([]);
  });

  // ASVS 15.3.5, 15.3.7
  it.each([
    ['a key that is missing', '/api/v1/region?lat=37', ['lon']],
    ['a repeated key', '/api/v1/region?lat=37&lat=38&lon=127', ['lat']],
    ['a list in brackets', '/api/v1/region?lat[]=37&lon=127', ['lat']],
    ['a category that is none', '/api/v1/outfit?latitude=37&longitude=127&event-type-id=5', ['event-type-id']],
    ['a category as a fraction', '/api/v1/outfit?latitude=37&longitude=127&event-type-id=1.5', ['event-type-id']],
    ['a gender that is none', '/api/v1/outfit?latitude=37&longitude=127&gender=female', ['gender']],
  ])('rejects %s', async (_, address, names) => {
    expect(Object.keys(await fields(address))).toEqual(names);
    expect(host.requests).toEqual([]);
  });

  it('rejects an overlong address', async () => {
    expect((await ask(`/api/v1/region?lat=37&lon=127&more=${'x'.repeat(3_000)}`)).status).toBe(400);
  });

  // ASVS 1.1.1, 5.3.2, 5.4.1
  it.each(['../secrets', '..%2f..%2fetc%2fpasswd', 'A', '%00', 'a.webp', '%E0%A4%A'])(
    'rejects a picture named %s',
    async (id) => {
      const response = await ask(`/api/v1/outfit-picture/${id}?v=${'a'.repeat(16)}`);
      expect([400, 404]).toContain(response.status);
      expect(host.requests).toEqual([]);
    },
  );

  // ASVS 1.5.2
  it('rejects a body that is not JSON, too large, or invalid for the call', async () => {
    const verify = '/api/v1/user/email/verify';
    expect((await post(verify, '{"email":')).status).toBe(400);
    expect(await codeOf(await post(verify, `{"email":"${'a'.repeat(70_000)}"}`))).toBe('TOO_LARGE');
    const response = await post(verify, JSON.stringify({ email: 'none', code: '12345' }));
    expect(await response.json()).toMatchObject({
      error: {
        fields: { email: '유효한 이메일 형식을 입력해주세요.', code: '인증번호 6자리를 입력해 주세요.' },
      },
    });
    expect(host.requests).toEqual([]);
  });
});

describe('paths and methods', () => {
  it.each(['/api/v1/nothing', '/api/v1/region/', '/api/v2/region', '/api', '/api/v1/bookmark/a/b'])(
    'returns 404 for %s',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await codeOf(response)).toBe('NOT_FOUND');
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('returns 405 with Allow for %s on a read-only call', async (method) => {
    const response = await ask('/api/v1/region?lat=37&lon=127', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('HEAD is GET without the body', async () => {
    const [head, get] = [
      await ask('/api/v1/region?lat=37&lon=127', { method: 'HEAD' }),
      await ask('/api/v1/region?lat=37&lon=127'),
    ];
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect(await head.text()).toBe('');
  });

  // ASVS 3.4.2
  it('OPTIONS lists the methods and permits no other origin', async () => {
    const response = await ask('/api/v1/bookmark/a', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('POST, DELETE, OPTIONS');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a call that changes data', () => {
  const send = (headers: Record<string, string>) =>
    ask('/api/v1/user/email/send-mail', { method: 'POST', body: 'a@example.com', headers });

  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['no header of ours', { origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' }],
    ['our header alone', { 'x-nalot': '1', host: 'localhost' }],
    ['another origin', { ...OURS, origin: 'https://evil.example' }],
    ['an origin that only begins like ours', { ...OURS, origin: 'http://localhost.evil.example' }],
    ['no origin at all (null)', { ...OURS, origin: 'null' }],
    ['a neighbour of the same site', { ...OURS, 'sec-fetch-site': 'same-site' }],
    ['another site', { ...OURS, 'sec-fetch-site': 'cross-site' }],
  ])('is rejected with %s', async (_, headers) => {
    const response = await send(headers);
    expect(response.status).toBe(403);
    expect(host.requests).toEqual([]);
  });

  it('is forwarded if it comes from a page of this site', async () => {
    host.answer = json({});
    const response = await send(OURS);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(host.requests).toMatchObject([
      { method: 'POST', url: '/api/v1/user/email/send-mail', body: 'a@example.com' },
    ]);
  });
});

describe('the forwarded request', () => {
  it("contains nothing of the browser's request that the contract does not name", async () => {
    host.answer = json({});
    await post('/api/v1/auth/reset-email', JSON.stringify({ username: 'someone1', email: 'a@b.kr', role: 'admin' }), {
      authorization: 'Bearer stolen',
      cookie: 'a=b',
      'x-middleware-subrequest': 'middleware',
      'x-forwarded-for': '1.2.3.4',
      'user-agent': 'browser',
    });
    const [{ headers, body } = { headers: {}, body: '' }] = host.requests;
    const ours = Object.keys(headers).filter(
      (name) =>
        ![
          'host',
          'connection',
          'accept',
          'accept-encoding',
          'accept-language',
          'sec-fetch-mode',
          'cache-control',
          'pragma',
          'user-agent',
        ].includes(name),
    );
    expect(ours.sort()).toEqual(['content-length', 'content-type', 'x-forwarded-for', 'x-nalot-bff', 'x-request-id']);
    expect(headers['user-agent']).not.toBe('browser');
    expect(JSON.parse(body)).toEqual({ username: 'someone1', email: 'a@b.kr' });
  });
});

describe('permissions', () => {
  it.each([
    ['GET', '/api/v1/bookmark'],
    ['GET', '/api/v1/auth/profile'],
    ['POST', '/api/v1/bookmark/outfit-1'],
    ['DELETE', '/api/v1/user/aaaaaaaaaaaaaaaaaaaa/reason-id/1'],
  ])('%s %s requires a member', async (method, path) => {
    const response = await ask(path, { method, headers: OURS });
    expect(response.status).toBe(401);
    expect(await codeOf(response)).toBe('UNAUTHENTICATED');
    expect(host.requests).toEqual([]);
  });

  it.each(['/api/v1/auth/login', '/api/v1/auth/reissue'])(
    '%s, whose response contains tokens, is not available through the gateway',
    async (path) => {
      host.answer = json({ access: 'secret' });
      const response = await post(path, JSON.stringify({ username: 'someone1', password: 'a' }));
      expect(response.status).toBe(404);
      expect(host.requests).toEqual([]);
    },
  );
});

describe('errors of the host', () => {
  it('reach the browser with code, message, fields and request id', async () => {
    host.answer = json(
      {
        error: {
          code: 'CONFLICT',
          message: '이미 쓰고 있는 아이디예요.',
          fields: { username: '이미 쓰고 있어요.' },
        },
      },
      409,
    );
    const id = '4f0b7c1e-53a1-4a44-9c7f-0d3a7f5f4d11';
    const response = await ask('/api/v1/user/username/someone1', { headers: { 'x-request-id': id } });
    expect(response.status).toBe(409);
    expect(response.headers.get('x-request-id')).toBe(id);
    expect(await response.json()).toEqual({
      error: {
        code: 'CONFLICT',
        message: '이미 쓰고 있는 아이디예요.',
        fields: { username: '이미 쓰고 있어요.' },
        requestId: id,
      },
    });
    expect(host.requests[0]?.headers['x-request-id']).toBe(id);
  });
});

describe('a picture', () => {
  const ADDRESS = `/api/v1/outfit-picture/a-1?v=${'a'.repeat(16)}`;
  const HEADERS = {
    'cache-control': 'public, max-age=40000, immutable',
    etag: '"x"',
    'x-content-type-options': 'nosniff',
  };

  it("passes through with the host's cache headers", async () => {
    host.answer = (_, response) =>
      void response.writeHead(200, { ...HEADERS, 'content-type': 'image/webp' }).end(Buffer.from([1, 2, 3]));
    const response = await ask(ADDRESS);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...HEADERS, 'content-type': 'image/webp' });
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3]);
    expect(host.requests[0]?.url).toBe(ADDRESS);
  });

  it('is not sent again if the browser has it', async () => {
    host.answer = (request, response) =>
      void response.writeHead(request.headers['if-none-match'] === '"x"' ? 304 : 200, HEADERS).end();
    expect((await ask(ADDRESS, { headers: { 'if-none-match': '"x"' } })).status).toBe(304);
  });
});

// ASVS 16.4.1
it('generates a request id if the received one is not a UUID', async () => {
  const response = await ask('/api/v1/region?lat=37&lon=127', {
    headers: { 'x-request-id': 'x"} injected' },
  });
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

// ASVS 16.2.1, 16.2.2, 16.2.3, 16.2.4, 16.3.1, 16.3.2, 16.3.3
it('logs one line per request with its call, without position or body', async () => {
  const before = log.lines().length;
  await ask('/api/v1/region?lat=37.498095&lon=127.027612');
  await post('/api/v1/user/email/send-mail', 'canary@example.com');
  const lines = log.lines().slice(before);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: 'request',
      call: 'getRegion',
      method: 'GET',
      status: 200,
      cacheState: 'miss',
      ms: expect.any(Number),
      requestId: expect.any(String),
    }),
    expect.objectContaining({ msg: 'request', call: 'sendSignupCode', method: 'POST', status: 200 }),
  ]);
  expect(log.lines().join('')).not.toMatch(/(?<![\d:])(37\.49|127\.02)|canary/);
});

describe('the start of a social login', () => {
  const start = (headers: Record<string, string>) =>
    ask('/oauth/oidc/kakao?callbackUrl=http://localhost/login/oauth-callback', { headers });

  // ASVS 3.5.1, 3.5.2, 3.5.3, 7.6.2
  it.each([
    ['an image of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a page of a sister domain', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }],
    ['a fetch of our own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
  ])('is rejected for %s', async (_, headers) => {
    const response = await start(headers);
    expect([response.status, await codeOf(response), host.requests]).toEqual([403, 'FORBIDDEN', []]);
  });

  // ASVS 7.6.2
  it('is permitted for a link of this site', async () => {
    host.answer = json({}, 302, { location: 'https://kauth.kakao.com/' });
    expect((await start({ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' })).status).toBe(302);
  });
});

// ASVS 16.2.5
it('reveals nothing of an unreadable body, not even in the log', async () => {
  const before = log.lines().length;
  expect((await post('/api/v1/auth/reset-email', '{"canary": "secret')).status).toBe(400);
  expect(log.lines().slice(before).join('')).not.toMatch(/canary|secret/);
});
