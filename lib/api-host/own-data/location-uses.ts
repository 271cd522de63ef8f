import { randomUUID } from 'node:crypto';
import { desc, eq, lte } from 'drizzle-orm';
import { DAY_MS } from '@/lib/contract/durations';
import { MAX_LOCATION_USES, type LocationPurpose } from '@/lib/contract/own-data';
import type { Database } from '../db/database';
import { locationUses } from '../db/schema';

/** Six months, as the location terms state. */
const KEPT_MS = 184 * DAY_MS;

/** Records that a member's position was used. The position itself is not recorded. */
export async function recordLocationUse(
  db: Database,
  { userId, purpose, nowMs }: { userId: string; purpose: LocationPurpose; nowMs: number },
): Promise<void> {
  await db.insert(locationUses).values({ id: randomUUID(), userId, purpose, usedAt: new Date(nowMs) });
}

/** Returns the latest records of a member. */
export async function listLocationUses(db: Database, userId: string) {
  const rows = await db
    .select()
    .from(locationUses)
    .where(eq(locationUses.userId, userId))
    .orderBy(desc(locationUses.usedAt))
    .limit(MAX_LOCATION_USES);
  return rows.map(({ usedAt, purpose }) => ({ usedAt: usedAt.toISOString(), purpose }));
}

export async function sweepLocationUses(db: Database, nowMs: number): Promise<void> {
  await db.delete(locationUses).where(lte(locationUses.usedAt, new Date(nowMs - KEPT_MS)));
}
