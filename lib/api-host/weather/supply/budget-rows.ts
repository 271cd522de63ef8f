import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { CLOCK_SKEW_MS } from '@/lib/contract/weather-freshness';
import { addDays, type KstDate } from '@/lib/domain/kst';
import type { Database } from '../../db/database';
import { providerCalls } from '../../db/schema';

export interface ServiceDay {
  service: string;
  date: KstDate;
}

export interface Usage {
  calls: number;
  pausedUntilMs: number;
}

/** Calls of one instance that are counted before they are made. */
export interface CallsToCount extends ServiceDay {
  calls: number;
  /** Calls of the day that all instances together may make. */
  limit: number;
  nowMs: number;
}

/**
 * Longest pause that a provider can impose with `Retry-After`. After it the next call shows whether the service responds
 * again; if not, that call's response begins another pause.
 */
export const MAX_PAUSE_MS = 10 * MINUTE_MS;
/** A later end of a pause was written by an instance with a wrong clock. */
const LATEST_END_MS = MAX_PAUSE_MS + CLOCK_SKEW_MS;
const RETENTION_DAYS = 7;

const isDay = ({ service, date }: ServiceDay) => and(eq(providerCalls.service, service), eq(providerCalls.date, date));

export const isPaused = ({ pausedUntilMs }: Usage, nowMs: number): boolean =>
  pausedUntilMs > nowMs && pausedUntilMs <= nowMs + LATEST_END_MS;

/**
 * Counts calls of any instance, all or none, and returns the count of the day. Returns null if fewer are left or the
 * service is paused.
 */
export async function countCalls(
  db: Database,
  { service, date, calls, limit, nowMs }: CallsToCount,
): Promise<number | null> {
  const paused = and(
    gt(providerCalls.pausedUntil, new Date(nowMs)),
    lte(providerCalls.pausedUntil, new Date(nowMs + LATEST_END_MS)),
  );
  const [row] = await db
    .insert(providerCalls)
    .values({ service, date, calls })
    .onConflictDoUpdate({
      target: [providerCalls.service, providerCalls.date],
      set: { calls: sql`${providerCalls.calls} + ${calls}` },
      setWhere: and(lte(providerCalls.calls, limit - calls), or(isNull(providerCalls.pausedUntil), sql`not ${paused}`)),
    })
    .returning({ calls: providerCalls.calls });
  if (row?.calls === calls)
    await db.delete(providerCalls).where(lt(providerCalls.date, addDays(date, -RETENTION_DAYS)));
  return row?.calls ?? null;
}

export async function readUsage(db: Database, day: ServiceDay): Promise<Usage> {
  const [row] = await db.select().from(providerCalls).where(isDay(day));
  return { calls: row?.calls ?? 0, pausedUntilMs: row?.pausedUntil?.getTime() ?? 0 };
}

export async function writePause(db: Database, day: ServiceDay & { untilMs: number }): Promise<void> {
  const pausedUntil = new Date(day.untilMs);
  await db
    .insert(providerCalls)
    .values({ service: day.service, date: day.date, calls: 0, pausedUntil })
    .onConflictDoUpdate({ target: [providerCalls.service, providerCalls.date], set: { pausedUntil } });
}
