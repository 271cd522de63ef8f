import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildHost, type BuiltHost } from '@/lib/api-host/build-host';
import { parseEnv } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { eventually } from '../../support/eventually';
import { startPostgres, whyNoPostgres, type TestPostgres } from '../../support/postgres';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy';

jest.setTimeout(240_000);

let server: TestPostgres;
let proxy: TcpProxy;
let folder: string;
let url: string;
const hosts: BuiltHost[] = [];
/** What it called a defect. */
const written: string[] = [];

/** An instance whose database can go away. */
function start(variables: Record<string, string> = {}): BuiltHost {
  const env = { NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: folder, WEATHER_SOURCE: 'recorded', ...variables };
  const host = buildHost(parseEnv(env), createLogger('error', 'test', { write: (line) => void written.push(line) }));
  hosts.push(host);
  return host;
}

const ask = (host: BuiltHost, address: string, init?: RequestInit) =>
  Promise.resolve(host.fetch(new Request(`http://api-host${address}`, init)));
const stateOf = async (host: BuiltHost) =>
  ((await (await ask(host, '/health/ready')).json()) as { state: string }).state;
const untilIts = (host: BuiltHost, state: string) =>
  eventually(
    () => stateOf(host),
    (now) => now === state,
  );
const asMember = (host: BuiltHost) =>
  ask(host, '/api/v1/bookmark', { headers: { authorization: `Bearer ${'x'.repeat(43)}` } });

const WEATHER = '/api/v1/weather/position?lat=37.5&lon=127';
const ELSEWHERE = '/api/v1/weather/position?lat=35.1&lon=129';
const OUTFITS = '/api/v1/outfit?latitude=37.5&longitude=127';

(whyNoPostgres() ? describe.skip : describe)('an instance on PostgreSQL', () => {
  beforeAll(async () => {
    server = await startPostgres();
    const address = new URL(await server.createDatabase());
    proxy = await startTcpProxy(Number(address.port));
    address.port = String(proxy.port);
    url = address.href;
    folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-away-'));
  });
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.close()));
    await proxy.cut();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  beforeEach(() => proxy.mend());

  it('goes on from memory while its database is away, refuses the rest in words, and recovers by itself', async () => {
    const host = start();
    await host.opened;
    await untilIts(host, 'ready');
    for (const address of [WEATHER, OUTFITS]) expect((await ask(host, address)).status).toBe(200);
    expect((await asMember(host)).status).toBe(401);

    await proxy.cut();
    await untilIts(host, 'limited');
    expect((await ask(host, '/health/ready')).status).toBe(200);
    for (const address of [WEATHER, OUTFITS, ELSEWHERE]) expect((await ask(host, address)).status).toBe(200);
    const answer = await asMember(host);
    expect(written).toEqual([]);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });

    await proxy.mend();
    await eventually(
      async () => (await asMember(host)).status,
      (status) => status === 401,
    );
    await untilIts(host, 'ready');
  });

  it('has a connection for health, and others for pages and for pushes', async () => {
    const host = start({ DATABASE_POOL_SIZE: '1', DISPATCH_POOL_SIZE: '2' });
    const { db, dispatchDb, ping } = await host.opened;
    const slow = [db.execute('select pg_sleep(3)'), ...[1, 2].map(() => dispatchDb.execute('select pg_sleep(3)'))];
    const end = Promise.all(slow).then(() => 'pages and pushes');
    expect(await Promise.race([end, ping().then(() => 'health')])).toBe('health');
    await end;
  });

  it('is asked for health alone where it only pushes, and says nothing of pushes where it only answers', async () => {
    const [dispatcher, web] = [start({ ROLE: 'dispatch' }), start({ ROLE: 'web' })];
    await Promise.all([untilIts(dispatcher, 'ready'), untilIts(web, 'ready')]);
    expect((await ask(dispatcher, WEATHER)).status).toBe(404);
    expect((await ask(web, WEATHER)).status).toBe(200);
    const checksOf = async (host: BuiltHost) => (await (await ask(host, '/health/ready')).text()).includes('"push"');
    expect([await checksOf(dispatcher), await checksOf(web)]).toEqual([true, false]);
  });
});
