import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import type { Database } from '../../db/database';
import { UNENDING } from '../unending';
import type { WeatherLog } from '../weather-log';

/** The database could not be asked: it is not open yet, too slow or broken. */
export const AWAY = Symbol('the database is away');

const LIMIT_MS = 250;
const REST_MS = 10_000;

/** Asks the database, which may be slow or fail: neither ever reaches a person. */
export type AskDatabase = <T>(ask: (db: Database) => Promise<T>) => Promise<T | typeof AWAY>;

/** A database behind a time limit, and a breaker so that a broken one is not asked at every request. */
export function createDatabaseAccess(
  database: () => Database | null,
  log: WeatherLog,
  limitMs = LIMIT_MS,
): AskDatabase {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(3) });
  const policy = wrap(breaker, timeout(limitMs, TimeoutStrategy.Aggressive));
  return async (ask) => {
    const db = database();
    if (!db) return AWAY;
    return policy
      .execute(() => ask(db), UNENDING)
      .catch((err: unknown) => {
        log.warn({ err }, 'weather does without the database');
        return AWAY;
      });
  };
}
