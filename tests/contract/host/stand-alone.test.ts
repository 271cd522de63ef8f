import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compileProgram } from '../../support/compiled';
import { eventually } from '../../support/eventually';
import { layDatabase } from '../../support/made-folder';
import { OPERATOR_ENV } from '../../support/operator';
import { VAPID } from '../../support/test-push';

jest.setTimeout(120_000);

const PROGRAM = 'lib/api-host/main.ts';
/** Configuration of a production host whose PostgreSQL does not respond. */
const WITHOUT_DATABASE = {
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  API_SECRET: 'x'.repeat(32),
  SITE_URL: 'http://localhost:3000',
  ...OPERATOR_ENV,
  VAPID_PUBLIC_KEY: VAPID.publicKey,
  VAPID_PRIVATE_KEY: VAPID.privateKey,
};

let program: string[];
beforeAll(() => void (program = [compileProgram(PROGRAM)]));

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-alone-'))));
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the host and collects its output. */
function start(variables: Record<string, string>, args = program) {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATA_DIR: folder,
    API_PORT: '0',
    WEATHER_SOURCE: 'recorded',
    ...variables,
  };
  child = spawn(process.execPath, args, { env, stdio: 'pipe' });
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (output.out += chunk));
  child.stderr?.on('data', (chunk) => (output.err += chunk));
  return { child, output, ended: once(child, 'exit').then(([code]) => code as number) };
}

/** Waits for the first log line that satisfies a condition. */
async function waitForLine(
  output: { out: string },
  process: ChildProcess,
  isWanted: (fields: Record<string, unknown>) => boolean,
) {
  for (;;) {
    const lines = output.out
      .split('\n')
      .slice(0, -1)
      .map((text) => JSON.parse(text));
    const found = lines.find(isWanted);
    if (found) return found;
    await once(process.stdout!, 'data');
  }
}

/** Waits until the database is open. */
async function waitForDatabase(address: string): Promise<void> {
  const database = { name: 'database', ok: true, reason: 'embedded' };
  await eventually(
    async () => ((await (await fetch(`${address}/health/ready`)).json()) as { checks: unknown[] }).checks,
    (checks) => checks.some((check) => JSON.stringify(check) === JSON.stringify(database)),
  );
}

it('listens on its own port, exits with 0 on SIGTERM and releases the folder', async () => {
  await layDatabase(folder);
  const { child: server, output, ended } = start({});
  const { address } = await waitForLine(output, server, ({ msg }) => msg === 'listening');
  const region = await fetch(`${address}/api/v1/region?lat=37.498095&lon=127.02761`);
  expect(await region.json()).toEqual({ sidonm: '서울특별시', sggnm: '강남구' });
  await waitForDatabase(address);
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output.err).toBe('');
  expect(readdirSync(folder).sort()).toEqual(['db', 'db.state', 'secrets.json']);
});

// ASVS 16.5.3
it('exits with one sentence if other machines reach it without a secret', async () => {
  // Started like `npm run api`; the other tests start the compiled program.
  const { output, ended } = start({ API_HOST: '0.0.0.0' }, ['--import', 'tsx', PROGRAM]);
  expect(await ended).toBe(1);
  expect(output.err.trim()).toMatch(/^API_SECRET must be set in production if API_HOST is not a loopback [^\n]*$/);
});

it('serves without its PostgreSQL, reports that it is not ready, and logs each request with its id', async () => {
  const { child: server, output, ended } = start(WITHOUT_DATABASE);
  const { address } = await waitForLine(output, server, ({ msg }) => msg === 'listening');
  expect((await fetch(`${address}/api/v1/weather/position?lat=37.5&lon=127`)).status).toBe(200);
  const health = await fetch(`${address}/health/ready`);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({
    ready: false,
    checks: expect.arrayContaining([expect.objectContaining({ name: 'database', ok: false })]),
  });
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
  const requestId = '4f0b7c1e-53a1-4a44-9c7f-0d3a7f5f4d11';
  await fetch(`${address}/api/v1/region?lat=37.498095&lon=127.02761`, { headers: { 'x-request-id': requestId } });
  expect(await waitForLine(output, server, (fields) => fields.requestId === requestId)).toMatchObject({
    msg: 'request',
    call: 'getRegion',
    method: 'GET',
    status: 200,
  });
  expect(output.out).not.toMatch(/(?<![\d:])37\.49/);
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
});
