import { desc, eq, lt } from 'drizzle-orm';
import { DAY_MS } from '@/lib/contract/durations';
import { isSameOutlook, type OutlookHour } from '@/lib/domain/push/outlook';
import type { Database } from '../../db/database';
import { outlooks } from '../../db/schema';

/** The outlook of a place as it was from a time on. */
export interface StoredOutlook {
  at: Date;
  hours: OutlookHour[];
}

/** Nobody was last told longer ago: there is a push a day. */
const KEPT_MS = 2 * DAY_MS;
/** A new one is written at the latest so long after the last, so that it reaches far enough ahead. */
const RENEWED_MS = DAY_MS / 4;

/** What is stored of a place, newest first. */
export const readOutlooks = (db: Database, place: number): Promise<StoredOutlook[]> =>
  db
    .select({ at: outlooks.at, hours: outlooks.hours })
    .from(outlooks)
    .where(eq(outlooks.place, place))
    .orderBy(desc(outlooks.at));

/** Writes down what is forecast for a place, if it is news against what was last written. */
export async function saveOutlook(
  db: Database,
  place: number,
  { at, hours }: StoredOutlook,
  last: StoredOutlook | undefined,
): Promise<void> {
  const isKnown = last && at.getTime() - last.at.getTime() < RENEWED_MS && isSameOutlook(last.hours, hours);
  if (!isKnown) await db.insert(outlooks).values({ place, at, hours }).onConflictDoNothing();
}

/** What somebody has heard who was told at a time: what held then, else the first that was ever written. */
export const findKnownOutlook = (stored: readonly StoredOutlook[], informedMs: number): OutlookHour[] | null =>
  (stored.find(({ at }) => at.getTime() <= informedMs) ?? stored.at(-1))?.hours ?? null;

/** Forgets outlooks that nobody was told by last. */
export async function deleteOldOutlooks(db: Database, nowMs: number): Promise<void> {
  await db.delete(outlooks).where(lt(outlooks.at, new Date(nowMs - KEPT_MS)));
}
