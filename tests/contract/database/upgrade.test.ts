import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '@/lib/api-host/db/database';
import { queryRows } from '@/lib/api-host/db/query-rows';
import * as schema from '@/lib/api-host/db/schema';
import { createPartitions, dropOldPartitions } from '@/lib/api-host/dispatch/claim-partitions';
import { acquireLease, moveLeaseEnd, releaseLease } from '@/lib/api-host/weather/supply/response-rows';
import { addDays, kstDate } from '@/lib/domain/kst';
import { openDefaultDatabase } from '../../support/engines';
import { createDatabase } from '../../support/postgres';

jest.setTimeout(120_000);

const server = process.env.TEST_POSTGRES_URL;

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

(server ? it : it.skip)(
  'keeps push claims of the previous version beside the new partitions and drops them when they are old',
  async () => {
    const client = new pg.Client({ connectionString: await createDatabase(server!) });
    await client.connect();
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
    await client.end();
  },
);

it('shares the leases of weather fetches with instances of the previous version', async () => {
  const { db, close } = await openDefaultDatabase();
  const [key, nowMs, leaseMs] = ['village/60/127', Date.now(), 20_000];
  const endMs = nowMs + leaseMs;
  // The previous version knows only `held_until`.
  const leaseBefore = async (ms: number) => {
    const [now, end] = [ms, ms + leaseMs].map((each) => new Date(each).toISOString());
    const insert = sql`insert into provider_answers (key, held_until, expires_at) values (${key}, ${end}, ${end})
      on conflict (key) do update set held_until = ${end} where provider_answers.held_until <= ${now} returning key`;
    return (await queryRows(db, insert)).length > 0;
  };
  const releaseBefore = () => db.execute(sql`update provider_answers set held_until = 'epoch' where key = ${key}`);

  expect(await leaseBefore(nowMs)).toBe(true);
  expect(await acquireLease(db, { key, nowMs, leaseMs })).toBe(false);
  await releaseBefore();
  expect(await acquireLease(db, { key, nowMs, leaseMs })).toBe(true);
  expect(await leaseBefore(nowMs)).toBe(false);
  expect(await moveLeaseEnd(db, { key, fromMs: endMs, untilMs: endMs + leaseMs })).toBe(true);
  expect(await leaseBefore(endMs)).toBe(false);
  await releaseLease(db, key);
  expect(await leaseBefore(nowMs)).toBe(true);
  // A lease that the previous version took over is no longer ours to extend.
  expect(await moveLeaseEnd(db, { key, fromMs: endMs + leaseMs, untilMs: endMs })).toBe(false);
  await close();
});
