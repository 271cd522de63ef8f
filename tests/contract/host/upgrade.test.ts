import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER } from '@/lib/api-host/db/database';
import * as schema from '@/lib/api-host/db/schema';
import { createPartitions, dropOldPartitions } from '@/lib/api-host/dispatch/claim-partitions';
import { addDays, kstDate } from '@/lib/domain/kst';

jest.setTimeout(120_000);

const { pushClaims, users } = schema;

/** Returns a folder with the migrations before a named one. */
function copyMigrationsBefore(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-migrations-'));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

it('keeps push claims of the previous version beside the new partitions and drops them when they are old', async () => {
  const client = await PGlite.create();
  const db = drizzle(client, { schema });
  const folder = copyMigrationsBefore('_dispatch');
  await migrate(db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  const [userId, today] = [randomUUID(), kstDate(Date.now())];
  await client.query('insert into users (id, created_at) values ($1, now())', [userId]);
  const insert = `insert into push_claims (user_id, date, due_at, leased_until, attempts, settled, outcome)
    values ($1, $2, now(), now(), 1, '{}', 'sent') on conflict do nothing`;
  await client.query(insert, [userId, addDays(today, -3)]);
  await client.query(insert, [userId, today]);

  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  await createPartitions(db, [addDays(today, -1), today, addDays(today, 1)]);
  // An instance of the previous version still writes during the upgrade.
  for (const date of [today, addDays(today, 1)]) await client.query(insert, [userId, date]);
  const dates = async () => (await db.select().from(pushClaims).orderBy(pushClaims.date)).map(({ date }) => date);
  expect(await dates()).toEqual([addDays(today, -3), today, addDays(today, 1)]);

  await dropOldPartitions(db, addDays(today, 30));
  expect(await dates()).toHaveLength(3);
  await dropOldPartitions(db, addDays(today, 31));
  expect(await dates()).toEqual([addDays(today, 1)]);
  await db.delete(users).where(eq(users.id, userId));
  expect(await dates()).toEqual([]);
  await client.close();
});
