import { timeout, TimeoutStrategy } from 'cockatiel';
import { ApiError } from '@/lib/contract/errors';
import type { Database, OpenDatabase } from '../db/database';

/** A new data folder takes about four seconds to open. */
const OPEN_LIMIT_MS = 10_000;

/** The database, once it is open. Throws `ApiError` UNAVAILABLE where it is not within 10 s, or cannot be opened. */
export function databaseWhenOpen(opened: Promise<OpenDatabase>): () => Promise<Database> {
  const limit = timeout(OPEN_LIMIT_MS, TimeoutStrategy.Aggressive);
  return () =>
    limit
      .execute(async () => (await opened).db)
      .catch((cause: unknown) => {
        throw new ApiError('UNAVAILABLE', { cause });
      });
}
