import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, unprivileged, waitForAnswer } from './postgres';

/** A PgBouncer with the settings of deploy/pgbouncer.ini, before a server on loopback that trusts everyone. */
export interface PgBouncer {
  /** The same address as the server's, through the pooler. */
  urlOf: (url: string) => string;
  stop: () => Promise<void>;
}

/** What differs here from the containers: who listens where, and who is let in. */
function settings(port: number, serverUrl: string, users: string): string {
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
  writeFileSync(users, '"postgres" ""\n');
  writeFileSync(ini, settings(port, serverUrl, users));
  for (const file of [home, ini, users]) chmodSync(file, 0o755);
  // It refuses to run as root, as PostgreSQL does.
  const child = spawn('pgbouncer', [ini], { ...unprivileged(), stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const urlOf = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  await waitForAnswer(urlOf(serverUrl), () => (child.exitCode === null ? null : said));
  return {
    urlOf,
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
