import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildHost, type BuiltHost } from '@/lib/api-host/build-host';
import { parseEnv } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { eventually } from '../../support/eventually';
import { createDatabase } from '../../support/postgres';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy';

jest.setTimeout(240_000);

const server = process.env.TEST_POSTGRES_URL;
let proxy: TcpProxy;
let folder: string;
let url: string;
const hosts: BuiltHost[] = [];
/** Error lines of the log. */
const written: string[] = [];

/** Starts an instance whose database connection can be cut. */
function start(variables: Record<string, string> = {}): BuiltHost {
  const env = { NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: folder, WEATHER_SOURCE: 'recorded', ...variables };
  const host = buildHost(parseEnv(env), createLogger('error', 'test', { write: (line) => void written.push(line) }));
  hosts.push(host);
  return host;
}

const request = (host: BuiltHost, address: string, init?: RequestInit) =>
  Promise.resolve(host.fetch(new Request(`http://api-host${address}`, init)));
const getState = async (host: BuiltHost) =>
  ((await (await request(host, '/health/ready')).json()) as { state: string }).state;
const waitForState = (host: BuiltHost, state: string) =>
  eventually(
    () => getState(host),
    (now) => now === state,
  );
const requestAsMember = (host: BuiltHost) =>
  request(host, '/api/v1/bookmark', { headers: { authorization: `Bearer ${'x'.repeat(43)}` } });

/** Calls a tool as an assistant does. */
async function callTool(host: BuiltHost): Promise<unknown> {
  const params = { name: 'what_to_wear', arguments: { latitude: 37.498, longitude: 127.027 } };
  const response = await request(host, '/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  const text = await response.text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
}

const WEATHER = '/api/v1/weather/position?lat=37.5&lon=127';
const ELSEWHERE = '/api/v1/weather/position?lat=35.1&lon=129';
const OUTFITS = '/api/v1/outfit?latitude=37.5&longitude=127';

(server ? describe : describe.skip)('an instance on PostgreSQL', () => {
  beforeAll(async () => {
    const address = new URL(await createDatabase(server!));
    proxy = await startTcpProxy(Number(address.port));
    address.port = String(proxy.port);
    url = address.href;
    folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-away-'));
  });
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.close()));
    await proxy.cut();
    rmSync(folder, { recursive: true, force: true });
  });

  beforeEach(() => proxy.mend());

  // ASVS 16.5.2
  it('serves weather and outfits from memory without its database, returns 503 for the rest, and recovers', async () => {
    const host = start();
    await host.opened;
    await waitForState(host, 'ready');
    for (const address of [WEATHER, OUTFITS]) expect((await request(host, address)).status).toBe(200);
    const waitUntilServed = () =>
      eventually(
        async () => (await requestAsMember(host)).status,
        (status) => status === 401,
      );
    await waitUntilServed();

    await proxy.cut();
    await waitForState(host, 'limited');
    expect((await request(host, '/health/ready')).status).toBe(200);
    for (const address of [WEATHER, OUTFITS, ELSEWHERE]) expect((await request(host, address)).status).toBe(200);
    expect(await callTool(host)).toMatchObject({ result: { structuredContent: { place: { sidonm: '서울특별시' } } } });
    const response = await requestAsMember(host);
    expect(written).toEqual([]);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });

    await proxy.mend();
    await waitUntilServed();
    await waitForState(host, 'ready');
  });

  it('fails only the transaction whose connection is lost between two statements', async () => {
    const { db } = await start().opened;
    const transaction = db.transaction(async (tx) => {
      await tx.execute('select 1');
      await proxy.cut();
      await setTimeout(100);
      await tx.execute('select 1');
    });
    await expect(transaction).rejects.toThrow();
    await proxy.mend();
    await eventually(
      () =>
        db.execute('select 1').then(
          () => true,
          () => false,
        ),
      (isBack) => isBack,
    );
  });

  it('has separate connections for health checks, requests and pushes', async () => {
    const host = start({ DATABASE_POOL_SIZE: '1', DISPATCH_POOL_SIZE: '2' });
    const { db, dispatchDb, ping } = await host.opened;
    const slow = [db.execute('select pg_sleep(3)'), ...[1, 2].map(() => dispatchDb.execute('select pg_sleep(3)'))];
    const end = Promise.all(slow).then(() => 'pages and pushes');
    expect(await Promise.race([end, ping().then(() => 'health')])).toBe('health');
    await end;
  });

  it('serves only health checks when it dispatches, and reports no push state when it serves requests', async () => {
    const [dispatcher, web] = [start({ ROLE: 'dispatch' }), start({ ROLE: 'web' })];
    await Promise.all([waitForState(dispatcher, 'ready'), waitForState(web, 'ready')]);
    expect((await request(dispatcher, WEATHER)).status).toBe(404);
    expect((await request(web, WEATHER)).status).toBe(200);
    const reportsPush = async (host: BuiltHost) =>
      (await (await request(host, '/health/ready')).text()).includes('"push"');
    expect([await reportsPush(dispatcher), await reportsPush(web)]).toEqual([true, false]);
  });
});
