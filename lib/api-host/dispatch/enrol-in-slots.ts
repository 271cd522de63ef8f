import { MINUTE_MS } from '@/lib/contract/durations';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import type { Database } from '../db/database';
import { MAX_LATENESS_MS } from './due';
import { reserveWork } from './reserve-work';

/** Claims written by one statement. */
export const CLAIM_ROWS = 5_000;
const RESERVED_MS = 60 * MINUTE_MS;

interface Tools {
  db: Database;
  clock: () => number;
  closing: AbortSignal;
}

interface SlottedPush {
  /** Name of the reservation. */
  name: string;
  /** Length of a slot, which one instance enrols. */
  slotMs: number;
  getDueMs: (date: KstDate) => number;
  /** Writes at most `CLAIM_ROWS` claims. Returns how many. */
  claimSome: (db: Database, date: KstDate, dueMs: number) => Promise<number>;
}

/**
 * Writes the claims of a push that is due for all users at one time of the day, from then on until it is too late. Only
 * one instance does this in each slot. Returns how many are new.
 */
export async function enrolInSlots({ db, clock, closing }: Tools, push: SlottedPush): Promise<number> {
  const nowMs = clock();
  const date = kstDate(nowMs);
  const dueMs = push.getDueMs(date);
  if (nowMs < dueMs || nowMs >= dueMs + MAX_LATENESS_MS) return 0;
  if (!(await reserveWork(db, `${push.name}:${Math.floor(nowMs / push.slotMs)}`, nowMs + RESERVED_MS))) return 0;
  let total = 0;
  for (let written = CLAIM_ROWS; written === CLAIM_ROWS && !closing.aborted; total += written)
    written = await push.claimSome(db, date, dueMs);
  return total;
}
