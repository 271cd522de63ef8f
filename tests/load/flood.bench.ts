import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureBeside } from '../support/open-loop';
import { withCleanups } from './cleanups';
import { limitRun } from './web/limit-run';
import { serve } from './web/serve';
import { formatWithRatio, printTable } from './web/table';

/**
 * Measures the latency of another user while one network floods the server: pages and calls that everybody requests, and
 * calls of that user alone.
 */

const LIMIT_MS = 5 * 60_000;
const SECONDS = Number(process.env.FLOOD_SECONDS ?? 8);
const PER_SECOND = 10;
/** Connections of the network that floods. */
const CONNECTIONS = 64;
const PAUSE_MS = 2_000;

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const CELLS = { lat: [34.8, 38], lon: [126.5, 129] } as const;
const pick = ([from, until]: readonly [number, number]) => (from + Math.random() * (until - from)).toFixed(3);
const pickPoint = () => `latitude=${pick(CELLS.lat)}&longitude=${pick(CELLS.lon)}`;

const MCP_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const sendMcp = (body: object): Sent => ({
  path: '/mcp',
  method: 'POST',
  headers: MCP_HEADERS,
  body: JSON.stringify(body),
});
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

/** Floods by name. Each creates the next request. */
const FLOODS: Record<string, () => Sent> = {
  'assistants that list tools': () => sendMcp(LIST),
  'batches of assistants': () => sendMcp(Array.from({ length: 100 }, (_, id) => ({ ...LIST, id }))),
  'searches for places': () => ({
    path: `/api/v1/region/neighbourhoods?name=${encodeURIComponent('가나다라마바사아자차카타파하'.slice(Math.random() * 13))}a`,
  }),
  'personal outfits': () => ({ path: `/api/v1/outfit?${pickPoint()}&hours=8-${10 + Math.floor(Math.random() * 12)}` }),
  'outfits of all cells': () => ({ path: `/api/v1/outfit?${pickPoint()}` }),
  'screens with a dot': () => ({ path: `/my/notice/${Math.random()}` }),
  'screens without one': () => ({ path: '/my', headers: { accept: 'text/html' } }),
};

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Longer than any response may take. A request without a response counts with this time. */
const REQUEST_LIMIT_MS = 10_000;

/**
 * Sends a request from a network and resolves with its status when the response is complete; 0 if there is none in time, or
 * if the server closes the connection before.
 */
const sendFrom = (network: string, url: string, { path: target, method, headers, body }: Sent): Promise<number> =>
  new Promise((resolve) => {
    const sent = send(
      url + target,
      {
        agent: network === FLOODER ? agent : undefined,
        method,
        headers: { ...headers, 'x-forwarded-for': network },
        signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
      },
      (response) => response.resume().once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0)),
    );
    sent.once('error', () => resolve(0)).end(body);
  });

const FLOODER = '198.51.100.1';
const USER = '198.51.100.2';
const POINT = 'latitude=37.498&longitude=127.027';

const measureUser = (url: string) =>
  measureBeside(
    {
      page: () => sendFrom(USER, url, { path: '/home', headers: { accept: 'text/html' } }),
      call: () => sendFrom(USER, url, { path: `/api/v1/outfit?${POINT}` }),
      own: (index) => sendFrom(USER, url, { path: `/api/v1/outfit?${POINT}&hours=8-${10 + (index % 12)}` }),
    },
    { perSecond: PER_SECOND, seconds: SECONDS },
  );

/** Sends a flood on all connections until stopped. Returns the numbers of responses by status. */
function flood(url: string, create: () => Sent): () => Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  let isOn = true;
  const workers = Array.from({ length: CONNECTIONS }, async () => {
    while (isOn) {
      const status = await sendFrom(FLOODER, url, create());
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  });
  return async () => {
    isOn = false;
    await Promise.all(workers);
    return counts;
  };
}

const main = () =>
  withCleanups(async (defer) => {
    limitRun(LIMIT_MS);
    const data = mkdtempSync(path.join(os.tmpdir(), 'nalot-flood-'));
    defer(() => rmSync(data, { recursive: true, force: true }));
    const env = { DATA_DIR: data, WEATHER_SOURCE: 'recorded', LOG_LEVEL: 'error', TRUSTED_PROXY_HOPS: '1' };
    const server = await serve('.', '/api/health', env);
    defer(server.stop);
    await measureUser(server.url);
    const quiet = await measureUser(server.url);
    process.stderr.write(`quiet: ${JSON.stringify(quiet)}\n`);
    const rows = [['none', quiet.page.p99.toFixed(0), quiet.call.p99.toFixed(0), quiet.own.p99.toFixed(0), '']];
    for (const [name, create] of Object.entries(FLOODS)) {
      const stop = flood(server.url, create);
      await sleep(PAUSE_MS);
      const beside = await measureUser(server.url);
      const statuses = [...(await stop())].map(([status, count]) => `${status}: ${count}`);
      const toCell = (kind: 'page' | 'call' | 'own') => formatWithRatio(beside[kind].p99, quiet[kind].p99);
      process.stderr.write(`${name}: ${JSON.stringify(beside)}\n`);
      rows.push([name, toCell('page'), toCell('call'), toCell('own'), statuses.join(', ')]);
      await sleep(PAUSE_MS);
    }
    console.log(`load average ${os.loadavg()[0]?.toFixed(1)}`);
    printTable(['flood from one network', 'page, p99 ms', 'shared call', 'own call', 'responses to the flood'], rows);
  });

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
