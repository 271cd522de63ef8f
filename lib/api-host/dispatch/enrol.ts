import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { kstDate, kstHour, kstMinute } from '@/lib/domain/kst';
import type { Database } from '../db/database';
import { learntComforts, notificationSettings, placeOf, pushMinutes, pushTokens } from '../db/schema';
import { audienceNumber } from './audience-number';
import { dueWindows, WORTH_MS } from './due';

/** Rows of the first statement of a minute, so that sending begins at once, and of those after it. */
const FIRST_ROWS = 500;
/** Whoever began a minute has so long for each statement; after that somebody else goes on with it. */
const LEASE_MS = 30_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const settings = notificationSettings;
const place = placeOf(settings);
export const instant = (epochMs: number) => sql`${new Date(epochMs).toISOString()}::timestamptz`;
const rowsOf = <Row>(found: unknown): Row[] => (found as { rows: Row[] }).rows;

/** How far a minute's claims have come: in the order of places, and of people within them. */
interface Progress {
  place: number;
  userId: string;
}

/** A minute that this instance holds: it is the one to enrol it. */
interface Minute extends Progress {
  atMs: number;
  leasedUntil: Date;
}

const startOfMinute = (epochMs: number): number => Math.floor(epochMs / MINUTE_MS) * MINUTE_MS;

/** The claims that a query's settings give. A time that had passed when it was chosen begins on the next day. */
const insertDue = (due: SQL, dueAt: SQL, date: SQL): SQL => sql`
  insert into push_claims (user_id, date, due_at, leased_until, attempts, settled, audience)
  select notification_settings.user_id, ${date}, ${dueAt}, ${dueAt}, 0, '{}'::jsonb, ${audienceNumber}
  from ${due} as notification_settings
  left join ${learntComforts} on ${learntComforts.userId} = notification_settings.user_id
  where notification_settings.holds_since < ${dueAt} + interval '1 minute'
    and exists (select 1 from ${pushTokens} where ${pushTokens.userId} = notification_settings.user_id)
  on conflict do nothing
  returning 1`;

/**
 * Writes claims for the next few people of a minute and notes how far it has come, in one statement: while pushes are being
 * made every question to the database waits its turn. Null where there are none left.
 */
async function enrolSome(db: Database, { atMs, leasedUntil, ...from }: Minute, limit: number, untilMs: number) {
  const minuteOfDay = kstHour(atMs) * 60 + kstMinute(atMs);
  const [row] = rowsOf<Progress & { written: number; isHeld: boolean }>(
    await db.execute(sql`
      with due as materialized (
        select ${settings}.*, ${place} as place from ${settings}
        where ${settings.enabled} and ${settings.minuteOfDay} = ${minuteOfDay}
          and (${place}, ${settings.userId}) > (${from.place}, ${from.userId}::uuid)
        order by ${place}, ${settings.userId} limit ${limit}),
      written as (${insertDue(sql`due`, instant(atMs), sql`${kstDate(atMs)}::date`)}),
      last as (select place, user_id from due order by place desc, user_id desc limit 1),
      noted as (
        update ${pushMinutes} set place = last.place, user_id = last.user_id, leased_until = ${instant(untilMs)} from last
        where at = ${instant(atMs)} and leased_until = ${instant(leasedUntil.getTime())}
        returning 1)
      select place, user_id as "userId", (select count(*)::int from written) as written,
        exists (select 1 from noted) as "isHeld"
      from last`),
  );
  return row ?? null;
}

/** Names the minutes that are due, of which the oldest that nobody holds is taken. */
async function takeMinute(db: Database, nowMs: number): Promise<Minute | null> {
  const from = startOfMinute(nowMs - WORTH_MS) + MINUTE_MS;
  await db.execute(sql`
    insert into ${pushMinutes} (at, leased_until, place, user_id, is_done)
    select at, ${instant(nowMs)}, -1, ${NOBODY}, false
    from generate_series(${instant(from)}, ${instant(startOfMinute(nowMs))}, interval '1 minute') as at
    on conflict do nothing`);
  const open = and(
    sql`not ${pushMinutes.isDone}`,
    gt(pushMinutes.at, new Date(nowMs - WORTH_MS)),
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

/** Everybody of a minute has a claim; unless somebody else goes on with it meanwhile. */
async function endMinute(db: Database, { atMs, leasedUntil }: Minute): Promise<void> {
  const isHeld = and(eq(pushMinutes.at, new Date(atMs)), eq(pushMinutes.leasedUntil, leasedUntil));
  await db.update(pushMinutes).set({ isDone: true }).where(isHeld);
}

export interface EnrolTools {
  db: Database;
  clock: () => number;
  /** Rows of one statement. */
  rows: number;
  /** Some claims are there to be taken. */
  onClaims: () => void;
}

async function enrolMinute({ db, clock, rows, onClaims }: EnrolTools, taken: Minute): Promise<number> {
  let minute = taken;
  let total = 0;
  for (let limit = Math.min(FIRST_ROWS, rows); ; limit = rows) {
    const untilMs = clock() + LEASE_MS;
    const some = await enrolSome(db, minute, limit, untilMs);
    if (!some) {
      await endMinute(db, minute);
      return total;
    }
    const { place: at, userId, written, isHeld } = some;
    total += written;
    if (written > 0) onClaims();
    if (!isHeld) return total;
    minute = { atMs: minute.atMs, place: at, userId, leasedUntil: new Date(untilMs) };
  }
}

/** Claims for those who chose a time just now, within its own minute or in one that was enrolled before they did. */
async function enrolChanged(db: Database, nowMs: number): Promise<number> {
  let total = 0;
  for (const { date, midnightMs, afterMinute, untilMinute } of dueWindows(nowMs - WORTH_MS, nowMs)) {
    const due = sql`(
      select * from ${settings} where ${settings.enabled} and ${settings.holdsSince} > ${instant(nowMs - 2 * MINUTE_MS)}
        and ${settings.minuteOfDay} > ${afterMinute} and ${settings.minuteOfDay} <= ${untilMinute})`;
    const dueAt = sql`${instant(midnightMs)} + notification_settings.minute_of_day * interval '1 minute'`;
    total += rowsOf(await db.execute(insertDue(due, dueAt, sql`${date}::date`))).length;
  }
  return total;
}

/** Claims for everyone whose time came within the last 30 minutes, as far as nobody else is at it. Returns how many. */
export async function enrolDue(tools: EnrolTools): Promise<number> {
  const { db, clock, onClaims } = tools;
  let total = await enrolChanged(db, clock());
  if (total > 0) onClaims();
  for (let minute = await takeMinute(db, clock()); minute; minute = await takeMinute(db, clock()))
    total += await enrolMinute(tools, minute);
  return total;
}
