import { timeout, TimeoutStrategy } from 'cockatiel';
import { ApiError } from '@/lib/contract/errors';
import type { Database, OpenDatabase } from '../db/database';

/** A new data folder takes about four seconds to open. */
const OPEN_LIMIT_MS = 10_000;
/** A server that was away is asked again so often; `Retry-After` says a little more. */
const LOOK_MS = 2_000;

/** Looks whether the database answers, over a connection of its own. Says whether it did not, the last time. */
function watchDatabase(opened: Promise<OpenDatabase>, closing: AbortSignal): () => boolean {
  let isAway = false;
  let isAsking = false;
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  closing.addEventListener('abort', () => clearInterval(timer));
  async function look(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    isAway = await opened
      .then(({ kind, ping }) => (kind === 'postgres' ? ping() : undefined))
      .then(
        () => false,
        () => true,
      );
    isAsking = false;
  }
  return () => isAway;
}

/**
 * The database, once it is open. Throws `ApiError` UNAVAILABLE where it is not within 10 s, or cannot be opened, and at
 * once while it does not answer: nobody waits for what is known to be away.
 */
export function createDatabaseGetter(opened: Promise<OpenDatabase>, closing: AbortSignal): () => Promise<Database> {
  const limit = timeout(OPEN_LIMIT_MS, TimeoutStrategy.Aggressive);
  const isAway = watchDatabase(opened, closing);
  return async () => {
    if (isAway()) throw new ApiError('UNAVAILABLE');
    return limit
      .execute(async () => (await opened).db)
      .catch((cause: unknown) => {
        throw new ApiError('UNAVAILABLE', { cause });
      });
  };
}
