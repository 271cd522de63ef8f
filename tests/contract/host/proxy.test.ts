import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { errorBody } from '@/lib/contract/errors';
import { eventually } from '../../support/eventually';
import { freePort } from '../../support/postgres';
import { startProxy, type ProxyOptions } from '../../support/stack';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) process.stderr.write('\n*** deploy/nginx.conf is NOT tested: nginx is not installed. ***\n\n');

(hasNginx ? describe : describe.skip)('deploy/nginx.conf', () => {
  const stops: (() => Promise<unknown>)[] = [];
  let respond: (request: IncomingMessage, response: ServerResponse) => void;
  let web: number;
  let home: string;

  /** Starts the proxy in front of an instance that responds with `respond`. Returns its address. */
  async function start(options: Partial<ProxyOptions> = {}): Promise<string> {
    home = mkdtempSync(path.join(os.tmpdir(), 'nalot-proxy-'));
    const store = path.join(home, 'store');
    mkdirSync(path.join(store, 'pictures/outfits/270'), { recursive: true });
    writeFileSync(path.join(store, 'pictures/outfits/270/a-1.hash.avif'), 'picture');
    writeFileSync(path.join(store, 'pictures/secret.txt'), 'secret');
    const port = await freePort();
    const [folder, stop] = [home, await startProxy(home, { port, web: [web], store, ...options })];
    stops.unshift(async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    });
    return `http://127.0.0.1:${port}`;
  }
  const repeat = async (url: string, count: number, headers: Record<string, string> = {}) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent++) statuses.push((await fetch(url, { headers })).status);
    return statuses;
  };
  /** So few that the outcome does not depend on the speed of the machine. */
  const lowRate = (config: string) => config.replace(/rate=\d+r\/s/g, 'rate=1r/m').replace(/burst=\d+/g, 'burst=4');

  beforeAll(async () => {
    const server = createServer((request, response) => respond(request, response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    web = (server.address() as AddressInfo).port;
    stops.push(() => new Promise((done) => server.close(done) && server.closeAllConnections()));
  });
  beforeEach(() => {
    respond = (_, response) => void response.end('page');
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  it('refuses the requests of one network above the limit, with an error of the app, and no others', async () => {
    const url = await start({ adjust: lowRate, hops: 2 });
    const crowd = { 'x-forwarded-for': '203.0.113.1' };
    expect(await repeat(`${url}/home`, 8, crowd)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = await fetch(`${url}/api/v1/user`, { headers: crowd });
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      429,
      '5',
      'no-store',
    ]);
    const { error } = errorBody.parse(await refused.json());
    expect(error).toEqual({ code: 'TOO_MANY_REQUESTS', message: KO.errors.TOO_MANY_REQUESTS });
    for (const language of [
      ['cookie', 'place=x; language=en'],
      ['accept-language', 'en-US,en;q=0.9'],
    ] as const) {
      const english = await fetch(`${url}/api/v1/user`, { headers: [...Object.entries(crowd), [...language]] });
      expect(errorBody.parse(await english.json()).error.message).toBe(EN.errors.TOO_MANY_REQUESTS);
    }
    expect(await repeat(`${url}/home`, 1, { 'x-forwarded-for': '203.0.113.2' })).toEqual([200]);
    // A client cannot choose its address: the proxy in front adds the last entry.
    const forged = { 'x-forwarded-for': '198.51.100.7, 203.0.113.1' };
    expect(await repeat(`${url}/home`, 1, forged)).toEqual([429]);
    // What the cache answers is counted by itself.
    respond = (_, response) => void response.setHeader('cache-control', 'public, max-age=60').end('cached');
    for (const cached of ['/_next/static/a.js', '/api/v1/weather/position?lat=37.5&lon=127.03'])
      expect([cached, await repeat(url + cached, 7, crowd)]).toEqual([cached, [200, 200, 200, 200, 200, 429, 429]]);
  });

  it('counts the 64 bits of IPv6 that one subscriber has as one network', async () => {
    const url = await start({ adjust: lowRate, hops: 2 });
    const from = (address: string) => repeat(`${url}/home`, 3, { 'x-forwarded-for': address });
    expect(await from('2001:db8:1:2:3:4:5:6')).toEqual([200, 200, 200]);
    expect(await from('2001:db8:1:2:ffff::1')).toEqual([200, 200, 429]);
    expect(await from('2001:db8:1:3::1')).toEqual([200, 200, 200]);
    // A group of zeros in the 64 bits, as each writer of addresses omits it.
    for (const [one, same] of [
      ['2001:db8:2::1', '2001:db8:2:0:5::2'],
      ['2001:db8::1', '2001:db8:0:0:5:6:7:8'],
      ['2001:db8:0:7:1:2:3:4', '2001:db8::7:5:6:7:8'],
      ['2400::9:1:2:3:4', '2400:0:0:9:5::8'],
      ['2401::8:9:1:2:3:4', '2401:0:8:9::5'],
      ['2402::1', '2402:0:0:0:9:8:7:6'],
    ] as const)
      expect([one, await from(one), await from(same)]).toEqual([one, [200, 200, 200], [200, 200, 429]]);
  });

  it('ignores X-Forwarded-For if no other proxy is in front, and passes the address on', async () => {
    const url = await start({ adjust: lowRate });
    let forwarded = '';
    respond = (request, response) => {
      forwarded = String(request.headers['x-forwarded-for']);
      response.end();
    };
    for (let sent = 0; sent < 5; sent++) await repeat(url, 1, { 'x-forwarded-for': `203.0.113.${sent}` });
    expect(forwarded).toBe('203.0.113.4, 127.0.0.1');
    expect(await repeat(url, 1, { 'x-forwarded-for': '203.0.113.9' })).toEqual([429]);
  });

  it('bounds the requests of one network that are under way', async () => {
    const url = await start({
      adjust: (config) => config.replace(/limit_conn connections \d+/, 'limit_conn connections 2'),
    });
    const waiting: ServerResponse[] = [];
    const arrived = new Promise<void>((done) => {
      respond = (_, response) => void (waiting.push(response) === 2 && done());
    });
    const slow = [fetch(`${url}/a`), fetch(`${url}/b`)];
    await arrived;
    expect(await repeat(`${url}/c`, 1)).toEqual([429]);
    for (const response of waiting) response.end();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('refuses at once what exceeds the connections of the instances', async () => {
    const url = await start({ adjust: (config) => config.replaceAll(/max_conns=\d+/g, 'max_conns=1') });
    const waiting: ServerResponse[] = [];
    const arrived = new Promise<void>((done) => {
      respond = (_, response) => void done(void waiting.push(response));
    });
    const slow = fetch(`${url}/a`);
    await arrived;
    const page = await fetch(`${url}/b`, { headers: { 'accept-language': 'ko' } });
    expect([page.status, page.headers.get('retry-after'), page.headers.get('content-type')]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ]);
    expect(await page.text()).toContain(`<p>${KO.errors.UNAVAILABLE}</p>`);
    const refused = await fetch(`${url}/api/v1/user`, { headers: { 'accept-language': 'en' } });
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(errorBody.parse(await refused.json()).error).toEqual({
      code: 'UNAVAILABLE',
      message: EN.errors.UNAVAILABLE,
    });
    for (const response of waiting) response.end();
    expect((await slow).status).toBe(200);
  });

  // ASVS 16.2.5
  it('logs no position, token, code or address, whatever fails, but the status of the instance', async () => {
    const canary = 'c4n4ry';
    const paths = [
      `/api/v1/weather/position?lat=37.49${canary}&lon=127.02${canary}`,
      `/widget/${canary.repeat(7)}a.png`,
      `//widget/${canary}`,
      `/WIDGET/${canary}`,
      `/x/Calendar/${canary}`,
      `/calendar/${canary.repeat(7)}a.ics`,
      `/oauth/callback/kakao?code=${canary}&state=${canary}`,
      `/login/oauth-callback?stateId=${canary}`,
      '/oauth/issue/5f0c6a52-8c1e-4b3a-9a63-2d1f4b7e9c10',
      `/_next/static/a.js?${canary}`,
    ];
    const headers = { 'x-forwarded-for': '203.0.113.77', cookie: canary, referer: `https://a.example/${canary}` };
    const readLogs = async (adjustments: Partial<ProxyOptions>) => {
      const url = await start(adjustments);
      for (const each of [...paths, ...paths]) await fetch(url + each, { headers });
      const read = () =>
        ['access.log', 'error.log'].map((name) => readFileSync(path.join(home, 'proxy', name), 'utf8'));
      // The proxy logs a request after its response.
      const files = await eventually(read, ([access]) => access!.split('\n').length > 2 * paths.length);
      for (const secret of [canary, '203.0.113.77', '5f0c6a52', '37.49']) expect(files.join('')).not.toContain(secret);
      return files[0];
    };
    // The instance breaks the connection, does not run, or responds to requests beyond the limits.
    respond = (request) => void request.socket.destroy();
    expect(await readLogs({})).toMatch(/ 503 GET \/oauth\/issue\/\{id\} - "502(, 502)*" /);
    expect(await readLogs({ web: [await freePort()] })).toMatch(/ 503 GET \/widget\/ - "502" /);
    respond = (_, response) => void response.end('page');
    const lowest = (config: string) => lowRate(config).replace(/burst=\d+/g, 'burst=1');
    expect(await readLogs({ adjust: lowest, hops: 2 })).toMatch(/ 429 GET .* "-" /);
  });

  it('stores responses by their known parameters only, and files by their names', async () => {
    const url = await start();
    respond = (_, response) => void response.setHeader('cache-control', 'public, max-age=60').end('shared');
    const readStates = (addresses: string[]) =>
      Promise.all(addresses.map(async (each) => (await fetch(url + each)).headers.get('x-cache')));
    const weather = '/api/v1/weather/position?lat=37.498&lon=127.027';
    await readStates([weather, '/_next/static/a.js']);
    const invented = [`${weather}&x=1`, `${weather}&x=1`, `${weather}&&`, '/api/v1/push-setup?1'];
    expect(await readStates([weather, ...invented, '/_next/static/a.js?x=1'])).toEqual([
      'HIT',
      'BYPASS',
      'BYPASS',
      'BYPASS',
      'BYPASS',
      'HIT',
    ]);
  });

  it("passes the app's own refusals unchanged", async () => {
    const url = await start();
    respond = (_, response) => void response.writeHead(429, { 'retry-after': '60' }).end('{"own":true}');
    const response = await fetch(`${url}/api/v1/auth/login`, { method: 'POST' });
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
      429,
      '60',
      '{"own":true}',
    ]);
  });

  it('serves pictures of the store for a year, and nothing else of it', async () => {
    const url = await start();
    respond = () => {
      throw new Error('no picture is requested from an instance');
    };
    const picture = await fetch(`${url}/pictures/outfits/270/a-1.hash.avif?X-Amz-Signature=old`);
    expect([picture.status, await picture.text()]).toEqual([200, 'picture']);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'",
    });
    for (const other of ['outfits/none.webp', 'outfits/270/', 'secret.txt', 'outfits/..%2fsecret.txt', ''])
      expect([other, (await fetch(`${url}/pictures/${other}`)).status]).toEqual([other, 404]);
    expect((await fetch(`${url}/pictures/outfits/270/a-1.hash.avif`, { method: 'DELETE' })).status).toBe(403);
  });

  it('admits a carrier whose 5,000 users open the app within the same minute', () => {
    const config = readFileSync('deploy/nginx.conf', 'utf8');
    const read = (pattern: RegExp) => Number(pattern.exec(config)?.[1]);
    const people = 5_000;
    for (const [zone, requests] of [
      ['requests', 5],
      ['shared_calls', 15],
      ['files', 30],
    ] as const) {
      const perSecond = read(new RegExp(`zone=${zone}:\\d+m rate=(\\d+)r/s`));
      const burst = read(new RegExp(`zone=${zone} burst=(\\d+) nodelay`));
      expect((people / 60) * requests).toBeLessThan(perSecond);
      // Half of them within the same 10 s.
      expect((people / 2) * requests).toBeLessThan(burst + 10 * perSecond);
    }
    // Each picture or script takes 1 s: 30 of them on each visit.
    expect((people / 60) * 30).toBeLessThan(read(/limit_conn connections (\d+)/));
    expect(read(/worker_connections (\d+)/)).toBeGreaterThan(2 * read(/limit_conn connections (\d+)/));
  });

  it('rejects a number of proxies that it does not know', () => {
    const { status, stderr } = spawnSync('sh', ['deploy/nginx.sh'], {
      env: { ...process.env, TRUSTED_PROXY_HOPS: '0' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('TRUSTED_PROXY_HOPS must be 1 to 4')]);
  });
});
