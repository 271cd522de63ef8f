import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { withCleanups } from './cleanups';

/**
 * Cost of metrics: the same responses from two processes in turn, one of them without metrics.
 * Metrics are read once in each turn of two seconds, seven times as often as usual.
 * `npx tsx tests/load/metrics.bench.ts [rounds]`, default 15.
 */
const ROUNDS = Number(process.argv[2] ?? 15);
const TURN_MS = 2_000;
const CONNECTIONS = 8;
const PLACE = 'lat=37.498095&lon=127.02761';
/** A response from memory, and one that the host computes each time. */
const ADDRESSES = [
  `/api/v1/weather/position?${PLACE}`,
  '/api/v1/outfit?latitude=37.498095&longitude=127.02761',
  `/api/v1/region?${PLACE}`,
];

interface Server {
  child: ChildProcess;
  port: number;
  /** Processor time per response of each turn, in ms. */
  each: number[];
}

const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-metrics-'));
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

async function start(name: 'with' | 'without'): Promise<Server> {
  const child = fork('tests/support/metrics-child.ts', [name], {
    execArgv: ['--conditions=react-server', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', WEATHER_SOURCE: 'recorded', DATA_DIR: path.join(home, name) },
  });
  const [port] = (await once(child, 'message')) as [number];
  return { child, port, each: [] };
}

async function end({ child }: Server): Promise<void> {
  child.disconnect();
  await once(child, 'exit');
}

const ask = (port: number, address: string) =>
  new Promise<number>((resolve, reject) => {
    get({ port, path: address, agent, host: '127.0.0.1' }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode ?? 0)),
    ).once('error', reject);
  });

async function computedMs({ child }: Server): Promise<number> {
  const told = once(child, 'message');
  child.send('how much');
  return (await told)[0] as number;
}

async function turn(server: Server): Promise<void> {
  const [beforeMs, endMs] = [await computedMs(server), performance.now() + TURN_MS];
  let answers = 0;
  const keepAsking = async () => {
    for (; performance.now() < endMs; answers++) {
      const status = await ask(server.port, ADDRESSES[answers % ADDRESSES.length]!);
      if (status !== 200) throw new Error(`answered ${status}`);
    }
  };
  await Promise.all([ask(server.port, '/metrics'), ...Array.from({ length: CONNECTIONS }, keepAsking)]);
  server.each.push(((await computedMs(server)) - beforeMs) / answers);
}

const middle = (values: number[]) => [...values].sort((one, other) => one - other)[values.length >> 1]!;

const main = () =>
  withCleanups(async (defer) => {
    defer(() => rmSync(home, { recursive: true, force: true }));
    defer(() => agent.destroy());
    console.log(`load ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`);
    const counting = await start('with');
    defer(() => end(counting));
    const silent = await start('without');
    defer(() => end(silent));
    const servers = [counting, silent] as const;
    for (const server of servers) await turn(server);
    for (const server of servers) server.each.length = 0;
    for (let round = 0; round < ROUNDS; round++) {
      // The order alternates, so that other work on the machine affects both.
      for (const server of round % 2 ? [silent, counting] : [counting, silent]) await turn(server);
    }
    const [spent, without] = [middle(counting.each), middle(silent.each)];
    const share = middle(counting.each.map((each, at) => each / silent.each[at]! - 1));
    console.log(
      `processor each, median of ${ROUNDS}: ${spent.toFixed(4)} ms with metrics, ${without.toFixed(4)} ms without: ` +
        `${(100 * (spent / without - 1)).toFixed(1)} % more; turn by turn ${(100 * share).toFixed(1)} %`,
    );
  });

void main();
