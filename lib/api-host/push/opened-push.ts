import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import { addDays, type KstDate } from '@/lib/domain/kst';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { Database } from '../db/database';
import { notificationSettings } from '../db/schema';

interface Context {
  db: Database;
  userId: string;
  today: KstDate;
  outfits: readonly Outfit[];
}

/**
 * Records the outfit of a push that a user opened, if they want the evening question and no later date is recorded. Throws
 * `ApiError` NOT_FOUND for an unknown outfit, INVALID_INPUT for a date that no push of today is about.
 */
export async function recordOpenedPush(
  { outfitId, date, told }: { outfitId: string; date: KstDate; told?: string },
  { db, userId, today, outfits }: Context,
): Promise<void> {
  if (!outfits.some(({ id }) => id === outfitId)) throw new ApiError('NOT_FOUND');
  if (date < addDays(today, -1) || date > addDays(today, 1))
    throw new ApiError('INVALID_INPUT', { fields: { date: problem('pushDateInvalid') } });
  const { openedDate, questionEnabled } = notificationSettings;
  const isNewer = or(isNull(openedDate), lte(openedDate, date));
  await db
    .update(notificationSettings)
    .set({ openedDate: date, openedOutfitId: outfitId, openedTold: told ?? null })
    .where(and(eq(notificationSettings.userId, userId), questionEnabled, isNewer));
}

/** Returns how the push that a user opened recommended an outfit for a date; null if that is unknown. */
export async function readOpenedTold(
  db: Database,
  userId: string,
  { date, outfitId }: { date: KstDate; outfitId: string },
): Promise<string | null> {
  const { openedDate, openedOutfitId, openedTold } = notificationSettings;
  const isOpened = and(eq(notificationSettings.userId, userId), eq(openedDate, date), eq(openedOutfitId, outfitId));
  const [row] = await db.select({ told: openedTold }).from(notificationSettings).where(isOpened);
  return row?.told ?? null;
}
