import { sql } from 'drizzle-orm';
import { OperatorError } from '@/lib/operator-error';
import { queryRows } from './query-rows';
import type { Database } from './database';

/** Holds which parts of an export are in; gone when all are. */
export const IMPORT_TABLE = 'database_import';

/** Throws `OperatorError` where an import has begun and not ended: half of what people have is worse than none. */
export async function rejectUnfinishedImport(db: Database): Promise<void> {
  const [row] = await queryRows<{ isThere: boolean }>(
    db,
    sql`select to_regclass(${`public.${IMPORT_TABLE}`}) is not null as "isThere"`,
  );
  if (row?.isThere)
    throw new OperatorError(
      'The database holds an import that has not ended: run npm run db:import with the same folder again.',
    );
}
