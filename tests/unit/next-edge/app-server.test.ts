import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { observatoryScore } from '../../support/observatory';
import { captureBffLog } from '../../support/captured-log';

const log = captureBffLog();
let server: Server;
let listener: RequestListener;
const portOf = () => (server.address() as AddressInfo).port;

beforeAll(async () => {
  process.env.SITE_URL = 'https://nalot.example';
  const [{ addSecurityHeaders }, { rejectMalformed }] = await Promise.all([
    import('@/lib/bff/server/security-headers'),
    import('@/lib/next-edge/http/reject-malformed'),
  ]);
  addSecurityHeaders();
  rejectMalformed();
  server = createServer((request, response) => listener(request, response));
  // The framework never responds to a web socket request.
  server.on('upgrade', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // Same header as the framework's own.
  process.env.PORT = String(portOf());
});
beforeEach(() => {
  listener = (_, response) => void response.writeHead(404).end();
});
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${portOf()}${path}`, init);

/** Sends raw text over a socket and reads until the connection closes. */
const say = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(portOf(), '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
    socket.on('end', () => resolve(heard)).on('error', reject);
  });

it('does not intercept other servers in the process, such as a stand-in provider', async () => {
  const other = createServer((_, response) => void response.end('taken'));
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/token`, { method: 'POST', body: 'code=a' });
  expect([await response.text(), response.headers.get('content-security-policy')]).toEqual(['taken', null]);
  await new Promise((closed) => other.close(closed));
});

describe('every response', () => {
  // ASVS 3.4.3, 3.4.5, 3.4.6
  it('has security headers, whichever handler sends it', async () => {
    const { headers } = await ask('/nothing');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
  });

  it.each([
    ['a file of the build', '/_next/static/chunks/main.js', 'application/javascript'],
    ['a picture', '/weather/1.svg', 'image/svg+xml'],
  ])('has only the headers that apply to files: %s', async (_, path, type) => {
    listener = (__, response) => void response.setHeader('content-type', type).writeHead(200).end();
    const { headers } = await ask(path);
    const ofHttp = ['connection', 'content-type', 'date', 'keep-alive', 'transfer-encoding'];
    const said = [...headers.keys()].filter((name) => !ofHttp.includes(name));
    expect(said).toEqual([
      'content-security-policy',
      'cross-origin-resource-policy',
      'strict-transport-security',
      'x-content-type-options',
    ]);
    // A response that is not a file is not delayed: unknown paths redirect.
    listener = (__, response) => void response.writeHead(307, { location: '/login' }).end();
    expect((await ask('/_next/static/nothing.js', { redirect: 'manual' })).headers.has('x-frame-options')).toBe(true);
  });

  // ASVS 3.2.1, 4.1.1
  it('has a content type, also a redirect whose body Next.js writes', async () => {
    listener = (_, response) => void response.writeHead(308, { location: '/home' }).end('/home');
    const { headers } = await ask('/home/', { redirect: 'manual' });
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('keeps headers that its handler sets, in any way of setting them', async () => {
    listener = (_, response) => void response.setHeader('content-security-policy', 'a').end();
    expect((await ask('/')).headers.get('content-security-policy')).toBe('a');
    listener = (_, response) => void response.writeHead(200, { 'content-security-policy': 'b' }).end();
    expect((await ask('/')).headers.get('content-security-policy')).toBe('b');
  });
});

// ASVS 3.4.1, 12.1.1, 12.1.2, 12.2.1, 12.2.2
it('a page over https has at least 140 points by the rules of the MDN Observatory', async () => {
  const { default: middleware } = await import('@/middleware');
  listener = (_, response) => {
    const { headers } = middleware(new NextRequest('https://nalot.example/login'));
    for (const [name, value] of headers) if (!name.startsWith('x-middleware')) response.setHeader(name, value);
    response.end('<script src="/_next/static/chunks/main.js"></script>');
  };
  const response = await ask('/login');
  const { score, points } = observatoryScore({ headers: response.headers, html: await response.text() });
  expect(Object.entries(points).filter(([, one]) => one < 0)).toEqual([]);
  expect(score).toBeGreaterThanOrEqual(140);
  // A browser that goes back shows no copy of the page in another language.
  expect(response.headers.get('vary')).toBe('Accept-Language, Cookie');
});

describe('the Observatory rules in this project', () => {
  const score = (headers: Record<string, string>, html = '') =>
    observatoryScore({ headers: new Headers(headers), html }).score;

  it('give a site without headers the same score as the Observatory', () => expect(score({})).toBe(30));

  it('distinguish a policy with inline styles from one without', () => {
    const rest = {
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    };
    const policy = (styles: string) => ({
      ...rest,
      'content-security-policy': `default-src 'none'; script-src 'nonce-a' 'strict-dynamic'; style-src ${styles}; frame-ancestors 'none'`,
    });
    expect(score(policy("'self'")) - score(policy("'self' 'unsafe-inline'"))).toBe(10);
  });
});

describe('a malformed request', () => {
  const typed = async (response: Response) => [response.status, (await response.json()).error.code];

  it.each(['/%', '/api/v1/%', '/api/%E0%A4%A', '/home/%ff', '/api/v1/region/%C0%AF'])(
    '%s is rejected before Next.js sees it',
    async (path) => {
      listener = () => {
        throw new Error('seen');
      };
      expect(await typed(await ask(path))).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('is rejected in the language of the pages', async () => {
    const describe = async (cookie: string) =>
      (await (await ask('/%', { headers: { cookie } })).json()).error.message as string;
    expect(await describe('a=b')).toBe(KO.errors.INVALID_INPUT);
    expect(await describe('a=b; language=en')).toBe(EN.errors.INVALID_INPUT);
  });

  it.each(['/%E3%85%8B', '/api/v1/region?name=%', '/a%2Fb'])('%s is left to Next.js', async (path) =>
    expect((await ask(path)).status).toBe(404),
  );

  it.each([
    ['/home', 405],
    ['/icons/icon.svg', 405],
    ['/api/auth/signout', 404],
    ['/oauth/oidc/kakao', 404],
  ])('a body sent to %s returns %i', async (path, status) =>
    expect((await ask(path, { method: 'POST', body: 'a' })).status).toBe(status),
  );

  it('the scaling of pictures is not reached, which no page uses and which fails for an invalid state of the router', async () => {
    listener = (_, response) => void response.writeHead(500).end();
    const headers = { rsc: '1', 'next-router-state-tree': 'x' };
    expect((await ask('/_next/image?url=%2Fa.png&w=64&q=75', { headers })).status).toBe(404);
  });

  it('a range request returns the whole file', async () => {
    listener = ({ headers }, response) => void response.end(String(headers.range));
    const response = await ask('/icons/icon.svg', { headers: { range: 'bytes=999999-' } });
    expect(await response.text()).toBe('undefined');
  });

  it('a web socket request is handled like any other, and its connection closes', async () => {
    const asked = 'connection: upgrade, close\r\nupgrade: websocket\r\nsec-websocket-version: 13';
    expect(await say(`GET /nothing HTTP/1.1\r\nhost: a\r\n${asked}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 404 /);
  });

  // ASVS 13.4.4
  it.each(['TRACE / HTTP/1.1', 'PROPFIND /home HTTP/1.1'])('%s returns 405 with Allow', async (line) => {
    const heard = await say(`${line}\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(heard).toMatch(/^HTTP\/1\.1 405 /);
    expect(heard).toMatch(/\r\nallow: GET, HEAD\r\n/i);
    expect(heard).toContain('"code":"METHOD_NOT_ALLOWED"');
  });

  it.each(['OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close', 'GET / HTTP/1.1\r\nbad header', 'nonsense'])(
    '%s is rejected with a typed error and all headers',
    async (head) => {
      const heard = await say(`${head}\r\n\r\n`);
      expect(heard).toMatch(/^HTTP\/1\.1 400 /);
      expect(heard).toContain('"code":"INVALID_INPUT"');
      expect(heard.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    },
  );

  it('returns 413 if the header is too large', async () => {
    const heard = await say(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('is logged as a request, without its path', () => {
    const said = log.lines().join('');
    expect(said).toContain('"status":405');
    expect(said).not.toContain('%E0');
  });
});
