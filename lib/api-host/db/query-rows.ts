import type { SQL } from 'drizzle-orm';
import type { Database } from './database';

/** Runs a statement and returns its rows. `Row` is what the statement selects; nothing checks it. */
export async function queryRows<Row>(db: Pick<Database, 'execute'>, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}
