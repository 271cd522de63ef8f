import { sql, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { kstDate } from '@/lib/domain/kst';
import { queryRows } from '../../db/query-rows';
import type { Database } from '../../db/database';
import { cellNumberSql, notificationSettings, PUSH_KINDS } from '../../db/schema';
import { insertClaims, insertClaimsSql } from '../claim-insert';
import { getDueWindows, getMinuteOfDay, MAX_LATENESS_MS } from '../due';
import type { PushKindTools } from '../push-kind';
import { timestampSql } from '../timestamp-sql';
import { completeMinute, saveProgress, leaseMinute, type MinuteLease, type Position } from './minutes';

/** Rows of the first statement of a minute, which is small so that sending starts at once. */
const FIRST_ROWS = 500;
/** Concurrent statements, so that the database always has the next one, however busy the instance is. */
const MAX_CONCURRENT = 2;

const settings = notificationSettings;
const place = cellNumberSql(settings);

/** Consecutive settings of a minute: `from` is exclusive, `to` inclusive. */
interface Range {
  from: Position;
  /** Null for the end of the minute. */
  to: Position | null;
}

/** Builds the statement that claims the daily push for selected settings, except for times chosen after they had passed. */
const insertDue = (due: SQL, dueAt: SQL, date: SQL): SQL =>
  insertClaimsSql({
    kind: PUSH_KINDS.daily,
    date,
    dueAt,
    from: sql`${due} as notification_settings`,
    where: sql`notification_settings.holds_since < ${dueAt} + interval '1 minute'`,
  });

const positionSql = ({ place: at, userId }: Position): SQL => sql`(${at}, ${userId}::uuid)`;

const isInRange = (atMs: number, { from, to }: Range): SQL => sql`
  ${settings.enabled} and ${settings.minuteOfDay} = ${getMinuteOfDay(atMs)}
  and (${place}, ${settings.userId}) > ${positionSql(from)}
  ${to ? sql`and (${place}, ${settings.userId}) <= ${positionSql(to)}` : sql``}`;

/** Writes the next claims of a range. Returns how many are new, and the last position if more settings may follow. */
async function enrolSome(db: Database, atMs: number, range: Range, limit: number) {
  const [row] = await queryRows<Position & { written: number; seen: number }>(
    db,
    sql`
      with due as materialized (
        select ${settings}.*, ${place} as place from ${settings} where ${isInRange(atMs, range)}
        order by ${place}, ${settings.userId} limit ${limit}),
      written as (${insertDue(sql`due`, timestampSql(atMs), sql`${kstDate(atMs)}::date`)})
      select place, user_id as "userId", (select count(*)::int from written) as written, (select count(*)::int from due) as seen
      from due order by place desc, user_id desc limit 1`,
  );
  return { written: row?.written ?? 0, last: row && row.seen === limit ? row : null };
}

async function listRanges(db: Database, atMs: number, from: Position, rows: number): Promise<Range[]> {
  const ends = await queryRows<Position>(
    db,
    sql`
      select place, user_id as "userId" from (
        select ${place} as place, user_id, row_number() over (order by ${place}, user_id) as number
        from ${settings} where ${isInRange(atMs, { from, to: null })}) as numbered
      where number % ${rows} = 0 order by number`,
  );
  return [...ends, null].map((to, at) => ({ from: ends[at - 1] ?? from, to }));
}

type EnrolTools = Pick<PushKindTools, 'db' | 'clock' | 'enrolBatchRows'>;

/**
 * Writes all claims of a minute, unless another instance takes the lease over. Returns how many are new. The saved progress
 * is the start of the first unfinished range. After a crash, another instance may find claims of later ranges, which it
 * skips.
 */
async function enrolMinute(
  { db, clock, enrolBatchRows: rows }: EnrolTools,
  minute: MinuteLease,
  onClaims: () => void,
): Promise<number> {
  const { atMs } = minute;
  let total = 0;

  async function enrolSomeOf(range: Range, limit: number): Promise<Position | null> {
    const { written, last } = await enrolSome(db, atMs, range, limit);
    total += written;
    if (written > 0) onClaims();
    return last;
  }

  const first = await enrolSomeOf({ from: minute, to: null }, Math.min(FIRST_ROWS, rows));
  const ranges = first ? await listRanges(db, atMs, first, rows) : [];
  const done = new Set<Range>();
  let lease: MinuteLease | null = minute;
  let saving = Promise.resolve();

  async function save(): Promise<void> {
    const open = ranges.find((range) => !done.has(range));
    if (lease && open) lease = await saveProgress(db, lease, open.from, clock());
  }

  const remaining = ranges.values();
  async function worker(): Promise<void> {
    for (const range of remaining) {
      // Settings may have been added to the range since it was determined.
      for (let from: Position | null = range.from; from;)
        from = await enrolSomeOf({ ...range, from }, rows + FIRST_ROWS);
      done.add(range);
      await (saving = saving.then(save));
      if (!lease) return;
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  if (lease) await completeMinute(db, lease);
  return total;
}

/** Writes claims for users who have just chosen a time whose minute may already be enrolled. Returns how many are new. */
async function enrolChanged(db: Database, nowMs: number): Promise<number> {
  let total = 0;
  for (const { date, midnightMs, afterMinute, untilMinute } of getDueWindows(nowMs - MAX_LATENESS_MS, nowMs)) {
    const due = sql`(
      select * from ${settings} where ${settings.enabled} and ${settings.holdsSince} > ${timestampSql(nowMs - 2 * MINUTE_MS)}
        and ${settings.minuteOfDay} > ${afterMinute} and ${settings.minuteOfDay} <= ${untilMinute})`;
    const dueAt = sql`${timestampSql(midnightMs)} + notification_settings.minute_of_day * interval '1 minute'`;
    total += await insertClaims(db, insertDue(due, dueAt, sql`${date}::date`));
  }
  return total;
}

/** Writes the claims of all minutes of the last 30 that no other instance has leased. Returns how many are new. */
export async function enrolDaily(tools: EnrolTools, onClaims: () => void): Promise<number> {
  const { db, clock } = tools;
  let total = await enrolChanged(db, clock());
  if (total > 0) onClaims();
  for (let minute = await leaseMinute(db, clock()); minute; minute = await leaseMinute(db, clock()))
    total += await enrolMinute(tools, minute, onClaims);
  return total;
}
