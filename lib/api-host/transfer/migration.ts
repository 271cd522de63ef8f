import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { OperatorError } from '@/lib/operator-error';
import { queryRows } from '../db/query-rows';
import { MIGRATIONS_FOLDER, type Database } from '../db/database';

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })).min(1) });

/** Returns the last migration of this version. Throws `OperatorError` if another version has migrated the database. */
export async function getOwnMigration(db: Database): Promise<string> {
  const { entries } = journal.parse(
    JSON.parse(readFileSync(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')),
  );
  const rows = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  const own = entries.at(-1)!.tag;
  if (rows[0]!.count !== entries.length)
    throw new OperatorError(
      `The database has ${rows[0]!.count} migrations, but this version has ${entries.length} (the last is ${own}). Use the version that matches the database.`,
    );
  return own;
}
