import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { SERVER_SECRET } from './mailbox-address';
import { layDatabase } from './made-folder';

/**
 * Command lines of the production build through the edge layer, plain `next start`, a custom server and `npm start`.
 */
const PROGRAMS = {
  app: (port: number) => ['lib/next-edge/serve.mjs', '-p', String(port)],
  'next-start': (port: number) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
  custom: (port: number) => ['tests/support/custom-server.mjs', String(port)],
  start: () => ['start'],
} as const;

const HEALTH = {
  app: '/api/health',
  'next-start': '/api/health',
  custom: '/api/health',
  start: '/api/health',
} as const;
/** A busy machine opens a new database slowly. */
export const START_LIMIT_MS = 120_000;
const RESPONSE_LIMIT_MS = 2_000;
const POLL_MS = 200;

export interface OwnServerOptions {
  program: keyof typeof PROGRAMS;
  port: number;
  env?: Record<string, string>;
  /** Starts without a database, as in a clone. Creating one takes 8 s of processor time. */
  isNew?: boolean;
}

/** A server for one test, with its own data folder. */
export interface OwnServer {
  url: string;
  /** The path of its data folder. */
  data: string;
  /** Returns all output since its first start. */
  written: () => string;
  /** Moves its clock forward. */
  passTime: (passMs: number) => Promise<void>;
  /** Kills it and starts it again on the same data. Its clock keeps its offset. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const isHealthy = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(RESPONSE_LIMIT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function waitUntilHealthy(address: string, child: ChildProcess): Promise<void> {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await pause(POLL_MS)) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if (await isHealthy(address)) return;
  }
  child.kill();
  throw new Error('the server did not start in time');
}

export async function startOwnServer({ program, port, env = {}, isNew = false }: OwnServerOptions): Promise<OwnServer> {
  const url = `http://127.0.0.1:${port}`;
  const data = `test-results/data-own-${port}`;
  rmSync(data, { recursive: true, force: true });
  const written: string[] = [];
  let aheadMs = 0;
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(program === 'start' ? 'npm' : process.execPath, PROGRAMS[program](port), {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_OPTIONS: `--import ${path.resolve('tests/support/clock.mjs')}`,
        CLOCK_START: new Date(Date.now() + aheadMs).toISOString(),
        API_PORT: String(port),
        PORT: String(port),
        DATA_DIR: data,
        API_SECRET: SERVER_SECRET,
        WEATHER_SOURCE: 'recorded',
        LOG_LEVEL: 'trace',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => written.push(text));
    await waitUntilHealthy(`${url}${HEALTH[program]}`, child);
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  // An aborted run leaves no process behind.
  process.once('exit', () => child.kill('SIGKILL'));
  if (!isNew) await layDatabase(data);
  await start();
  return {
    url,
    data,
    written: () => written.join(''),
    async passTime(passMs) {
      const passed = once(child, 'message');
      child.send({ passMs });
      await passed;
      aheadMs += passMs;
    },
    async restart() {
      await end('SIGKILL');
      await start();
    },
    stop: () => end('SIGTERM'),
  };
}
