import { ApiError } from '@/lib/contract/errors';
import type { Database, OpenDatabase } from '../db/database';

/** A new data folder takes about four seconds to open. */
const OPEN_LIMIT_MS = 10_000;

/** The database, once it is open. Throws `ApiError` UNAVAILABLE where it is not within 10 s, or cannot be opened. */
export function databaseWhenOpen(opened: Promise<OpenDatabase>): () => Promise<Database> {
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the database is not open yet')), OPEN_LIMIT_MS);
    });
    try {
      return (await Promise.race([opened, tooLate])).db;
    } catch (cause) {
      throw new ApiError('UNAVAILABLE', { cause });
    } finally {
      clearTimeout(timer);
    }
  };
}
