import { desc, eq } from 'drizzle-orm';
import type { Bookmark } from '@/lib/contract/bookmark';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language';
import { getOutfitTitle } from '@/lib/domain/recommendation/display-names';
import { getAltText, getOutfitItems } from '@/lib/domain/recommendation/items';
import { getSuitability } from '@/lib/domain/recommendation/suitability';
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

/** Formats a bookmark. Its id is the outfit's id, which is unique per user. */
async function presentBookmark(outfit: Outfit, options: ListOptions): Promise<Bookmark> {
  const { pictures, nowMs, language = DEFAULT_LANGUAGE } = options;
  const { id } = outfit;
  const messages = getMessages(language);
  const title = getOutfitTitle(outfit, messages);
  const items = getOutfitItems(outfit, garmentById, messages);
  const metadata = {
    ...(await pictures.getUrls(id, nowMs)),
    ...PICTURE_SIZE,
    alt: getAltText(outfit, items, messages),
    items,
    suits: getSuitability(outfit, garmentById),
  };
  return { id, outfitImage: { id, title, metadata } };
}

/** Returns the ids of the bookmarked outfits, newest first, even if they cannot be shown any more. */
export async function listBookmarkIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ outfitId: bookmarks.outfitId })
    .from(bookmarks)
    .where(eq(bookmarks.userId, userId))
    .orderBy(desc(bookmarks.bookmarkedAt), bookmarks.outfitId);
  return rows.map(({ outfitId }) => outfitId);
}

/** Returns a user's bookmarks, newest first, without outfits that have left the wardrobe or lost their picture. */
export async function listBookmarks(db: Database, userId: string, options: ListOptions): Promise<Bookmark[]> {
  const ids = await listBookmarkIds(db, userId);
  const outfitById = new Map<string, Outfit>(options.outfits.map((outfit) => [outfit.id, outfit]));
  const available = ids.flatMap((outfitId) => {
    const outfit = options.pictures.ids.has(outfitId) ? outfitById.get(outfitId) : undefined;
    return outfit ? [outfit] : [];
  });
  return Promise.all(available.map((outfit) => presentBookmark(outfit, options)));
}
