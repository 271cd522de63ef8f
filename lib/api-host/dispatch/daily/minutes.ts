import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { NIL_UUID } from '../../db/columns';
import type { Database } from '../../db/database';
import { pushMinutes } from '../../db/schema';
import { MAX_LATENESS_MS } from '../due';
import { timestampSql } from '../timestamp-sql';

/** Each save of the progress extends the lease. After it expires, another instance continues the minute. */
const LEASE_MS = 30_000;

/** Position among the settings of a minute, which are ordered by cell and user id. */
export interface Position {
  place: number;
  userId: string;
}

/** Minute that this instance enrols. Settings up to the position have their claims. */
export interface MinuteLease extends Position {
  atMs: number;
  leasedUntil: Date;
}

const startOfMinute = (epochMs: number): number => Math.floor(epochMs / MINUTE_MS) * MINUTE_MS;

/** Leases the oldest minute that is due, unfinished and free. Returns null if there is none. */
export async function leaseMinute(db: Database, nowMs: number): Promise<MinuteLease | null> {
  const from = startOfMinute(nowMs - MAX_LATENESS_MS) + MINUTE_MS;
  await db.execute(sql`
    insert into ${pushMinutes} (at, leased_until, place, user_id, is_done)
    select at, ${timestampSql(nowMs)}, -1, ${NIL_UUID}::uuid, false
    from generate_series(${timestampSql(from)}, ${timestampSql(startOfMinute(nowMs))}, interval '1 minute') as at
    on conflict do nothing`);
  const open = and(
    sql`not ${pushMinutes.isDone}`,
    gt(pushMinutes.at, new Date(nowMs - MAX_LATENESS_MS)),
    lte(pushMinutes.at, new Date(nowMs)),
    lte(pushMinutes.leasedUntil, new Date(nowMs)),
  );
  const first = db
    .select({ at: pushMinutes.at })
    .from(pushMinutes)
    .where(open)
    .orderBy(pushMinutes.at)
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(pushMinutes)
    .set({ leasedUntil: new Date(nowMs + LEASE_MS) })
    .where(eq(pushMinutes.at, sql`(${first})`))
    .returning();
  return taken ? { ...taken, atMs: taken.at.getTime() } : null;
}

const isLeaseValid = ({ atMs, leasedUntil }: MinuteLease) =>
  and(eq(pushMinutes.at, new Date(atMs)), eq(pushMinutes.leasedUntil, leasedUntil));

/** Saves the progress of a minute and extends the lease. Returns null if another instance has taken the lease over. */
export async function saveProgress(
  db: Database,
  minute: MinuteLease,
  { place, userId }: Position,
  nowMs: number,
): Promise<MinuteLease | null> {
  const noted = { place, userId, leasedUntil: new Date(nowMs + LEASE_MS) };
  const rows = await db.update(pushMinutes).set(noted).where(isLeaseValid(minute)).returning({ at: pushMinutes.at });
  return rows.length > 0 ? { ...minute, ...noted } : null;
}

/** Marks a minute as done, unless another instance has taken the lease over. */
export async function completeMinute(db: Database, minute: MinuteLease): Promise<void> {
  await db.update(pushMinutes).set({ isDone: true }).where(isLeaseValid(minute));
}
