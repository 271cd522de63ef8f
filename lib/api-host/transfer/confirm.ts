import { OperatorError } from '@/lib/operator-error';
import type { Database } from '../db/database';
import type { Manifest } from './manifest';
import { computeTally } from './pages';
import type { Table } from './tables';

/**
 * Reads the tables again and compares them with the manifest. Throws `OperatorError` with the text of `formatError` if
 * one differs.
 */
export async function verifyTables(
  db: Database,
  tables: Table[],
  manifest: Manifest,
  formatError: (table: string, expected: string, actual: string) => string,
): Promise<void> {
  for (const table of tables) {
    const expected = manifest.tables.find(({ name }) => name === table.name)?.tally;
    const actual = await computeTally(db, table);
    if (expected?.rows !== actual.rows || expected.sum !== actual.sum)
      throw new OperatorError(
        formatError(table.name, `${expected?.rows} rows, ${expected?.sum}`, `${actual.rows} rows, ${actual.sum}`),
      );
  }
}
