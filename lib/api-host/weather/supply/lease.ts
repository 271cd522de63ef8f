import type { Database } from '../../db/database';
import { claimRow, moveClaim } from './answer-rows';
import type { AskDatabase } from './database-access';
import { SHAPE } from './pack';

/** A claim that goes on for as long as somebody works under it, and ends by itself where they have died. */
export interface Lease {
  /** Takes it, or goes on with it: whether it is ours now. While the database is away it is nobody's. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

interface LeaseOptions {
  name: string;
  leaseMs: number;
  askDatabase: AskDatabase;
  /** Epoch ms. */
  clock: () => number;
}

/** As long as so much of it is left it is not worth a question to make it longer. */
const ENOUGH = 0.9;

export function createLease({ name, leaseMs, askDatabase, clock }: LeaseOptions): Lease {
  const key = `${SHAPE} lease ${name}`;
  let heldUntilMs = 0;
  let asking: Promise<boolean> | null = null;

  async function ask(question: (db: Database) => Promise<boolean>, untilMs: number): Promise<boolean> {
    const isOurs = (await askDatabase(question)) === true;
    heldUntilMs = isOurs ? untilMs : 0;
    return isOurs;
  }

  async function take(nowMs: number): Promise<boolean> {
    const untilMs = nowMs + leaseMs;
    const fromMs = heldUntilMs;
    if (fromMs > 0 && (await ask((db) => moveClaim(db, { key, fromMs, untilMs }), untilMs))) return true;
    return ask((db) => claimRow(db, { key, nowMs, leaseMs, isRenewal: true }), untilMs);
  }

  return {
    async hold() {
      const nowMs = clock();
      const leftMs = heldUntilMs - nowMs;
      if (leftMs > leaseMs * ENOUGH && leftMs <= leaseMs) return true;
      asking ??= take(nowMs).finally(() => (asking = null));
      return asking;
    },
    async release() {
      const fromMs = heldUntilMs;
      heldUntilMs = 0;
      if (fromMs > 0) await askDatabase((db) => moveClaim(db, { key, fromMs, untilMs: clock() }));
    },
  };
}
