import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { queryRows } from './query-rows';

/** An index on a table that may be large. */
export interface ConcurrentIndex {
  name: string;
  /** Completes the statement `create index concurrently "name"`: `on users using btree ("created_at")`. */
  definition: string;
}

/**
 * Indexes that are created after the migrations, because a migration that creates one blocks all writes to its table
 * until it is complete. `npm run db:generate` writes a `CREATE INDEX`: move it here.
 */
export const CONCURRENT_INDEXES: readonly ConcurrentIndex[] = [];

/** Returns whether an index is complete; null if there is none. An interrupted creation leaves an invalid index. */
async function isValid(db: Database, name: string): Promise<boolean | null> {
  const [index] = await queryRows<{ isValid: boolean }>(
    db,
    sql`select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`,
  );
  return index?.isValid ?? null;
}

/** Creates the indexes that are missing or incomplete, without blocking other connections and without a time limit. */
export async function createIndexes(db: Database, indexes: readonly ConcurrentIndex[]): Promise<void> {
  for (const { name, definition } of indexes) {
    const state = await isValid(db, name);
    if (state === true) continue;
    // One statement each, because PGlite accepts no more.
    await db.execute(sql.raw('set statement_timeout = 0'));
    await db.execute(sql.raw('set lock_timeout = 0'));
    if (state === false) await db.execute(sql.raw(`drop index concurrently "${name}"`));
    await db.execute(sql.raw(`create index concurrently "${name}" ${definition}`));
  }
}
