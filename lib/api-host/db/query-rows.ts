import type { SQL } from 'drizzle-orm';
import type { Database } from './database';

/** Runs a statement and returns its rows. The caller asserts that the statement selects `Row`; it is not checked. */
export async function queryRows<Row>(db: Pick<Database, 'execute'>, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}
