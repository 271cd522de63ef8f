import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '@/lib/api-host/db/database';
import { migrateAlone } from '@/lib/api-host/db/postgres-database';
import { eventually } from '../../support/eventually';
import { createDatabase } from '../../support/postgres';

jest.setTimeout(120_000);

const server = process.env.TEST_POSTGRES_URL;

(server ? describe : describe.skip)('a migration of PostgreSQL under load', () => {
  let url: string;
  let client: pg.Client;
  let folder: string;

  beforeEach(async () => {
    url = await createDatabase(server!);
    await migrateAlone(url);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    folder = copyMigrationsWith('alter table "users" add column "nickname2" text');
  });
  afterEach(async () => {
    await client.end();
    rmSync(folder, { recursive: true });
  });

  /** Returns a folder with all migrations and another one. */
  function copyMigrationsWith(statement: string): string {
    const copy = mkdtempSync(path.join(os.tmpdir(), 'nalot-migrations-'));
    cpSync(MIGRATIONS_FOLDER, copy, { recursive: true });
    mkdirSync(path.join(copy, 'meta'), { recursive: true });
    const file = path.join(copy, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] };
    const last = journal.entries.at(-1)!;
    const entry = { idx: last.idx + 1, version: '7', when: last.when + 1, tag: '9999_added', breakpoints: true };
    writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
    writeFileSync(path.join(copy, '9999_added.sql'), statement);
    return copy;
  }

  const readColumns = async () =>
    (await client.query(`select column_name from information_schema.columns where table_name = 'users'`)).rows.map(
      (row: { column_name: string }) => row.column_name,
    );

  it('lets requests pass while a table is locked, and migrates as soon as it is free', async () => {
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    // A long report holds the table, so that the migration must wait for it.
    await reader.query('begin');
    await reader.query('select count(*) from users');
    const migrated = migrateAlone(url, { folder });
    const isWaiting = async () =>
      (await client.query(`select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted`)).rowCount;
    await eventually(isWaiting, Boolean);
    // This insert queues behind the migration until that gives up for the moment.
    await client.query(`insert into users (id, created_at) values (gen_random_uuid(), now())`);
    expect(await readColumns()).not.toContain('nickname2');
    await reader.query('commit');
    await reader.end();
    await migrated;
    expect(await readColumns()).toContain('nickname2');
  });

  it('creates an index concurrently, and again if an interrupted creation left an invalid one', async () => {
    const insert = `insert into users (id, nickname, created_at) select gen_random_uuid(), '날옷', now() from generate_series(1, 2)`;
    await client.query(insert);
    const index = { name: 'users_by_nickname', definition: 'on "users" ("nickname")' };
    await expect(
      client.query(`create unique index concurrently "${index.name}" on users (nickname)`),
    ).rejects.toThrow();
    const readIndex = async () =>
      (
        await client.query<{ indisvalid: boolean; indisunique: boolean }>(
          `select indisvalid, indisunique from pg_index where indexrelid = to_regclass($1)`,
          [index.name],
        )
      ).rows;
    expect(await readIndex()).toEqual([{ indisvalid: false, indisunique: true }]);
    await migrateAlone(url, { indexes: [index] });
    expect(await readIndex()).toEqual([{ indisvalid: true, indisunique: false }]);
    // It is complete: nothing happens.
    await migrateAlone(url, { indexes: [index] });
    expect(await readIndex()).toHaveLength(1);
  });
});
