import { desc, eq } from 'drizzle-orm';
import type { Bookmark } from '@/lib/contract/bookmark';
import { getAltText, getOutfitItems } from '@/lib/domain/recommendation/items';
import { getSuitability } from '@/lib/domain/recommendation/suitability';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { Database } from '../db/database';
import { bookmarks } from '../db/schema';
import { PICTURE_SIZE, type Pictures } from '../pictures/pictures';

/** What bookmarks are shown with. */
interface Shown {
  outfits: readonly Outfit[];
  pictures: Pictures;
  nowMs: number;
}

/** A bookmark has the id of its outfit, which is what it is taken away by: there is one for a person and an outfit. */
async function present(outfit: Outfit, { pictures, nowMs }: Shown): Promise<Bookmark> {
  const { id, title } = outfit;
  const items = getOutfitItems(outfit, garmentById);
  const metadata = {
    ...(await pictures.getUrls(id, nowMs)),
    ...PICTURE_SIZE,
    alt: getAltText(outfit, items),
    items,
    suits: getSuitability(outfit, garmentById),
  };
  return { id, outfitImage: { id, title, metadata } };
}

/** The ids of the outfits that a person has bookmarked, newest first, whether or not they can still be shown. */
export async function listBookmarkIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ outfitId: bookmarks.outfitId })
    .from(bookmarks)
    .where(eq(bookmarks.userId, userId))
    .orderBy(desc(bookmarks.bookmarkedAt), bookmarks.outfitId);
  return rows.map(({ outfitId }) => outfitId);
}

/** A person's bookmarks, newest first. What has left the wardrobe or lost its picture is left out. */
export async function listBookmarks(db: Database, userId: string, shown: Shown): Promise<Bookmark[]> {
  const ids = await listBookmarkIds(db, userId);
  const outfitById = new Map(shown.outfits.map((outfit) => [outfit.id, outfit]));
  const there = ids.flatMap((outfitId) => {
    const outfit = shown.pictures.ids.has(outfitId) ? outfitById.get(outfitId) : undefined;
    return outfit ? [outfit] : [];
  });
  return Promise.all(there.map((outfit) => present(outfit, shown)));
}
