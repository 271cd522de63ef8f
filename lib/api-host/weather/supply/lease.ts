import type { Database } from '../../db/database';
import { acquireLease, moveLeaseEnd } from './response-rows';
import type { QueryDatabase } from './database-access';
import { FORMAT_VERSION } from './pack';

/** A lease that one instance extends as long as it works, and that expires if the instance ends. */
export interface Lease {
  /** Acquires or extends the lease. Returns whether this instance has it; false while the database is unavailable. */
  acquire(): Promise<boolean>;
  release(): Promise<void>;
}

interface LeaseOptions {
  name: string;
  leaseMs: number;
  queryDatabase: QueryDatabase;
  clock: () => number;
}

/** Share of the lease above which it is not worth a query to extend it. */
const MIN_SHARE_LEFT = 0.9;

export function createLease({ name, leaseMs, queryDatabase, clock }: LeaseOptions): Lease {
  const key = `${FORMAT_VERSION} lease ${name}`;
  let leasedUntilMs = 0;
  let pending: Promise<boolean> | null = null;

  async function run(query: (db: Database) => Promise<boolean>, untilMs: number): Promise<boolean> {
    const isOurs = (await queryDatabase(query)) === true;
    leasedUntilMs = isOurs ? untilMs : 0;
    return isOurs;
  }

  async function take(nowMs: number): Promise<boolean> {
    const untilMs = nowMs + leaseMs;
    const fromMs = leasedUntilMs;
    if (fromMs > 0 && (await run((db) => moveLeaseEnd(db, { key, fromMs, untilMs }), untilMs))) return true;
    return run((db) => acquireLease(db, { key, nowMs, leaseMs, isRenewal: true }), untilMs);
  }

  return {
    async acquire() {
      const nowMs = clock();
      const leftMs = leasedUntilMs - nowMs;
      if (leftMs > leaseMs * MIN_SHARE_LEFT && leftMs <= leaseMs) return true;
      pending ??= take(nowMs).finally(() => (pending = null));
      return pending;
    },
    async release() {
      const fromMs = leasedUntilMs;
      leasedUntilMs = 0;
      if (fromMs > 0) await queryDatabase((db) => moveLeaseEnd(db, { key, fromMs, untilMs: clock() }));
    },
  };
}
