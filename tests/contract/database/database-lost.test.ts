import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compileProgram } from '../../support/compiled';
import { eventually } from '../../support/eventually';
import { layDatabase } from '../../support/made-folder';
import { freePort } from '../../support/postgres';

jest.setTimeout(240_000);

/** Upper bound for each program, so that a hanging one fails the test. */
const LIMIT_MS = 90_000;

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-lost-'))));
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program. `ended` resolves to null if it runs longer than the limit. */
function run(args: string[], env: Record<string, string> = {}) {
  const started = spawn(process.execPath, args, {
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, ...env },
  });
  child = started;
  const output = { out: '', err: '' };
  started.stdout?.on('data', (chunk) => (output.out += chunk));
  started.stderr?.on('data', (chunk) => (output.err += chunk));
  const ended = once(started, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const within = (ms: number) => Promise.race([ended, delay(ms, null, { ref: false })]);
  return { child: started, output, ended: () => within(LIMIT_MS) };
}

it('a database that ends itself rejects queries with DatabaseEndedError and reports the reason', async () => {
  await layDatabase(folder);
  const { output, ended } = run([compileProgram('tests/support/lose-database.ts'), folder]);
  expect(await ended()).toEqual([0, null]);
  const { answers, after, reason } = JSON.parse(output.out) as { answers: string[]; after: string; reason: string };
  expect(answers).toContain('DatabaseEndedError');
  expect(after).toBe('DatabaseEndedError');
  expect(reason).toContain(path.join(folder, 'db'));
});

it('a host whose data folder vanishes exits with one sentence that names it', async () => {
  await layDatabase(folder);
  const port = await freePort();
  const env = { API_PORT: String(port), WEATHER_SOURCE: 'recorded' };
  const { output, ended } = run([compileProgram('lib/api-host/main.ts')], env);
  await eventually(
    () => fetch(`http://127.0.0.1:${port}/health/ready`).then((response) => response.text(), String),
    (health) => health.includes('"state":"ready"'),
  );
  // The database may write a file meanwhile.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  expect(await ended()).toEqual([1, null]);
  expect(output.err.trim()).toMatch(/^The database in [^\n]+ was removed or replaced[^\n]+$/);
  expect(output.err).toContain(path.join(folder, 'db'));
});

it('a process whose event loop stalls kills itself', async () => {
  const program = `
    import { exitWhenStalled } from '${compileProgram('lib/exit-when-stalled.ts')}';
    exitWhenStalled('/data', { heartbeatMs: 100, limitMs: 500 });
    setTimeout(() => { process.stdout.write('turned'); for (;;); }, 1_500);`;
  const { output, ended } = run(['--input-type=module', '--eval', program]);
  expect(await ended()).toEqual([null, 'SIGKILL']);
  expect(output.out).toBe('turned');
  expect(output.err).toBe(
    'The embedded database in /data has blocked this process for 0.5 s of processor time. The process exits; start it again.\n',
  );
});

it('npm start kills a server that ignores its signal', async () => {
  const program = `
    import { spawn } from 'node:child_process';
    import { createStopper } from './scripts/stop-child.mjs';
    // Without a handler it would die of the signal itself.
    const spin = 'process.on("SIGTERM", () => {}); process.stdout.write("spins"); for (;;);';
    const deaf = spawn(process.execPath, ['-e', spin], { stdio: 'inherit' });
    const stop = createStopper(deaf, 300);
    process.on('SIGTERM', () => stop('SIGTERM'));
    deaf.on('exit', (code, signal) => process.stdout.write(' until ' + signal));`;
  const { child: parent, output, ended } = run(['--input-type=module', '--eval', program]);
  while (!output.out.includes('spins')) await once(parent.stdout!, 'data');
  parent.kill('SIGTERM');
  await ended();
  expect(output.out).toBe('spins until SIGKILL');
});
