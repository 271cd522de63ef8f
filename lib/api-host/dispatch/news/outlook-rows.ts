import { desc, eq, lt } from 'drizzle-orm';
import { DAY_MS } from '@/lib/contract/durations';
import { isSameOutlook, type OutlookHour } from '@/lib/domain/push/outlook';
import type { Database } from '../../db/database';
import { outlooks } from '../../db/schema';

/** Forecast of a cell, valid from `at` until the next stored one. */
export interface StoredOutlook {
  at: Date;
  hours: OutlookHour[];
}

/** Users get a push every day, so no older forecast is needed. */
const KEPT_MS = 2 * DAY_MS;
/** Maximum age of the last stored forecast, so that it covers enough hours ahead. */
const RENEWED_MS = DAY_MS / 4;

/** Returns the stored forecasts of a cell, newest first. */
export const readOutlooks = (db: Database, place: number): Promise<StoredOutlook[]> =>
  db
    .select({ at: outlooks.at, hours: outlooks.hours })
    .from(outlooks)
    .where(eq(outlooks.place, place))
    .orderBy(desc(outlooks.at));

/** Stores the forecast of a cell if it differs from the last stored one, or that one is too old. */
export async function saveOutlook(
  db: Database,
  place: number,
  { at, hours }: StoredOutlook,
  last: StoredOutlook | undefined,
): Promise<void> {
  const isKnown = last && at.getTime() - last.at.getTime() < RENEWED_MS && isSameOutlook(last.hours, hours);
  if (!isKnown) await db.insert(outlooks).values({ place, at, hours }).onConflictDoNothing();
}

/** Returns the forecast that was valid at a time, else the oldest stored one; null if none is stored. */
export const findKnownOutlook = (stored: readonly StoredOutlook[], informedMs: number): OutlookHour[] | null =>
  (stored.find(({ at }) => at.getTime() <= informedMs) ?? stored.at(-1))?.hours ?? null;

export async function deleteOldOutlooks(db: Database, nowMs: number): Promise<void> {
  await db.delete(outlooks).where(lt(outlooks.at, new Date(nowMs - KEPT_MS)));
}
