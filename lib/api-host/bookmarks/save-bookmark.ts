import { and, count, eq, notInArray } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import type { Database } from '../db/database';
import { bookmarks, users } from '../db/schema';

/** More than anyone looks through; a list of so many is still one answer. */
const MAX_BOOKMARKS = 1_000;

const FULL = '코디는 1,000벌까지 저장할 수 있어요. 저장한 코디를 정리한 뒤에 다시 시도해 주세요.';

/** Whose bookmark, of what, and when. */
interface NewBookmark {
  userId: string;
  outfitId: string;
  nowMs: number;
}

const countBookmarks = async (db: Database, userId: string): Promise<number> =>
  (await db.select({ saved: count() }).from(bookmarks).where(eq(bookmarks.userId, userId)))[0]?.saved ?? 0;

/** Whether there is room for one more: where there is none, outfits that have left the wardrobe make it. */
async function hasRoom(db: Database, userId: string, outfitIds: readonly string[]): Promise<boolean> {
  if ((await countBookmarks(db, userId)) < MAX_BOOKMARKS) return true;
  await db.delete(bookmarks).where(and(eq(bookmarks.userId, userId), notInArray(bookmarks.outfitId, [...outfitIds])));
  return (await countBookmarks(db, userId)) < MAX_BOOKMARKS;
}

/**
 * Saves a bookmark; one that is there already stays as it was. `outfitIds` holds the ids of all outfits that there
 * are. Throws `ApiError` CONFLICT at the 1,001st, UNAUTHENTICATED where the person has left meanwhile.
 */
export async function saveBookmark(db: Database, wish: NewBookmark, outfitIds: readonly string[]): Promise<void> {
  const { userId, outfitId, nowMs } = wish;
  await db.transaction(async (tx) => {
    // Bookmarks of a person at the same time wait for one another here, so that none slips past the limit.
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    const same = and(eq(bookmarks.userId, userId), eq(bookmarks.outfitId, outfitId));
    if ((await tx.select().from(bookmarks).where(same)).length > 0) return;
    if (!(await hasRoom(tx, userId, outfitIds))) throw new ApiError('CONFLICT', { message: FULL });
    await tx.insert(bookmarks).values({ userId, outfitId, bookmarkedAt: new Date(nowMs) });
  });
}

/** Deletes a bookmark, if it is there. */
export async function deleteBookmark(db: Database, { userId, outfitId }: Omit<NewBookmark, 'nowMs'>): Promise<void> {
  await db.delete(bookmarks).where(and(eq(bookmarks.userId, userId), eq(bookmarks.outfitId, outfitId)));
}
