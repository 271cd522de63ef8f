import { desc, eq } from 'drizzle-orm';
import type { Bookmark } from '@/lib/contract/bookmark';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language';
import { composePictureTexts } from '@/lib/domain/recommendation/picture-texts';
import { getSuitability } from '@/lib/domain/recommendation/suitability';
import { addToOutfit, parsePictureId } from '@/lib/domain/wardrobe/additions';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { getMessages } from '@/lib/messages/get-messages';
import type { Database } from '../db/database';
import { bookmarks } from '../db/schema';
import { PICTURE_SIZE, type Pictures } from '../pictures/pictures';

interface ListOptions {
  outfits: readonly Outfit[];
  pictures: Pictures;
  nowMs: number;
  /** Language of the texts. */
  language?: Language;
}

interface SavedOutfit {
  outfit: Outfit;
  /** The picture in which it was bookmarked, if it still exists, else the usual one. */
  pictureId: string;
}

/** Formats a bookmark. Its id is the outfit's id, which is unique per user. */
async function presentBookmark({ outfit, pictureId }: SavedOutfit, options: ListOptions): Promise<Bookmark> {
  const { pictures, nowMs, language = DEFAULT_LANGUAGE } = options;
  const { id } = outfit;
  const messages = getMessages(language);
  const pictured = { id: pictureId, outfit: addToOutfit(outfit, parsePictureId(pictureId)?.additions ?? []) };
  const { title, items, alt } = composePictureTexts(pictured, garmentById, messages);
  const metadata = {
    ...(await pictures.getUrls(pictureId, nowMs)),
    ...PICTURE_SIZE,
    alt,
    items,
    suits: getSuitability(outfit, garmentById),
  };
  return { id, outfitImage: { id, title, metadata } };
}

/** Reads a user's bookmarks, newest first. */
const readBookmarks = (db: Database, userId: string) =>
  db
    .select({ outfitId: bookmarks.outfitId, pictureId: bookmarks.pictureId })
    .from(bookmarks)
    .where(eq(bookmarks.userId, userId))
    .orderBy(desc(bookmarks.bookmarkedAt), bookmarks.outfitId);

/** Returns the ids of the bookmarked outfits, newest first, even if they cannot be shown any more. */
export const listBookmarkIds = async (db: Database, userId: string): Promise<string[]> =>
  (await readBookmarks(db, userId)).map(({ outfitId }) => outfitId);

/** Returns a user's bookmarks, newest first, without outfits that have left the wardrobe or lost their picture. */
export async function listBookmarks(db: Database, userId: string, options: ListOptions): Promise<Bookmark[]> {
  const { ids } = options.pictures;
  const outfitById = new Map<string, Outfit>(options.outfits.map((outfit) => [outfit.id, outfit]));
  const saved = (await readBookmarks(db, userId)).flatMap(({ outfitId, pictureId }): SavedOutfit[] => {
    const outfit = ids.has(outfitId) ? outfitById.get(outfitId) : undefined;
    return outfit ? [{ outfit, pictureId: pictureId !== null && ids.has(pictureId) ? pictureId : outfitId }] : [];
  });
  return Promise.all(saved.map((one) => presentBookmark(one, options)));
}
