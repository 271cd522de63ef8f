import { addBookmark, getBookmarkIds, getBookmarks, removeBookmark } from '@/lib/contract/bookmark';
import { ApiError } from '@/lib/contract/errors';
import { parsePictureId } from '@/lib/domain/wardrobe/additions';
import { getMember } from '../accounts/identify-member';
import { deleteBookmark, saveBookmark } from '../bookmarks/save-bookmark';
import { listBookmarkIds, listBookmarks } from '../bookmarks/list-bookmarks';
import { defineRoute, type Route } from '../http/define-route';
import type { Infrastructure } from '../shared/infrastructure';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';

type Dependencies = Pick<Infrastructure, 'database' | 'clock'> & Pick<OutfitDependencies, 'outfits' | 'pictures'>;

export const bookmarkRoutes: Route<Dependencies>[] = [
  defineRoute(getBookmarks, async ({ query: { language } }, { database, clock, outfits, pictures }, context) => {
    const db = await database();
    const options = { outfits, pictures, nowMs: clock(), language };
    return { content: await listBookmarks(db, getMember(context).userId, options) };
  }),

  defineRoute(getBookmarkIds, async (_, { database }, context) => ({
    content: await listBookmarkIds(await database(), getMember(context).userId),
  })),

  defineRoute(addBookmark, async ({ params: { id } }, { database, clock, outfits }, context) => {
    const outfitIds: string[] = outfits.map((outfit) => outfit.id);
    const outfitId = parsePictureId(id)?.outfitId;
    if (outfitId === undefined || !outfitIds.includes(outfitId)) throw new ApiError('NOT_FOUND');
    const pictureId = id === outfitId ? null : id;
    const bookmark = { userId: getMember(context).userId, outfitId, pictureId, nowMs: clock() };
    await saveBookmark(await database(), bookmark, outfitIds);
    return {};
  }),

  defineRoute(removeBookmark, async ({ params: { id } }, { database }, context) => {
    await deleteBookmark(await database(), { userId: getMember(context).userId, outfitId: id });
    return {};
  }),
];
