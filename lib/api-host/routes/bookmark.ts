import { addBookmark, getBookmarkIds, getBookmarks, removeBookmark } from '@/lib/contract/bookmark';
import { ApiError } from '@/lib/contract/errors';
import { memberOf } from '../accounts/identify-member';
import { deleteBookmark, saveBookmark } from '../bookmarks/save-bookmark';
import { listBookmarkIds, listBookmarks } from '../bookmarks/list-bookmarks';
import { serve } from '../http/serve';

export const bookmarkRoutes = [
  serve(getBookmarks, async (_, { database, clock, outfits, pictures }, context) => {
    const db = await database();
    return { content: await listBookmarks(db, memberOf(context).userId, { outfits, pictures, nowMs: clock() }) };
  }),

  serve(getBookmarkIds, async (_, { database }, context) => ({
    content: await listBookmarkIds(await database(), memberOf(context).userId),
  })),

  serve(addBookmark, async ({ params: { id } }, { database, clock, outfits }, context) => {
    const outfitIds = outfits.map((outfit) => outfit.id);
    if (!outfitIds.includes(id)) throw new ApiError('NOT_FOUND');
    const wish = { userId: memberOf(context).userId, outfitId: id, nowMs: clock() };
    await saveBookmark(await database(), wish, outfitIds);
    return {};
  }),

  serve(removeBookmark, async ({ params: { id } }, { database }, context) => {
    await deleteBookmark(await database(), { userId: memberOf(context).userId, outfitId: id });
    return {};
  }),
];
