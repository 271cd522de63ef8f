import { LRUCache } from 'lru-cache';
import { and, asc, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/contract/durations';
import type { WarningState } from '@/lib/domain/push/warnings';
import type { Database } from '../../db/database';
import { warningStates } from '../../db/schema';
import { MAX_LATENESS_MS } from '../due';
import { timestampSql } from '../timestamp-sql';

/** Longer than any quiet hours. */
const KEPT_MS = 2 * DAY_MS;
/** Claims of at most this many times are sent at once. */
const MAX_CACHED = 4;

const { at, active, isDone } = warningStates;

/** Returns the times of the states that are not older than a push may be late, newest first, and whether each is done. */
export async function listRecentStates(db: Database, nowMs: number): Promise<{ atMs: number; isDone: boolean }[]> {
  const rows = await db
    .select({ at, isDone })
    .from(warningStates)
    .where(gt(at, new Date(nowMs - MAX_LATENESS_MS)))
    .orderBy(desc(at));
  return rows.map((row) => ({ atMs: row.at.getTime(), isDone: row.isDone }));
}

/** Returns the states up to a time in ascending order, from two days before on and at least the one before it. */
export async function readStates(db: Database, untilMs: number): Promise<WarningState[]> {
  const newestBefore = sql`(select max(${at}) from ${warningStates} where ${at} < ${timestampSql(untilMs)})`;
  const first = sql`least(${timestampSql(untilMs - KEPT_MS)}, ${newestBefore})`;
  const rows = await db
    .select({ at, active })
    .from(warningStates)
    .where(and(lte(at, new Date(untilMs)), gte(at, first)))
    .orderBy(asc(at));
  return rows.map((row) => ({ atMs: row.at.getTime(), active: row.active }));
}

/** States by dispatcher and time. They are small, and those of a claim do not change. */
const caches = new WeakMap<object, LRUCache<number, Promise<WarningState[]>>>();

/** Returns what `readStates` returns, read once by a dispatcher for all claims of a time. */
export function readStatesOnce(dispatcher: { db: Database }, untilMs: number): Promise<WarningState[]> {
  const cache = caches.get(dispatcher) ?? new LRUCache({ max: MAX_CACHED });
  caches.set(dispatcher, cache);
  const states = cache.get(untilMs) ?? readStates(dispatcher.db, untilMs);
  cache.set(untilMs, states);
  // Pending callers get the error; the next caller tries again.
  states.catch(() => cache.delete(untilMs));
  return states;
}

/** Stores a state unless another instance has, and deletes states that nobody needs any more. */
export async function saveState(db: Database, state: WarningState): Promise<void> {
  const newest = sql`(select max(${at}) from ${warningStates})`;
  await db.delete(warningStates).where(and(lt(at, new Date(state.atMs - KEPT_MS)), lt(at, newest)));
  await db
    .insert(warningStates)
    .values({ at: new Date(state.atMs), active: state.active, isDone: false })
    .onConflictDoNothing();
}

export async function markDone(db: Database, atMs: number): Promise<void> {
  await db
    .update(warningStates)
    .set({ isDone: true })
    .where(eq(at, new Date(atMs)));
}
