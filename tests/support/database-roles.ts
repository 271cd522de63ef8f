import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '@/lib/api-host/db/database';
import { grantPrivileges, MIGRATOR_ROLE } from '@/lib/api-host/db/privileges';
import * as schema from '@/lib/api-host/db/schema';

/** Returns the address of a database for another role. */
export const withUser = (url: string, username: string, password = ''): string =>
  Object.assign(new URL(url), { username, password }).href;

/** Runs deploy/database-roles.sql as the role of the address. `settings` may contain passwords (`nalot.app_password`). */
export async function runRolesScript(url: string, settings: Record<string, string> = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const [name, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, false)', [name, value]);
    await client.query(readFileSync('deploy/database-roles.sql', 'utf8'));
  } finally {
    await client.end();
  }
}

/** Creates the production roles in a migrated database and grants them their privileges. */
export async function createRoles(url: string): Promise<void> {
  await runRolesScript(url);
  const client = new pg.Client({ connectionString: withUser(url, MIGRATOR_ROLE) });
  await client.connect();
  await grantPrivileges(drizzle(client, { schema })).finally(() => client.end());
}

/** Executes a statement that only the owner of the tables may execute, on the database that `db` is connected to. */
export async function executeAsOwner(db: Database, statement: string): Promise<void> {
  const { $client: pool } = db as unknown as { $client: Partial<pg.Pool> };
  const url = pool.options?.connectionString;
  // The embedded database has one role.
  if (!url) return void (await db.execute(sql.raw(statement)));
  const client = new pg.Client({ connectionString: withUser(url, MIGRATOR_ROLE) });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
