import { timeout, TimeoutStrategy } from 'cockatiel';
import { ApiError } from '@/lib/contract/errors';
import type { Database, OpenDatabase } from '../db/database';

/** Time limit for opening. A new data folder takes about 4 s. */
const OPEN_LIMIT_MS = 10_000;
/** Interval of checks while a server is unreachable; `Retry-After` is slightly longer. */
const CHECK_MS = 2_000;

/**
 * Pings the database regularly over a separate connection. Returns a function that tells whether the last ping failed.
 */
function watchDatabase(opened: Promise<OpenDatabase>, closing: AbortSignal): () => boolean {
  let isUnavailable = false;
  let isChecking = false;
  const timer = setInterval(() => void check(), CHECK_MS).unref();
  closing.addEventListener('abort', () => clearInterval(timer));
  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    isUnavailable = await opened
      .then(({ kind, ping }) => (kind === 'postgres' ? ping() : undefined))
      .then(
        () => false,
        () => true,
      );
    isChecking = false;
  }
  return () => isUnavailable;
}

/**
 * Returns a function that waits for the open database. It throws `ApiError` UNAVAILABLE if the database does not open
 * within 10 s or cannot be opened, and at once while it does not respond.
 */
export function createDatabaseGetter(opened: Promise<OpenDatabase>, closing: AbortSignal): () => Promise<Database> {
  const limit = timeout(OPEN_LIMIT_MS, TimeoutStrategy.Aggressive);
  const isUnavailable = watchDatabase(opened, closing);
  let db: Database | null = null;
  opened.then(
    (open) => (db = open.db),
    () => null,
  );
  return async () => {
    if (isUnavailable()) throw new ApiError('UNAVAILABLE');
    // A limit for each request would take a twentieth of the processor time of a short one.
    if (db) return db;
    return limit
      .execute(async () => (await opened).db)
      .catch((cause: unknown) => {
        throw new ApiError('UNAVAILABLE', { cause });
      });
  };
}
