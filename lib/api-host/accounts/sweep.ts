import { and, isNotNull, isNull, lte } from 'drizzle-orm';
import { DAY_MS } from '@/lib/contract/durations';
import { kstDate } from '@/lib/domain/kst';
import { sweepWorn } from '../clothes/worn-outfits';
import { sweepFeedback } from '../feedback/unanswered';
import type { Database } from '../db/database';
import { accessTokens, mailCodes, rateLimits, sessions, socialLogins, users, withdrawnAccounts } from '../db/schema';
import { sweepLocationUses } from '../own-data/location-uses';

/** Lifetime of a social account that was never completed, in ms. */
const UNFINISHED_MS = 7 * DAY_MS;
/** Time for which deleted accounts are known, in ms: longer than backups are kept, which is 30 days at most. */
const REPLAYED_MS = 40 * DAY_MS;

/** Deletes expired rows. Several instances may run it at the same time. */
export async function sweepAccounts(db: Database, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  for (const table of [sessions, accessTokens, mailCodes, socialLogins])
    await db.delete(table).where(lte(table.expiresAt, now));
  await sweepWorn(db, kstDate(nowMs));
  await sweepFeedback(db, nowMs);
  await sweepLocationUses(db, nowMs);
  await db.delete(withdrawnAccounts).where(lte(withdrawnAccounts.withdrawnAt, new Date(nowMs - REPLAYED_MS)));
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, now));
  const isOld = lte(users.createdAt, new Date(nowMs - UNFINISHED_MS));
  await db.delete(users).where(and(isNotNull(users.socialType), isNull(users.nickname), isOld));
}
