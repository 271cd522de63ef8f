import { OperatorError } from '@/lib/operator-error';
import type { Database } from '../db/database';
import type { Manifest } from './manifest';
import { computeTally } from './pages';
import type { Table } from './tables';

/** Reads a database once more, and throws `OperatorError` with `why` where a table is not what the manifest says. */
export async function verifyTables(
  db: Database,
  tables: Table[],
  manifest: Manifest,
  why: (table: string, said: string, found: string) => string,
): Promise<void> {
  for (const table of tables) {
    const said = manifest.tables.find(({ name }) => name === table.name)?.tally;
    const found = await computeTally(db, table);
    if (said?.rows !== found.rows || said.sum !== found.sum)
      throw new OperatorError(why(table.name, `${said?.rows} rows, ${said?.sum}`, `${found.rows} rows, ${found.sum}`));
  }
}
