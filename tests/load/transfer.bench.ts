import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { readManifest } from '@/lib/api-host/transfer/manifest';
import { createLogger } from '@/lib/log';
import { addPeople } from '../support/moving-world';
import { startPostgres } from '../support/postgres';

/**
 * Exports members from PostgreSQL, imports them into the embedded database, exports them from there and imports them into
 * another PostgreSQL; each of the four steps is killed midway (SIGKILL) and repeated. Prints duration and peak memory of
 * each, and whether all table sums are equal.
 * `npx tsx tests/load/transfer.bench.ts [members]`, default 100,000.
 */
const PEOPLE = Number(process.argv[2] ?? 100_000);
const LOOK_MS = 100;

const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-move-'));

const memoryOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

interface Run {
  seconds: number;
  megabytes: number;
}

/** Runs an operator command; `killAfterS` kills it after that time, in s. */
async function run(command: string, folder: string, env: Record<string, string>, killAfterS = Infinity): Promise<Run> {
  const startMs = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', `lib/api-host/${command}.ts`, folder], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let megabytes = 0;
  const seconds = () => (performance.now() - startMs) / 1_000;
  for (; child.exitCode === null && child.signalCode === null; await Promise.race([ended, delay(LOOK_MS)])) {
    try {
      megabytes = Math.max(megabytes, memoryOf(child.pid!));
    } catch {
      // It has already exited.
    }
    if (seconds() > killAfterS) child.kill('SIGKILL');
  }
  const [code] = await ended;
  if (code !== 0 && killAfterS === Infinity) throw new Error(`${command} ended with ${code}`);
  return { seconds: seconds(), megabytes };
}

const recordFigure = (name: string, killed: Run, { seconds, megabytes }: Run) =>
  console.log(
    `${name.padEnd(28)} killed after ${killed.seconds.toFixed(1)} s, then ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB at most`,
  );

const sums = (folder: string) =>
  JSON.stringify(
    readManifest(folder)
      .tables.map(({ name, tally }) => [name, tally.rows, tally.sum])
      .sort(),
  );

const killAfterS = Math.max(2, PEOPLE / 20_000);

async function killedAndRun(name: string, command: string, folder: string, env: Record<string, string>): Promise<void> {
  recordFigure(name, await run(command, folder, env, killAfterS), await run(command, folder, env));
}

async function main(): Promise<void> {
  const server = await startPostgres();
  try {
    const logger = createLogger('silent', 'bench');
    const url = await server.createDatabase();
    const filled = await openPostgresDatabase({ url, poolSize: 4, logger });
    await addPeople(filled.db, PEOPLE);
    await filled.close();
    const [first, second, third] = ['first', 'second', 'third'].map((name) => path.join(home, name)) as [
      string,
      string,
      string,
    ];
    const data = path.join(home, 'data');
    const other = await server.createDatabase();
    const embedded = { DATABASE_URL: '', DATA_DIR: data };
    await killedAndRun('PostgreSQL, export', 'db-export', first, { DATABASE_URL: url });
    await killedAndRun('embedded, import', 'db-import', first, embedded);
    await killedAndRun('embedded, export', 'db-export', second, embedded);
    await killedAndRun('another PostgreSQL, import', 'db-import', second, { DATABASE_URL: other });
    recordFigure(
      'another PostgreSQL, export',
      { seconds: 0, megabytes: 0 },
      await run('db-export', third, { DATABASE_URL: other }),
    );
    const rows = readManifest(third).tables.reduce((sum, { tally }) => sum + tally.rows, 0);
    const equal = sums(first) === sums(second) && sums(second) === sums(third);
    console.log(
      `${PEOPLE} people, ${rows} rows in ${readManifest(third).tables.length} tables: sums ${equal ? 'equal' : 'DIFFER'}`,
    );
    process.exitCode = equal ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

void main();
