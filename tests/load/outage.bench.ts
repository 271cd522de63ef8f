import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../support/postgres';
import { getProcessorTimeMs } from '../support/processor-time';
import { startTcpProxy } from '../support/tcp-proxy';
import { VAPID } from '../support/test-push';
import { withCleanups } from './cleanups';

/**
 * An API host whose PostgreSQL becomes unreachable for a while: latency of weather and outfit calls for known cells
 * before, during and after, at a constant rate that does not wait for responses, and the recovery time for members.
 * `npx tsx tests/load/outage.bench.ts [seconds away] [requests/s]`, defaults 60 and 50.
 */
const [awayS = 60, rate = 50] = process.argv.slice(2).map(Number);
const BESIDE_S = 15;
const LOOK_MS = 50;
const CELLS = Array.from({ length: 40 }, (_, at) => ({
  lat: 35.2 + (at % 8) * 0.25,
  lon: 127 + Math.floor(at / 8) * 0.2,
}));

interface Host {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

interface Told {
  status: number;
  ms: number;
}

const agent = new Agent({ keepAlive: true });

/** Returns status and duration of a request; status 0 if there is no response, except on a closing keep-alive connection. */
const ask = (address: string, headers = {}, startedMs = performance.now()): Promise<Told> =>
  new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - startedMs });
    const request = get(address, { agent, headers }, (response) =>
      response.resume().once('end', () => end(response.statusCode ?? 0)),
    ).once('error', () => (request.reusedSocket ? resolve(ask(address, headers, startedMs)) : end(0)));
  });

const addressesOf = (host: string): string[] =>
  CELLS.flatMap(({ lat, lon }) => [
    `${host}/api/v1/weather/position?lat=${lat}&lon=${lon}`,
    `${host}/api/v1/outfit?latitude=${lat}&longitude=${lon}`,
  ]);

/** Results of a phase, with the host's processor time per response in ms. */
interface PhaseResult {
  told: Told[];
  each: number;
}

/** Sends requests at a constant rate for a duration. */
async function load({ url: host, pid }: Host, seconds: number): Promise<PhaseResult> {
  const addresses = addressesOf(host);
  const beforeMs = getProcessorTimeMs(pid);
  const answers: Promise<Told>[] = [];
  const startMs = performance.now();
  for (let count = 0; count < seconds * rate; count++) {
    await delay(Math.max(0, startMs + (count * 1_000) / rate - performance.now()));
    answers.push(ask(addresses[Math.floor(Math.random() * addresses.length)] ?? host));
  }
  const told = await Promise.all(answers);
  return { told, each: (getProcessorTimeMs(pid) - beforeMs) / told.length };
}

function say(name: string, { told, each }: PhaseResult): void {
  const times = told.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const failed = told.filter(({ status }) => status !== 200).length;
  console.log(
    `${name.padEnd(10)} ${told.length} answers, ${failed} not 200; half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms; ${each.toFixed(1)} ms of processor each`,
  );
}

async function startHost(databaseUrl: string, folder: string): Promise<Host> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join('lib', 'api-host', 'main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', DATA_DIR: folder, API_PORT: '0', WEATHER_SOURCE: 'recorded', LOG_LEVEL: 'info' },
      ...{ DATABASE_URL: databaseUrl, SITE_URL: 'http://localhost:3000' },
      API_SECRET: 'x'.repeat(32),
      ...{ VAPID_PUBLIC_KEY: VAPID.publicKey, VAPID_PRIVATE_KEY: VAPID.privateKey },
    },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const found = () => /"address":"([^"]+)"[^\n]*"msg":"listening"/.exec(said)?.[1];
  const exited = once(child, 'exit').then(() => {
    throw new Error('the host ended before it listened');
  });
  // It also ends when it is stopped.
  exited.catch(() => undefined);
  while (!found()) await Promise.race([once(child.stdout, 'data'), exited]);
  child.stdout.removeAllListeners('data').resume();
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: found() ?? '', pid: child.pid ?? 0, stop };
}

const MEMBER = { authorization: `Bearer ${'x'.repeat(43)}` };

/** Waits until a member's call is rejected by the database (401) rather than for its absence (503). */
async function waitForMembers(host: string): Promise<number> {
  const startedMs = performance.now();
  while ((await ask(`${host}/api/v1/bookmark`, MEMBER)).status !== 401) await delay(LOOK_MS);
  return performance.now() - startedMs;
}

const main = () =>
  withCleanups(async (defer) => {
    defer(() => agent.destroy());
    console.log(`load ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores, ${rate} requests a second`);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-outage-'));
    defer(() => rmSync(folder, { recursive: true, force: true }));
    const server = await startPostgres();
    defer(server.stop);
    const address = new URL(await server.createDatabase());
    const proxy = await startTcpProxy(Number(address.port));
    defer(proxy.cut);
    address.port = String(proxy.port);
    const host = await startHost(address.href, folder);
    defer(host.stop);
    await waitForMembers(host.url);
    for (const each of addressesOf(host.url)) await ask(each);
    say('before', await load(host, BESIDE_S));
    await proxy.cut();
    const [away, members] = await Promise.all([
      load(host, awayS),
      delay(1_000).then(() => ask(`${host.url}/api/v1/bookmark`, MEMBER)),
    ]);
    say(`${awayS} s away`, away);
    console.log(`a member meanwhile: ${members.status} after ${members.ms.toFixed(0)} ms`);
    await proxy.mend();
    const [after, backMs] = await Promise.all([load(host, BESIDE_S), waitForMembers(host.url)]);
    console.log(`members are served again ${(backMs / 1_000).toFixed(1)} s after its return`);
    say('after', after);
  });

void main();
