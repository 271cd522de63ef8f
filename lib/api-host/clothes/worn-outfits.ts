import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import type { WornOutfit } from '@/lib/contract/worn';
import { WORN_DAYS } from '@/lib/contract/worn-days';
import { addDays, type KstDate } from '@/lib/domain/kst';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { Database } from '../db/database';
import { users, wornOutfits } from '../db/schema';

/** Returns the first date of the retention period. */
const firstDate = (today: KstDate): KstDate => addDays(today, 1 - WORN_DAYS);

/** Returns the outfits that a user wore, newest first, without those that have left the wardrobe. */
export async function listWorn(
  db: Database,
  userId: string,
  { outfits, today }: { outfits: readonly Outfit[]; today: KstDate },
): Promise<WornOutfit[]> {
  const rows = await db
    .select()
    .from(wornOutfits)
    .where(and(eq(wornOutfits.userId, userId), gte(wornOutfits.date, firstDate(today))))
    .orderBy(desc(wornOutfits.date));
  const titles = new Map(outfits.map(({ id, title }) => [id, title]));
  return rows.flatMap(({ date, outfitId, categoryId }) => {
    const title = titles.get(outfitId);
    return title === undefined ? [] : [{ date, outfitId, categoryId, title }];
  });
}

/**
 * Saves the outfit of a date. Throws `ApiError` INVALID_INPUT for a date outside the retention period, UNAUTHENTICATED
 * if the user has been deleted.
 */
export async function saveWorn(
  db: Database,
  userId: string,
  today: KstDate,
  worn: Omit<WornOutfit, 'title'>,
): Promise<void> {
  if (worn.date > today || worn.date < firstDate(today))
    throw new ApiError('INVALID_INPUT', { fields: { date: '오늘까지의 60일 가운데 하루여야 해요.' } });
  await db.transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    await tx
      .insert(wornOutfits)
      .values({ userId, ...worn })
      .onConflictDoUpdate({ target: [wornOutfits.userId, wornOutfits.date], set: worn });
  });
}

export async function deleteWorn(db: Database, userId: string, date: KstDate): Promise<void> {
  await db.delete(wornOutfits).where(and(eq(wornOutfits.userId, userId), eq(wornOutfits.date, date)));
}

export async function deleteAllWorn(db: Database, userId: string): Promise<void> {
  await db.delete(wornOutfits).where(eq(wornOutfits.userId, userId));
}

/** Deletes worn outfits before the retention period, of all users. */
export async function sweepWorn(db: Database, today: KstDate): Promise<void> {
  await db.delete(wornOutfits).where(lt(wornOutfits.date, firstDate(today)));
}
