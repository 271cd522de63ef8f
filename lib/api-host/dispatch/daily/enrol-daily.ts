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

/** Rows of the first statement of a minute, so that sending begins at once. */
const FIRST_ROWS = 500;
/** Statements under way: the database has the next one when it has done one, however busy the instance is with pushes. */
const AT_ONCE = 2;

const settings = notificationSettings;
const place = cellNumberSql(settings);

/** Neighbours among the people of a minute: after the one, up to and with the other. */
interface Range {
  from: Position;
  /** Null for all the rest. */
  to: Position | null;
}

/** The claims that a query's settings give. A time that had passed when it was chosen begins on the next day. */
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

/** Writes claims for the next few people of a range. Returns how many are new, and the last who was looked at, where more may follow. */
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

/** What is left of a minute, in ranges of so many people. */
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
 * Claims for everyone of a minute, unless somebody else goes on with it meanwhile. Returns how many are new. What is noted
 * is the first range that is not done: who goes on after a crash may find claims behind it, and leaves them as they are.
 */
async function enrolMinute(
  { db, clock, enrolBatchRows: rows }: EnrolTools,
  taken: MinuteLease,
  onClaims: () => void,
): Promise<number> {
  const { atMs } = taken;
  let total = 0;

  async function enrolSomeOf(range: Range, limit: number): Promise<Position | null> {
    const { written, last } = await enrolSome(db, atMs, range, limit);
    total += written;
    if (written > 0) onClaims();
    return last;
  }

  const first = await enrolSomeOf({ from: taken, to: null }, Math.min(FIRST_ROWS, rows));
  const ranges = first ? await listRanges(db, atMs, first, rows) : [];
  const done = new Set<Range>();
  let held: MinuteLease | null = taken;
  let noting = Promise.resolve();

  async function note(): Promise<void> {
    const open = ranges.find((range) => !done.has(range));
    if (held && open) held = await saveProgress(db, held, open.from, clock());
  }

  const waiting = ranges.values();
  async function lane(): Promise<void> {
    for (const range of waiting) {
      // Somebody may have come into it since ranges were made.
      for (let from: Position | null = range.from; from;)
        from = await enrolSomeOf({ ...range, from }, rows + FIRST_ROWS);
      done.add(range);
      await (noting = noting.then(note));
      if (!held) return;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  if (held) await completeMinute(db, held);
  return total;
}

/** Claims for those who chose a time just now, within its own minute or in one that was enrolled before they did. */
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

/** Claims for everyone whose time came within the last 30 minutes, as far as nobody else is at it. Returns how many. */
export async function enrolDaily(tools: EnrolTools, onClaims: () => void): Promise<number> {
  const { db, clock } = tools;
  let total = await enrolChanged(db, clock());
  if (total > 0) onClaims();
  for (let minute = await leaseMinute(db, clock()); minute; minute = await leaseMinute(db, clock()))
    total += await enrolMinute(tools, minute, onClaims);
  return total;
}
