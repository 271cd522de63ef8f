import { setTimeout as delay } from 'node:timers/promises';
import { ConstantBackoff, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import type { Database } from '../../db/database';
import { createBreaker } from '../../shared/breaker';
import { NEVER_ABORTED } from '../never-aborted';
import type { WeatherLog } from '../weather-log';
import { getPollPauseMs } from './poll-pause';

/** Result of a query if the database is not open yet, too slow or broken. */
export const DATABASE_UNAVAILABLE = Symbol('database unavailable');

const QUERY_LIMIT_MS = 250;
const FAILURES_TO_OPEN = 3;
const OPEN_MS = 10_000;
/** About 10 s. A new data folder takes about 4 s. */
const MAX_POLLS = 19;

/** Runs a query. It never throws: a failure returns `DATABASE_UNAVAILABLE`. */
export type QueryDatabase = <T>(query: (db: Database) => Promise<T>) => Promise<T | typeof DATABASE_UNAVAILABLE>;

/**
 * Puts the database behind a time limit and a circuit breaker, so that a broken one is not queried for each request.
 */
export function createDatabaseAccess(
  database: () => Database | null,
  log: WeatherLog,
  limitMs = QUERY_LIMIT_MS,
): QueryDatabase {
  const breaker = createBreaker({
    failures: handleAll,
    failuresToOpen: FAILURES_TO_OPEN,
    pauses: new ConstantBackoff(OPEN_MS),
  });
  const policy = wrap(breaker, timeout(limitMs, TimeoutStrategy.Aggressive));
  return async (query) => {
    const db = database();
    if (!db) return DATABASE_UNAVAILABLE;
    return policy
      .execute(() => query(db), NEVER_ABORTED)
      .catch((err: unknown) => {
        log.warn({ err }, 'weather: database query failed; continuing without the database');
        return DATABASE_UNAVAILABLE;
      });
  };
}

/** Resolves when the database is open, or after about 10 s if it does not open. `database` returns null until then. */
export async function waitUntilOpen(database: () => Database | null): Promise<void> {
  for (let polls = 0; database() === null && polls < MAX_POLLS; polls++)
    await delay(getPollPauseMs(polls), undefined, { ref: false });
}
