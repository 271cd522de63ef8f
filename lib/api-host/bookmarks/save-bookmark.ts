import { and, count, eq, notInArray } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import type { Database } from '../db/database';
import { bookmarks, users } from '../db/schema';

/** More than a user looks through, and still few enough for one response. */
const MAX_BOOKMARKS = 1_000;

const FULL = problem('bookmarksFull');

interface NewBookmark {
  userId: string;
  outfitId: string;
  /** Picture with additions in which the user saw the outfit, or null for its usual one. */
  pictureId: string | null;
  nowMs: number;
}

const countBookmarks = async (db: Database, userId: string): Promise<number> =>
  (await db.select({ saved: count() }).from(bookmarks).where(eq(bookmarks.userId, userId)))[0]?.saved ?? 0;

/**
 * Returns whether the user may add a bookmark. At the limit, deletes bookmarks of outfits that have left the wardrobe.
 */
async function hasRoom(db: Database, userId: string, outfitIds: readonly string[]): Promise<boolean> {
  if ((await countBookmarks(db, userId)) < MAX_BOOKMARKS) return true;
  await db.delete(bookmarks).where(and(eq(bookmarks.userId, userId), notInArray(bookmarks.outfitId, [...outfitIds])));
  return (await countBookmarks(db, userId)) < MAX_BOOKMARKS;
}

/**
 * Saves a bookmark, or leaves an existing one unchanged. `outfitIds` contains the ids of the whole wardrobe. Throws
 * `ApiError` CONFLICT at the 1,001st, UNAUTHENTICATED if the user has been deleted.
 */
export async function saveBookmark(db: Database, bookmark: NewBookmark, outfitIds: readonly string[]): Promise<void> {
  const { userId, outfitId, pictureId, nowMs } = bookmark;
  await db.transaction(async (tx) => {
    // Locks the user's row, so that concurrent bookmarks cannot exceed the limit.
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    const same = and(eq(bookmarks.userId, userId), eq(bookmarks.outfitId, outfitId));
    if ((await tx.select().from(bookmarks).where(same)).length > 0) return;
    if (!(await hasRoom(tx, userId, outfitIds))) throw new ApiError('CONFLICT', { message: FULL });
    await tx.insert(bookmarks).values({ userId, outfitId, pictureId, bookmarkedAt: new Date(nowMs) });
  });
}

export async function deleteBookmark(
  db: Database,
  { userId, outfitId }: Pick<NewBookmark, 'userId' | 'outfitId'>,
): Promise<void> {
  await db.delete(bookmarks).where(and(eq(bookmarks.userId, userId), eq(bookmarks.outfitId, outfitId)));
}
