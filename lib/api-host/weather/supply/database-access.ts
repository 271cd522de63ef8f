import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import type { Database } from '../../db/database';
import { NEVER_ABORTED } from '../never-aborted';
import type { WeatherLog } from '../weather-log';

/** The database could not be asked: it is not open yet, too slow or broken. */
export const DATABASE_UNAVAILABLE = Symbol('the database is away');

const QUERY_LIMIT_MS = 250;
const OPEN_MS = 10_000;

/** Asks the database, which may be slow or fail: neither ever reaches a person. */
export type QueryDatabase = <T>(ask: (db: Database) => Promise<T>) => Promise<T | typeof DATABASE_UNAVAILABLE>;

/** A database behind a time limit, and a breaker so that a broken one is not asked at every request. */
export function createDatabaseAccess(
  database: () => Database | null,
  log: WeatherLog,
  limitMs = QUERY_LIMIT_MS,
): QueryDatabase {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: OPEN_MS, breaker: new ConsecutiveBreaker(3) });
  const policy = wrap(breaker, timeout(limitMs, TimeoutStrategy.Aggressive));
  return async (ask) => {
    const db = database();
    if (!db) return DATABASE_UNAVAILABLE;
    return policy
      .execute(() => ask(db), NEVER_ABORTED)
      .catch((err: unknown) => {
        log.warn({ err }, 'weather does without the database');
        return DATABASE_UNAVAILABLE;
      });
  };
}
