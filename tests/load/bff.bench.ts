/**
 * A cached response of the BFF against a trivial route handler of the same production server, in turns.
 * `npx tsx tests/load/bff.bench.ts` after a build; it starts and stops its own server. Compare ratios, not figures.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Turns are short, so that other work on the machine affects both alike. */
const ROUNDS = 16;
const ROUND_MS = 500;
const CONNECTIONS = 16;
const START_LIMIT_MS = 60_000;

const PLACE = 'lat=37.498095&lon=127.02761';
const TRIVIAL = '/api/health/live';
const CACHED: Record<string, string> = {
  region: `/api/v1/region?${PLACE}`,
  'weather/position': `/api/v1/weather/position?${PLACE}`,
  outfit: '/api/v1/outfit?latitude=37.498095&longitude=127.02761',
};

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Sends one request, reads the whole response and returns the duration in ms. Retries if a keep-alive connection was just closed. */
const ask = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const startedMs = performance.now();
    const request = get(url, { agent }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedMs);
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    });
    request.once('error', (error) => (request.reusedSocket ? ask(url).then(resolve, reject) : reject(error)));
  });

/** Keeps all connections busy for a while and returns the duration of every request in ms. */
async function load(url: string, durationMs: number): Promise<number[]> {
  const took: number[] = [];
  const endMs = performance.now() + durationMs;
  const worker = async () => {
    while (performance.now() < endMs) took.push(await ask(url));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return took;
}

const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
const median = (values: number[]) =>
  at(
    [...values].sort((a, b) => a - b),
    0.5,
  );

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

async function startServer(dataDir: string) {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATA_DIR: dataDir,
    WEATHER_SOURCE: 'recorded',
    LOG_LEVEL: 'info',
  };
  const server = spawn(process.execPath, ['lib/next-edge/serve.mjs', '-p', String(port)], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (
      await ask(url + TRIVIAL).then(
        () => true,
        () => false,
      )
    )
      return { url, server };
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error('the server did not start: build first');
    }
    await sleep(200);
  }
}

/** Returns the processor time of the server's process in ms; NaN if the system does not provide it. */
function cpuMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

interface Measured {
  took: number[];
  cpuMs: number;
}

async function measure(url: string, pid: number | undefined, into: Measured): Promise<number> {
  const before = cpuMs(pid);
  const took = await load(url, ROUND_MS);
  into.took.push(...took);
  into.cpuMs += cpuMs(pid) - before;
  return took.length;
}

function describe({ took, cpuMs: spent }: Measured): string {
  const sorted = took.sort((a, b) => a - b);
  const perSecond = Math.round(took.length / ((ROUNDS * ROUND_MS) / 1_000));
  const times = `p50 ${at(sorted, 0.5).toFixed(1)} ms, p99 ${at(sorted, 0.99).toFixed(1)} ms`;
  return `${perSecond}/s, ${times}, ${(spent / took.length).toFixed(2)} ms CPU`;
}

async function compare({ url, pid }: { url: string; pid?: number }, name: string, address: string): Promise<void> {
  const cached: Measured = { took: [], cpuMs: 0 };
  const trivial: Measured = { took: [], cpuMs: 0 };
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await measure(url + address, pid, cached);
    ratios.push((await measure(url + TRIVIAL, pid, trivial)) / ours);
  }
  const cpuRatio = cached.cpuMs / cached.took.length / (trivial.cpuMs / trivial.took.length);
  console.log(`${name}\n  cached:  ${describe(cached)}\n  trivial: ${describe(trivial)}`);
  console.log(`  a cached answer costs ${cpuRatio.toFixed(2)} x the CPU, ${median(ratios).toFixed(2)} x the time`);
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'nalot-bench-'));
  const { url, server } = await startServer(dataDir);
  try {
    for (const address of [TRIVIAL, ...Object.values(CACHED)]) await load(url + address, 1_000);
    for (const [name, address] of Object.entries(CACHED)) await compare({ url, pid: server.pid }, name, address);
  } finally {
    server.kill();
    agent.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
