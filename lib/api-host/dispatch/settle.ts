import { lt, sql, type SQL } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '@/lib/contract/durations';
import { addDays, kstDate, type KstDate } from '@/lib/domain/kst';
import { NIL_UUID } from '../db/columns';
import { queryRows } from '../db/query-rows';
import type { Database } from '../db/database';
import { notificationSettings, PUSH_KINDS, pushMinutes, pushTokens } from '../db/schema';
import { dropOldPartitions } from './claim-partitions';
import { getDueWindows, MAX_LATENESS_MS } from './due';
import { timestampSql } from './timestamp-sql';

/** Claims per statement, few enough not to block others for long. */
const STEP = 5_000;
/** Missed pushes of a longer standstill are not counted. */
const LONGEST_STANDSTILL_MS = DAY_MS;
const MINUTES_KEPT_MS = 2 * DAY_MS;

const settings = notificationSettings;

/** Condition for claims that are too late and not leased. */
const isLate = (nowMs: number): SQL =>
  sql`outcome is null and due_at <= ${timestampSql(nowMs - MAX_LATENESS_MS)} and leased_until <= ${timestampSql(nowMs)}`;

async function findLateDate(db: Database, nowMs: number): Promise<KstDate | null> {
  const [row] = await queryRows<{ date: KstDate }>(
    db,
    sql`select date::text as date from push_claims where ${isLate(nowMs)} order by due_at limit 1`,
  );
  return row?.date ?? null;
}

/**
 * Settles some late claims of a date: as sent if any device was reached, else as late. Returns how many were settled, and
 * how many of them as late. Selecting by `ctid` is safe because a date is a single table.
 */
async function closeLateClaims(db: Database, date: KstDate, nowMs: number): Promise<{ closed: number; late: number }> {
  const isOfDate = sql`date = ${date}::date`;
  const [row] = await queryRows<{ closed: number; late: number }>(
    db,
    sql`
      with closed as (
        update push_claims set outcome =
          case when jsonb_path_exists(settled, '$.* ? (@ == "sent")') then 'sent' else 'late' end
        where ${isOfDate} and ctid = any(array(
          select ctid from push_claims where ${isOfDate} and ${isLate(nowMs)}
          order by due_at limit ${STEP} for update skip locked))
        returning outcome)
      select count(*)::int as closed, count(*) filter (where outcome = 'late')::int as late from closed`,
  );
  return row ?? { closed: 0, late: 0 };
}

/**
 * Counts the users whose daily push was missed because no dispatcher was running. Only the instance that first looks after
 * the standstill gets the number; it is 0 for the others.
 */
async function countMissedDaily(db: Database, nowMs: number): Promise<number> {
  const borderMs = Math.floor((nowMs - MAX_LATENESS_MS) / MINUTE_MS) * MINUTE_MS;
  const [row] = await queryRows<{ newest: string | null }>(
    db,
    sql`
      with newest as (select max(at) as at from ${pushMinutes}),
      border as (
        insert into ${pushMinutes} (at, leased_until, place, user_id, is_done)
        select ${timestampSql(borderMs)}, ${timestampSql(nowMs)}, -1, ${NIL_UUID}::uuid, true
        on conflict do nothing returning at)
      select extract(epoch from newest.at)::bigint * 1000 as newest from newest, border`,
  );
  const newestMs = Number(row?.newest ?? Infinity);
  const fromMs = Math.max(newestMs, nowMs - LONGEST_STANDSTILL_MS);
  let total = 0;
  for (const { date, midnightMs, afterMinute, untilMinute } of fromMs < borderMs
    ? getDueWindows(fromMs, borderMs)
    : []) {
    const dueAt = sql`${timestampSql(midnightMs)} + ${settings.minuteOfDay} * interval '1 minute'`;
    const [counted] = await queryRows<{ count: number }>(
      db,
      sql`
        select count(*)::int as count from ${settings}
        where ${settings.enabled} and ${settings.minuteOfDay} > ${afterMinute} and ${settings.minuteOfDay} <= ${untilMinute}
          and ${settings.holdsSince} < ${dueAt} + interval '1 minute'
          and exists (select 1 from ${pushTokens} where ${pushTokens.userId} = ${settings.userId})
          and not exists (
            select 1 from push_claims where push_claims.user_id = ${settings.userId} and push_claims.date = ${date}::date
              and push_claims.kind = ${PUSH_KINDS.daily})`,
    );
    total += counted?.count ?? 0;
  }
  return total;
}

/**
 * Settles late claims in small steps, so that the pushes of today are not delayed. Returns how many users got no push: late
 * claims, and daily pushes that were missed while no dispatcher was running.
 */
export async function settleLate(db: Database, clock: () => number, closing: AbortSignal): Promise<number> {
  let total = await countMissedDaily(db, clock());
  for (let date = await findLateDate(db, clock()); date && !closing.aborted; date = await findLateDate(db, clock())) {
    const { closed, late } = await closeLateClaims(db, date, clock());
    // Another instance is settling the rest.
    if (closed === 0) break;
    total += late;
  }
  return total;
}

/** Deletes claims that are older than 30 days, and the progress of minutes that are over. */
export async function deleteOld(db: Database, nowMs: number): Promise<void> {
  await dropOldPartitions(db, kstDate(nowMs));
  await db.delete(pushMinutes).where(lt(pushMinutes.at, new Date(nowMs - MINUTES_KEPT_MS)));
}

/** Returns the dates for which claims may be written soon. */
export const getDatesAround = (nowMs: number): string[] => {
  const today = kstDate(nowMs);
  return [addDays(today, -1), today, addDays(today, 1)];
};
