import { countCalls, readUsage, writePause, type CallsToCount, type ServiceDay, type Usage } from './budget-rows';
import type { DATABASE_UNAVAILABLE, QueryDatabase } from './database-access';

type Unavailable = typeof DATABASE_UNAVAILABLE;

/** The calls and pauses of all instances, by service and KST day. */
export interface CallLedger {
  /** Counts calls, all or none. Resolves with the count of the day; null if fewer are left or the service is paused. */
  count(calls: CallsToCount): Promise<number | null | Unavailable>;
  read(day: ServiceDay): Promise<Usage | Unavailable>;
  writePause(pause: ServiceDay & { untilMs: number }): Promise<void>;
}

/** Creates the ledger in the database. While the database opens, a count waits for `untilOpen`. */
export const createCallLedger = (queryDatabase: QueryDatabase, untilOpen: () => Promise<void>): CallLedger => ({
  async count(calls) {
    await untilOpen();
    return queryDatabase((db) => countCalls(db, calls));
  },
  read: (day) => queryDatabase((db) => readUsage(db, day)),
  async writePause(pause) {
    await queryDatabase((db) => writePause(db, pause));
  },
});
