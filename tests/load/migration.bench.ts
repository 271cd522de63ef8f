/**
 * A migration while the previous version runs: 5 million users in PostgreSQL, inserts and reads by other connections all
 * the time, and a migration that adds a column with a default and an index. Prints how long it takes and the longest wait
 * of a request, beside the same index created inside the migration, as the lint forbids.
 * `npx tsx tests/load/migration.bench.ts [users]`.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '@/lib/api-host/db/database';
import { migrateAlone, type MigrationOptions } from '@/lib/api-host/db/postgres-database';
import { createDatabase, startPostgres } from '../support/postgres';
import { limitRun } from './web/limit-run';
import { printTable } from './web/table';

const [users = 5_000_000] = process.argv.slice(2).map(Number);
const PAUSE_MS = 5;
const COLUMN = 'alter table "users" add column "is_added" boolean default false not null';
const INDEX = 'on "users" using btree ("created_at", "id")';

/** Returns a folder with all migrations and another one. */
function copyMigrationsWith(statements: string[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-migration-'));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1)!;
  const entry = { idx: last.idx + 1, version: '7', when: last.when + 1, tag: '9999_added', breakpoints: true };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(path.join(folder, '9999_added.sql'), statements.join('--> statement-breakpoint\n'));
  return folder;
}

/** Inserts and reads users until stopped. Returns the longest wait in ms and the number of requests. */
function startRequests(url: string) {
  const state = { isRunning: true, longestMs: 0, count: 0 };
  async function run(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (; state.isRunning; await delay(PAUSE_MS)) {
      const startedMs = performance.now();
      await client.query(statement);
      state.longestMs = Math.max(state.longestMs, performance.now() - startedMs);
      state.count++;
    }
    await client.end();
  }
  const running = Promise.all([
    run('insert into users (id, created_at) values (gen_random_uuid(), now())'),
    run('select nickname from users order by id limit 1'),
  ]);
  return async () => {
    state.isRunning = false;
    await running;
    return state;
  };
}

async function measure(name: string, url: string, options: MigrationOptions): Promise<(string | number)[]> {
  const stop = startRequests(url);
  await delay(1_000);
  const startedMs = performance.now();
  await migrateAlone(url, options);
  const seconds = (performance.now() - startedMs) / 1_000;
  const { longestMs, count } = await stop();
  return [name, seconds.toFixed(1), count, longestMs.toFixed(0)];
}

async function main(): Promise<void> {
  limitRun(20 * 60_000);
  const postgres = await startPostgres();
  const folders: string[] = [];
  try {
    const url = await createDatabase(postgres.url);
    await migrateAlone(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      `insert into users (id, nickname, created_at) select gen_random_uuid(), '날옷' || n, now() - n * interval '1 second' from generate_series(1, $1::int) n`,
      [users],
    );
    await client.query('analyze users');
    const added = (statements: string[]) => {
      const folder = copyMigrationsWith(statements);
      folders.push(folder);
      return folder;
    };
    const rows = [
      await measure('a column with a default', url, { folder: added([COLUMN]) }),
      await measure('an index, concurrently', url, { indexes: [{ name: 'users_added', definition: INDEX }] }),
    ];
    await client.query('drop index users_added; alter table users drop column is_added');
    await client.query(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
    );
    rows.push(
      await measure('the same index in the migration', url, { folder: added([`create index "users_added" ${INDEX}`]) }),
    );
    await client.end();
    printTable([`${users} users`, 's', 'requests meanwhile', 'longest wait of a request, ms'], rows);
  } finally {
    await postgres.stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}

main()
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
