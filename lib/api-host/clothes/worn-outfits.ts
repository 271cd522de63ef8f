import { and, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { ParsedInput } from '@/lib/contract/call';
import type { OutfitFeeling } from '@/lib/contract/comfort';
import { ApiError } from '@/lib/contract/errors';
import type { Language } from '@/lib/contract/language';
import type { markWorn, WornOutfit } from '@/lib/contract/worn';
import { WORN_DAYS } from '@/lib/contract/worn-days';
import { problem } from '@/lib/contract/problem';
import { addDays, type KstDate } from '@/lib/domain/kst';
import { getPictureTitle } from '@/lib/domain/recommendation/picture-title';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { getMessages } from '@/lib/messages/get-messages';
import type { Database } from '../db/database';
import { users, wornOutfits } from '../db/schema';

/** Returns the first date of the retention period. */
const firstDate = (today: KstDate): KstDate => addDays(today, 1 - WORN_DAYS);

/** Returns the outfits that a user wore, newest first, without those that have left the wardrobe. */
export async function listWorn(
  db: Database,
  userId: string,
  { outfits, today, language }: { outfits: readonly Outfit[]; today: KstDate; language: Language },
): Promise<WornOutfit[]> {
  const rows = await db
    .select()
    .from(wornOutfits)
    .where(and(eq(wornOutfits.userId, userId), gte(wornOutfits.date, firstDate(today))))
    .orderBy(desc(wornOutfits.date));
  const titles = new Map<string, string>(
    outfits.map((outfit) => [outfit.id, getPictureTitle({ id: outfit.id, outfit }, getMessages(language))]),
  );
  return rows.flatMap(({ date, outfitId, categoryId, feelsLikeMinC: min, feelsLikeMaxC: max, feeling }) => {
    const title = titles.get(outfitId);
    const feelsLike = min === null || max === null ? null : { min, max };
    return title === undefined ? [] : [{ date, outfitId, categoryId, title, feelsLike, feeling }];
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
  { feelsLike, ...worn }: ParsedInput<typeof markWorn>['body'] & { date: KstDate },
): Promise<void> {
  if (worn.date > today || worn.date < firstDate(today))
    throw new ApiError('INVALID_INPUT', { fields: { date: problem('wornDateInvalid') } });
  await db.transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    const marked = {
      ...worn,
      told: worn.told ?? null,
      feelsLikeMinC: feelsLike?.min ?? null,
      feelsLikeMaxC: feelsLike?.max ?? null,
    };
    await tx
      .insert(wornOutfits)
      .values({ userId, ...marked })
      // Feedback is about one outfit, so another outfit starts without it.
      .onConflictDoUpdate({
        target: [wornOutfits.userId, wornOutfits.date],
        set: {
          ...marked,
          feeling: sql`case when ${wornOutfits.outfitId} = excluded.outfit_id then ${wornOutfits.feeling} end`,
        },
      });
  });
}

/** Stores the feedback about an outfit with the date on which it was worn. Does nothing if it was not marked as worn. */
export async function saveWornFeeling(
  db: Database,
  userId: string,
  { date, outfitId, feeling }: { date: KstDate; outfitId: string; feeling: OutfitFeeling | null },
): Promise<void> {
  const isWorn = and(eq(wornOutfits.userId, userId), eq(wornOutfits.date, date), eq(wornOutfits.outfitId, outfitId));
  await db.update(wornOutfits).set({ feeling }).where(isWorn);
}

/** Removes all feedback from a user's worn outfits. */
export async function clearWornFeelings(db: Database, userId: string): Promise<void> {
  await db.update(wornOutfits).set({ feeling: null }).where(eq(wornOutfits.userId, userId));
}

export async function deleteWorn(db: Database, userId: string, date: KstDate): Promise<void> {
  await db.delete(wornOutfits).where(and(eq(wornOutfits.userId, userId), eq(wornOutfits.date, date)));
}

export async function deleteAllWorn(db: Database, userId: string): Promise<void> {
  await db.delete(wornOutfits).where(eq(wornOutfits.userId, userId));
}

/** Returns how a worn outfit was recommended to a user on a date; null if that is unknown. */
export async function readWornTold(
  db: Database,
  userId: string,
  { date, outfitId }: { date: KstDate; outfitId: string },
): Promise<string | null> {
  const isWorn = and(eq(wornOutfits.userId, userId), eq(wornOutfits.date, date), eq(wornOutfits.outfitId, outfitId));
  const [row] = await db.select({ told: wornOutfits.told }).from(wornOutfits).where(isWorn);
  return row?.told ?? null;
}

/**
 * Deletes worn outfits before the retention period, of all users, and the recommended hours of dates about which no
 * feedback is accepted any more.
 */
export async function sweepWorn(db: Database, today: KstDate): Promise<void> {
  const isOld = and(lt(wornOutfits.date, addDays(today, -1)), isNotNull(wornOutfits.told));
  await db.update(wornOutfits).set({ told: null }).where(isOld);
  await db.delete(wornOutfits).where(lt(wornOutfits.date, firstDate(today)));
}
