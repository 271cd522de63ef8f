import { z } from 'zod';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { outfitMetadata } from './outfit';
import { outfitId } from './outfit-id';

const OWN = { access: 'member', cache: 'never' } as const;

export const bookmark = z.object({
  id: z.string(),
  outfitImage: z.object({
    id: outfitId,
    title: z.string(),
    metadata: outfitMetadata.pick({
      presignedUrl: true,
      variants: true,
      width: true,
      height: true,
      alt: true,
      items: true,
      suits: true,
    }),
  }),
});
export type Bookmark = z.infer<typeof bookmark>;

export const getBookmarks = defineCall({
  id: 'getBookmarks',
  method: 'GET',
  path: '/api/v1/bookmark',
  summary: "One's own bookmarks, newest first.",
  ...OWN,
  response: z.object({ content: z.array(bookmark).max(1_000) }),
});

export const getBookmarkIds = defineCall({
  id: 'getBookmarkIds',
  method: 'GET',
  path: '/api/v1/bookmark-ids',
  summary: 'The ids of the outfits that one has bookmarked: what is flagged in lists that are the same for everyone.',
  ...OWN,
  response: z.object({ content: z.array(outfitId).max(1_000) }),
});

export const addBookmark = defineCall({
  id: 'addBookmark',
  method: 'POST',
  path: '/api/v1/bookmark/{id}',
  summary: 'Bookmarks an outfit; doing it twice is doing it once.',
  ...OWN,
  params: z.object({ id: outfitId }),
  response: emptyResponse,
});

export const removeBookmark = defineCall({
  id: 'removeBookmark',
  method: 'DELETE',
  path: '/api/v1/bookmark/{id}',
  summary: 'Takes a bookmark away; that it is gone already is no error.',
  ...OWN,
  params: z.object({ id: outfitId }),
  response: emptyResponse,
});
