import { and, eq, exists, gt, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/contract/durations';
import { addDays, kstDate } from '@/lib/domain/kst';
import type { Database } from '../db/database';
import { cacheEntries, notificationSettings, pushClaims, pushTokens } from '../db/schema';
import { dueWindows, WORTH_MS, type DueWindow } from './due';

/** Rows of one statement, so that none runs into its time limit. */
const ROWS = 10_000;
const RETENTION_DAYS = 30;
/** How far back a standstill is looked for. */
const LONGEST_STANDSTILL_MS = DAY_MS;
const SEEN_KEY = 'dispatch:seen-until';

const settings = notificationSettings;
const instant = (epochMs: number) => sql`${new Date(epochMs).toISOString()}::timestamptz`;

/** Writes claims for a part of a date, of those who have none; the unique key lets every person and date have one. */
async function enrolSome(db: Database, window: DueWindow, nowMs: number, outcome: 'late' | null): Promise<number> {
  const dueAt = sql`${instant(window.midnightMs)} + ${settings.minuteOfDay} * interval '1 minute'`;
  const own = and(eq(pushClaims.userId, settings.userId), eq(pushClaims.date, window.date));
  const due = db
    .select({
      userId: settings.userId,
      date: sql`${window.date}::date`.as('date'),
      dueAt: dueAt.as('due_at'),
      leasedUntil: instant(nowMs).as('leased_until'),
      attempts: sql`0::smallint`.as('attempts'),
      settled: sql`'{}'::jsonb`.as('settled'),
      outcome: sql`${outcome}::text`.as('outcome'),
    })
    .from(settings)
    .where(
      and(
        settings.enabled,
        gt(settings.minuteOfDay, window.afterMinute),
        lte(settings.minuteOfDay, window.untilMinute),
        // A time that had passed when it was chosen begins on the next day.
        sql`${settings.holdsSince} < ${dueAt} + interval '1 minute'`,
        exists(db.select({ id: pushTokens.id }).from(pushTokens).where(eq(pushTokens.userId, settings.userId))),
        notExists(db.select({ date: pushClaims.date }).from(pushClaims).where(own)),
      ),
    )
    .limit(ROWS);
  const written = await db.insert(pushClaims).select(due).onConflictDoNothing().returning({ date: pushClaims.date });
  return written.length;
}

async function enrol(db: Database, windows: DueWindow[], nowMs: number, outcome: 'late' | null): Promise<number> {
  let total = 0;
  for (const window of windows)
    for (let rows = ROWS; rows === ROWS; total += rows) rows = await enrolSome(db, window, nowMs, outcome);
  return total;
}

/** Claims for everyone whose time came within the last 30 minutes. Returns how many are new. */
export const enrolDue = (db: Database, nowMs: number): Promise<number> =>
  enrol(db, dueWindows(nowMs - WORTH_MS, nowMs), nowMs, null);

/** Until when, in epoch ms, settings were looked at; null before the first time. */
async function seenUntil(db: Database): Promise<number | null> {
  const [row] = await db.select().from(cacheEntries).where(eq(cacheEntries.key, SEEN_KEY));
  return typeof row?.value === 'number' ? row.value : null;
}

async function noteSeen(db: Database, nowMs: number): Promise<void> {
  const entry = { value: nowMs, expiresAt: new Date(nowMs + LONGEST_STANDSTILL_MS) };
  await db
    .insert(cacheEntries)
    .values({ key: SEEN_KEY, ...entry })
    .onConflictDoUpdate({ target: cacheEntries.key, set: { ...entry, updatedAt: new Date(nowMs) } });
}

/** Closes claims that came to nothing in time; a device that was reached before makes it a push all the same. */
async function closeLate(db: Database, nowMs: number): Promise<number> {
  const reached = sql`jsonb_path_exists(${pushClaims.settled}, '$.* ? (@ == "sent")')`;
  const closed = await db
    .update(pushClaims)
    .set({ outcome: sql`case when ${reached} then 'sent' else 'late' end` })
    .where(
      and(
        isNull(pushClaims.outcome),
        lte(pushClaims.dueAt, new Date(nowMs - WORTH_MS)),
        lte(pushClaims.leasedUntil, new Date(nowMs)),
      ),
    )
    .returning({ outcome: pushClaims.outcome });
  return closed.filter(({ outcome }) => outcome === 'late').length;
}

/**
 * Settles what is too late: claims that nobody could serve, and times that passed while nobody looked. Returns how many
 * people got no push for it.
 */
export async function skipLate(db: Database, nowMs: number): Promise<number> {
  const seen = await seenUntil(db);
  const fromMs = Math.max(seen ?? nowMs, nowMs - LONGEST_STANDSTILL_MS) - WORTH_MS;
  const missed = await enrol(db, dueWindows(fromMs, nowMs - WORTH_MS), nowMs, 'late');
  await noteSeen(db, nowMs);
  return missed + (await closeLate(db, nowMs));
}

/** Removes claims that are older than 30 days. */
export async function sweepClaims(db: Database, nowMs: number): Promise<void> {
  await db.delete(pushClaims).where(lt(pushClaims.date, addDays(kstDate(nowMs), -RETENTION_DAYS)));
}
