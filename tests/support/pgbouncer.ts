import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { APP_ROLE, DISPATCHER_ROLE, MIGRATOR_ROLE } from '@/lib/api-host/db/privileges';
import { freePort, unprivileged, waitForServer } from './postgres';

/** A PgBouncer with the settings of deploy/pgbouncer.ini, in front of a local server without passwords. */
export interface PgBouncer {
  /** Returns the address of a database through the pooler. */
  toPooledUrl: (url: string) => string;
  stop: () => Promise<void>;
}

/** Replaces addresses and authentication, which differ from the containers. */
function buildSettings(port: number, serverUrl: string, users: string): string {
  const { port: serverPort } = new URL(serverUrl);
  return readFileSync('deploy/pgbouncer.ini', 'utf8')
    .replace(/^nalot = .*$/m, `* = host=127.0.0.1 port=${serverPort}`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`);
}

export async function startPgBouncer(serverUrl: string): Promise<PgBouncer> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-pgbouncer-'));
  const [ini, users, port] = [path.join(home, 'pgbouncer.ini'), path.join(home, 'users.txt'), await freePort()];
  writeFileSync(users, ['postgres', MIGRATOR_ROLE, APP_ROLE, DISPATCHER_ROLE].map((name) => `"${name}" ""\n`).join(''));
  writeFileSync(ini, buildSettings(port, serverUrl, users));
  for (const file of [home, ini, users]) chmodSync(file, 0o755);
  // Like PostgreSQL, it does not run as root.
  const child = spawn('pgbouncer', [ini], { ...unprivileged(), stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)));
  let failure: string | null = null;
  child.once('error', ({ message }) => (failure = `PgBouncer cannot be started: ${message}`));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const urlOf = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  await waitForServer(urlOf(serverUrl), () => failure ?? (child.exitCode === null ? null : output));
  return {
    toPooledUrl: urlOf,
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
