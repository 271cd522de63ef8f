import { z } from 'zod';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { language } from './language-field';
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
  summary: "Returns the member's bookmarks, newest first.",
  ...OWN,
  query: z.object({ language }),
  response: z.object({ content: z.array(bookmark).max(1_000) }),
});

export const getBookmarkIds = defineCall({
  id: 'getBookmarkIds',
  method: 'GET',
  path: '/api/v1/bookmark-ids',
  summary: "Returns the ids of the member's bookmarked outfits, to mark them in shared lists.",
  ...OWN,
  response: z.object({ content: z.array(outfitId).max(1_000) }),
});

export const addBookmark = defineCall({
  id: 'addBookmark',
  method: 'POST',
  path: '/api/v1/bookmark/{id}',
  summary: 'Bookmarks an outfit as a picture of it shows it. Succeeds if the outfit is already bookmarked.',
  ...OWN,
  errors: ['NOT_FOUND', 'CONFLICT'],
  /** Id of the outfit, or of its picture with additions. */
  params: z.object({ id: outfitId }),
  response: emptyResponse,
});

export const removeBookmark = defineCall({
  id: 'removeBookmark',
  method: 'DELETE',
  path: '/api/v1/bookmark/{id}',
  summary: 'Removes a bookmark. Succeeds if there is none.',
  ...OWN,
  params: z.object({ id: outfitId }),
  response: emptyResponse,
});
