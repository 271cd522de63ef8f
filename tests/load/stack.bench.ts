import { request as ask, Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { CATEGORY_IDS } from '@/lib/contract/category';
import { MINUTE_MS } from '@/lib/contract/durations';
import { GENDERS } from '@/lib/contract/gender';
import type { OutfitList } from '@/lib/contract/outfit';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { createLogger } from '@/lib/log';
import { addDueUsers } from '../support/due-people';
import { startPushService, type PushService } from '../support/push-service';
import { startStack, type Stack } from '../support/stack';

/**
 * Runs the services of compose.yaml as processes and prints responses through the proxy, the share of a skewed mix
 * that the proxy serves, the cost of a rolling restart of instances under load and of two sending dispatchers,
 * and PostgreSQL connections of twenty hosts. Exits with 1 if a request failed or a push was lost or repeated.
 * `npx tsx tests/load/stack.bench.ts [tree] [visits] [instances] [hosts]`
 */
const [tree = '.next/standalone', visits = '6000', instances = '4', hosts = '20'] = process.argv.slice(2);
const AT_ONCE = 6;
/**
 * Pause of each visitor of the restart between two requests, in ms. All of them are one network to nginx, which admits
 * 500 requests a second (deploy/nginx.conf); without pauses a fast machine asks more.
 */
const PAUSE_MS = 20;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

interface Heard {
  status: number;
  cache: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const hear = (url: string, { method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) =>
  new Promise<Heard>((resolve, reject) => {
    const request = ask(url, { method, agent, headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: given } = response;
        resolve({ status, cache: String(given['x-cache'] ?? ''), headers: given, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
    request.end();
  });

const json = async <T>(url: string): Promise<T> =>
  JSON.parse((await hear(url, { headers: { 'accept-encoding': 'identity' } })).body.toString()) as T;

/** Cells by popularity: the k-th is requested 1/k as often as the first. */
function skewedCells(): () => { lat: number; lon: number } {
  const regions = loadRegions();
  const grid = Array.from({ length: 149 * 253 }, (_, at) => ({ nx: 1 + (at % 149), ny: 1 + Math.floor(at / 149) }));
  const cells = grid.filter((cell) => regions.findCell(cell));
  const weights = cells.map((_, rank) => 1 / (rank + 1));
  const sums: number[] = [];
  weights.reduce((sum, weight, at) => (sums[at] = sum + weight), 0);
  return () => {
    const drawn = Math.random() * sums.at(-1)!;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < drawn) low = middle + 1;
      else high = middle;
    }
    return getCellCentre(cells[low]!);
  };
}

const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** One visit: weather, ten days, outfits, and three pictures. */
async function visit(url: string, cell: { lat: number; lon: number }, count: (kind: string, heard: Heard) => void) {
  const place = `lat=${cell.lat}&lon=${cell.lon}`;
  count('weather', await hear(`${url}/api/v1/weather/position?${place}`));
  if (Math.random() < 0.3) count('weather', await hear(`${url}/api/v1/weather/mid-terms?${place}`));
  const category = Math.random() < 0.7 ? 2 : one(CATEGORY_IDS);
  const query = `latitude=${cell.lat}&longitude=${cell.lon}&event-type-id=${category}&gender=${one(GENDERS)}&cold-offset=0&warm-offset=0`;
  const outfits = await hear(`${url}/api/v1/outfit?${query}`, { headers: { 'accept-encoding': 'identity' } });
  count('outfits', outfits);
  if (outfits.status !== 200) return;
  const { fileMetadata } = JSON.parse(outfits.body.toString()) as OutfitList;
  for (const { metadata } of fileMetadata.slice(0, 3)) {
    const { presignedUrl } = metadata.variants?.[1] ?? metadata;
    count('pictures', await hear(new URL(presignedUrl, url).href));
  }
}

async function cachingProxy(url: string): Promise<void> {
  const draw = skewedCells();
  const shares = new Map<string, { all: number; hits: number; failed: number }>();
  const count = (kind: string, { status, cache }: Heard) => {
    const share = shares.get(kind) ?? { all: 0, hits: 0, failed: 0 };
    share.all++;
    if (status !== 200) share.failed++;
    if (cache === 'HIT' || cache === 'STALE' || cache === 'UPDATING') share.hits++;
    shares.set(kind, share);
  };
  let left = Number(visits);
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await visit(url, draw(), count);
    }),
  );
  const seconds = (performance.now() - startMs) / 1_000;
  console.log(`caching proxy: ${visits} visits in ${seconds.toFixed(0)} s`);
  for (const [kind, { all, hits, failed }] of shares)
    console.log(
      `  ${kind}: ${all} asked, ${((100 * hits) / all).toFixed(1)} % answered by the proxy, ${failed} failed`,
    );
}

/** Users who are due during the restart, and the push service's delay for each, in ms. */
const DUE_USERS = 4_000;
const PUSH_TAKES_MS = 400;
const PUSHES_LIMIT_MS = 180_000;
/** Time limit for writing them, in ms. */
const WRITING_MS = 45_000;

/** Requests during the restart: screens, shared calls, session checks, and a call that changes data. */
const REQUESTS_DURING_RESTART = [
  { path: '/home' },
  { path: '/login' },
  { path: '/api/v1/weather/position?lat=37.498&lon=127.027&x=' },
  { path: '/api/v1/region?lat=37.498&lon=127.027' },
  { path: '/api/auth/session' },
  { path: '/api/v1/auth/verify-code', method: 'POST' },
];

/** Creates users whose pushes are due at the next full minute. */
async function addPushes({ postgres }: Stack, service: PushService) {
  const { db, close } = await openPostgresDatabase({
    url: postgres,
    poolSize: 2,
    logger: createLogger('warn', 'bench'),
  });
  const dueMs = Math.ceil((Date.now() + WRITING_MS) / MINUTE_MS) * MINUTE_MS;
  const people = await addDueUsers(db, service, { count: DUE_USERS, dueMs });
  await close();
  if (Date.now() > dueMs) throw new Error('the minute came before everybody was written down');
  for (const { id } of people.values())
    service.answers.set(id, (response) => void setTimeout(() => response.writeHead(201).end(), PUSH_TAKES_MS));
  return { browsers: [...people.values()], dueMs };
}

/** Restarts every instance in turn under load, first the dispatchers while they send. */
async function restartAll({ web, dispatchers }: Stack, service: PushService, dueMs: number): Promise<void> {
  await delay(Math.max(0, dueMs - Date.now()));
  for (const dispatcher of dispatchers) {
    const before = service.requestCount;
    for (const endMs = Date.now() + PUSHES_LIMIT_MS; service.requestCount < before + 200 && Date.now() < endMs;)
      await delay(20);
    console.log(`  ${dispatcher.name} is told to stop after ${service.requestCount} pushes`);
    await dispatcher.restart();
  }
  for (const instance of web) {
    await instance.restart();
    await delay(1_500);
  }
  for (const endMs = Date.now() + PUSHES_LIMIT_MS; service.arrivals.length < DUE_USERS && Date.now() < endMs;)
    await delay(200);
}

async function rollingRestart(stack: Stack): Promise<void> {
  let [isOver, done, number] = [false, 0, 0];
  const failed: string[] = [];
  const proof = { 'x-nalot': '1', origin: stack.url, 'content-type': 'application/json' };
  const keepAsking = async () => {
    while (!isOver) {
      const { path, method = 'GET' } = one(REQUESTS_DURING_RESTART);
      const address = stack.url + path + (path.endsWith('=') ? ++number : '');
      const heard = await hear(address, { method, headers: method === 'POST' ? proof : {} }).catch(String);
      done++;
      // An invented code is rejected, which counts as a response.
      const expected = method === 'POST' ? [400, 429] : [200];
      if (typeof heard === 'string' || !expected.includes(heard.status))
        failed.push(`${method} ${path}: ${typeof heard === 'string' ? heard : heard.status}`);
      await delay(PAUSE_MS);
    }
  };
  const service = await startPushService();
  const { browsers, dueMs } = await addPushes(stack, service);
  const asking = Array.from({ length: AT_ONCE }, keepAsking);
  await restartAll(stack, service, dueMs);
  isOver = true;
  await Promise.all(asking);
  const times = browsers.map((browser) => service.getArrivals(browser).length);
  const [missed, repeated] = [times.filter((each) => each === 0).length, times.filter((each) => each > 1).length];
  await service.close();
  console.log(
    `rolling restart of ${stack.web.length} and ${stack.dispatchers.length} dispatchers: ${done} requests, ${failed.length} failed ${[...new Set(failed)].join('; ')}`,
  );
  const refused =
    service.rejections.length > 0 ? `; ${service.rejections.length} refused: ${service.rejections[0]}` : '';
  console.log(`  pushes to ${browsers.length}: ${missed} did not come, ${repeated} came more than once${refused}`);
  if (failed.length > 0 || missed > 0 || repeated > 0) process.exitCode = 1;
}

async function connections({ postgres, startHost, web }: Stack): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  const count = async () =>
    Number(
      (
        await client.query(
          `select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        )
      ).rows[0].count,
    );
  const all = [];
  let most = 0;
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await delay(100)) most = Math.max(most, await count());
  })();
  const more = Number(hosts) - web.length;
  for (let at = 0; at < more; at += 4)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(4, more - at) }, (_, i) => startHost(`host${at + i}`)))),
    );
  const processes = [...web, ...all];
  const until = Date.now() + 15_000;
  let asked = 0;
  await Promise.all(
    processes.flatMap(({ url }) =>
      Array.from({ length: 12 }, async () => {
        for (; Date.now() < until; asked++) await hear(`${url}/api/v1/user/username/someone${asked % 100}`);
      }),
    ),
  );
  isOver = true;
  await watching;
  await client.end();
  console.log(
    `${processes.length} processes through PgBouncer: ${asked} questions, ${most} connections of PostgreSQL at most`,
  );
}

async function main(): Promise<void> {
  const startMs = performance.now();
  const stack = await startStack({ tree, instances: Number(instances) });
  try {
    console.log(`started in ${((performance.now() - startMs) / 1_000).toFixed(0)} s`);
    const page = await hear(`${stack.url}/home`, { headers: { 'accept-encoding': 'identity' } });
    const cookies = page.headers['set-cookie'] ?? [];
    console.log(`/home: ${page.status}, ${page.headers['cache-control']}, ${cookies.length} cookies`);
    const { fileMetadata } = await json<OutfitList>(`${stack.url}/api/v1/outfit?latitude=37.5&longitude=127.03`);
    const picture = await hear(fileMetadata[0]!.metadata.presignedUrl);
    console.log(
      `a picture of the store: ${picture.status}, ${picture.headers['content-type']}, ${picture.headers['cache-control']}`,
    );
    const weather = await hear(`${stack.url}/api/v1/weather/position?lat=37.5&lon=127.03`);
    console.log(`weather, for browsers: ${weather.status}, ${weather.headers['cache-control']}`);
    await cachingProxy(stack.url);
    await rollingRestart(stack);
    if (Number(hosts) > 0) await connections(stack);
  } finally {
    agent.destroy();
    await stack.stop();
  }
}

void main();
