import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getMemoryLimits } from '@/scripts/memory-limits.mjs';

export const NEXT = path.resolve('node_modules/next/dist/bin/next');
const SERVE = path.resolve('lib/next-edge/serve.mjs');
const START_LIMIT_MS = 120_000;

/** A production server for one benchmark. */
export interface Served {
  url: string;
  pid: number;
  /** Time until the first response, in ms. */
  startMs: number;
  /** Processor time of its process, in ms. */
  cpuMs: () => number;
  /** Memory of its process, in MB. */
  memoryMb: () => number;
  stop: () => Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Serves a built folder on its own port until stopped; `ready` is the path of the first request. */
export async function serve(folder: string, ready: string, env: Record<string, string> = {}): Promise<Served> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedMs = performance.now();
  const server = spawn(process.execPath, [SERVE, '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...getMemoryLimits(process.env),
      ...env,
    },
  });
  process.once('exit', () => server.kill('SIGKILL'));
  for (const limit = Date.now() + START_LIMIT_MS; !(await answers(url + ready)); await sleep(50))
    if (server.exitCode !== null || Date.now() > limit) {
      server.kill('SIGKILL');
      throw new Error(`no server in ${folder}: build first`);
    }
  const told = (file: string) => readFileSync(`/proc/${server.pid}/${file}`, 'utf8');
  return {
    url,
    pid: server.pid ?? 0,
    startMs: performance.now() - startedMs,
    cpuMs: () => {
      const fields = told('stat').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(told('status'))?.[1]) / 1_024,
    async stop() {
      if (server.exitCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
