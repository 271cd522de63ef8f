import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/contract/durations';
import { addDays, type KstDate } from '@/lib/domain/kst';
import type { Database } from '../../db/database';
import { providerCalls } from '../../db/schema';

interface ServiceDay {
  service: string;
  date: KstDate;
}

export interface Usage {
  calls: number;
  pausedUntilMs: number;
}

const RETENTION_DAYS = 7;

const isDay = ({ service, date }: ServiceDay) => and(eq(providerCalls.service, service), eq(providerCalls.date, date));

/**
 * Counts a call of any instance and returns the count of the day. Returns null if none is left or the service is
 * paused.
 */
export async function countCall(
  db: Database,
  day: ServiceDay & { limit: number; nowMs: number },
): Promise<number | null> {
  const { service, date, limit, nowMs } = day;
  const isPaused = and(
    gt(providerCalls.pausedUntil, new Date(nowMs)),
    lte(providerCalls.pausedUntil, new Date(nowMs + DAY_MS)),
  );
  const [row] = await db
    .insert(providerCalls)
    .values({ service, date, calls: 1 })
    .onConflictDoUpdate({
      target: [providerCalls.service, providerCalls.date],
      set: { calls: sql`${providerCalls.calls} + 1` },
      setWhere: and(lt(providerCalls.calls, limit), or(isNull(providerCalls.pausedUntil), sql`not ${isPaused}`)),
    })
    .returning({ calls: providerCalls.calls });
  if (row?.calls === 1) await db.delete(providerCalls).where(lt(providerCalls.date, addDays(date, -RETENTION_DAYS)));
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
