import { sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { kstDate } from '@/lib/domain/kst';
import { metrics } from '@/lib/metrics/metrics';
import type { Database } from '../db/database';
import { queryRows } from '../db/query-rows';
import { notificationSettings, PUSH_KINDS, pushMinutes, pushTokens } from '../db/schema';
import { getDueWindows, getMinuteOfDay, MAX_LATENESS_MS } from './due';
import { timestampSql } from './timestamp-sql';

/** A push counts as overdue if no attempt was made for this long after its due time. */
export const OVERDUE_MS = 5 * MINUTE_MS;
/** Overdue settings are counted up to this number, so that the query stays short in a peak minute. */
const MAX_COUNTED = 10_000;

const settings = notificationSettings;
const hasToken = sql`exists (select 1 from ${pushTokens} where ${pushTokens.userId} = ${settings.userId})`;

async function count(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await queryRows<{ count: number }>(db, query);
  return row?.count ?? 0;
}

const countOpenClaims = (db: Database, nowMs: number): Promise<number> =>
  count(
    db,
    sql`
      select count(*)::int as count from push_claims
      where outcome is null and due_at <= ${timestampSql(nowMs)} and date >= ${kstDate(nowMs - MAX_LATENESS_MS)}::date`,
  );

/** Counts the users whose daily push is due in the current minute, by their settings. */
const countExpected = (db: Database, nowMs: number): Promise<number> =>
  count(
    db,
    sql`
      select count(*)::int as count from ${settings}
      where ${settings.enabled} and ${settings.minuteOfDay} = ${getMinuteOfDay(nowMs)}
        and ${settings.holdsSince} < ${timestampSql(Math.floor(nowMs / MINUTE_MS) * MINUTE_MS + MINUTE_MS)} and ${hasToken}`,
  );

/** Counts the claims of any kind that are overdue without an attempt, and not given up yet. */
const countUntried = (db: Database, nowMs: number): Promise<number> =>
  count(
    db,
    sql`
      select count(*)::int as count from push_claims
      where outcome is null and attempts = 0 and settled = '{}'::jsonb
        and due_at <= ${timestampSql(nowMs - OVERDUE_MS)} and due_at > ${timestampSql(nowMs - MAX_LATENESS_MS)}
        and date >= ${kstDate(nowMs - MAX_LATENESS_MS)}::date`,
  );

/** Counts the daily pushes of overdue minutes that no dispatcher has enrolled completely. */
async function countUnenrolled(db: Database, nowMs: number): Promise<number> {
  let total = 0;
  for (const { date, midnightMs, afterMinute, untilMinute } of getDueWindows(
    nowMs - MAX_LATENESS_MS,
    nowMs - OVERDUE_MS,
  )) {
    const dueAt = sql`${timestampSql(midnightMs)} + minute * interval '1 minute'`;
    total += await count(
      db,
      sql`
        select count(*)::int as count from (select 1 from generate_series(${afterMinute + 1}::int, ${untilMinute}::int) as minute
        join ${settings} on ${settings.enabled} and ${settings.minuteOfDay} = minute
        where not exists (select 1 from ${pushMinutes} where ${pushMinutes.isDone} and ${pushMinutes.at} = ${dueAt})
          and ${settings.holdsSince} < ${dueAt} + interval '1 minute' and ${hasToken}
          and not exists (
            select 1 from push_claims where push_claims.user_id = ${settings.userId}
              and push_claims.date = ${date}::date and push_claims.kind = ${PUSH_KINDS.daily})
          limit ${MAX_COUNTED}) as overdue`,
    );
  }
  return total;
}

/** Returns a function that runs `work` at most once in each minute of the clock, and else returns the last result. */
function oncePerMinute(work: (nowMs: number) => Promise<number>): (nowMs: number) => Promise<number> {
  let last: { minute: number; result: Promise<number> } | undefined;
  return (nowMs) => {
    const minute = Math.floor(nowMs / MINUTE_MS);
    if (last?.minute !== minute) {
      const result = work(nowMs);
      last = { minute, result };
      result.catch(() => (last = undefined));
    }
    return last!.result;
  };
}

/**
 * Registers the metrics of due pushes, which are read at every scrape. Every instance has them, whatever its role: if no
 * dispatcher runs, the others show it.
 */
export function registerPushMetrics(db: Database, clock: () => number, closing: AbortSignal): void {
  const { collectors, openClaims, expectedPushes, overduePushes } = metrics();
  // The settings of a minute can be many; they are counted once.
  const getExpected = oncePerMinute((nowMs) => countExpected(db, nowMs));
  const getUnenrolled = oncePerMinute((nowMs) => countUnenrolled(db, nowMs));

  async function collect(): Promise<void> {
    const nowMs = clock();
    overduePushes.set((await getUnenrolled(nowMs)) + (await countUntried(db, nowMs)));
    openClaims.set(await countOpenClaims(db, nowMs));
    expectedPushes.set(await getExpected(nowMs));
  }

  collectors.add(collect);
  closing.addEventListener('abort', () => collectors.delete(collect));
}
