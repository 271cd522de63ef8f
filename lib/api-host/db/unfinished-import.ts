import { sql } from 'drizzle-orm';
import { OperatorError } from '@/lib/operator-error';
import { queryRows } from './query-rows';
import type { Database } from './database';

/** Table that records the imported parts. It is dropped when the import is complete. */
export const IMPORT_TABLE = 'database_import';

/**
 * Throws `OperatorError` if an import was started and not completed, because serving partial data is worse than not
 * starting.
 */
export async function rejectUnfinishedImport(db: Database): Promise<void> {
  const [row] = await queryRows<{ isThere: boolean }>(
    db,
    sql`select to_regclass(${`public.${IMPORT_TABLE}`}) is not null as "isThere"`,
  );
  if (row?.isThere)
    throw new OperatorError(
      'The database contains an unfinished import. Run npm run db:import with the same folder again.',
    );
}
