'use client';

import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Bookmark, getBookmarkIds, getBookmarks } from '@/lib/contract/bookmark';
import { MINUTE_MS } from '@/lib/contract/durations';
import { apiGet, apiGetWithHeaders } from '../api/api';

const BOOKMARKS_FRESH_MS = MINUTE_MS;

/** One's own bookmarks, newest first. */
export interface BookmarkList {
  content: Bookmark[];
  /** When the host gave them: without a connection the worker answers from its cache. */
  respondedAtMs: number;
}

export const bookmarksQuery = () =>
  queryOptions({
    queryKey: ['own', 'bookmarks'],
    queryFn: async ({ signal }): Promise<BookmarkList> => {
      const { body, headers } = await apiGetWithHeaders<typeof getBookmarks>('/api/v1/bookmark', { signal });
      return { content: body.content, respondedAtMs: Date.parse(headers.get('date') ?? '') || Date.now() };
    },
    staleTime: BOOKMARKS_FRESH_MS,
    refetchOnReconnect: 'always',
    retry: 1,
  });

/** Which outfits one has bookmarked: all that lists of outfits have to know, a small fraction of the bookmarks. */
export const bookmarkIdsQuery = () =>
  queryOptions({
    queryKey: ['own', 'bookmark-ids'],
    queryFn: async ({ signal }) => (await apiGet<typeof getBookmarkIds>('/api/v1/bookmark-ids', { signal })).content,
    staleTime: BOOKMARKS_FRESH_MS,
    refetchOnReconnect: 'always',
    retry: 1,
  });

/** What a bookmark is taken away by. */
export const getOutfitId = ({ outfitImage }: Bookmark): string => outfitImage.id;

/** Tells of any outfit whether this person has bookmarked it. */
export function useIsBookmarked(isMember: boolean): (outfitId: string) => boolean {
  const { data } = useQuery({ ...bookmarkIdsQuery(), enabled: isMember });
  const ids = useMemo(() => new Set(data), [data]);
  return useCallback((outfitId) => isMember && ids.has(outfitId), [isMember, ids]);
}

/** Whether this person has ever found something worth saving. */
export function useHasBookmarks(isMember: boolean): boolean {
  const { data } = useQuery({ ...bookmarkIdsQuery(), enabled: isMember });
  return isMember && data !== undefined && data.length > 0;
}

const withoutIds = (known: string[], ids: ReadonlySet<string>) => known.filter((id) => !ids.has(id));
const without = (list: Bookmark[], ids: ReadonlySet<string>) => list.filter((one) => !ids.has(getOutfitId(one)));

/**
 * Changes the cached list and the cached ids, so that every screen agrees at once: these ids leave them, and what is
 * added stands first.
 */
export function changeBookmarks(queryClient: QueryClient, ids: ReadonlySet<string>, added: Bookmark | null): void {
  queryClient.setQueryData(
    bookmarksQuery().queryKey,
    (list) => list && { ...list, content: [...(added ? [added] : []), ...without(list.content, ids)] },
  );
  // Before they are there, what has just been added is all that is known.
  queryClient.setQueryData(bookmarkIdsQuery().queryKey, (known) =>
    added ? [getOutfitId(added), ...withoutIds(known ?? [], ids)] : known && withoutIds(known, ids),
  );
}

/** An answer from before a change must not undo it. */
export const cancelBookmarks = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([queryClient.cancelQueries(bookmarksQuery()), queryClient.cancelQueries(bookmarkIdsQuery())]);

/** After a change what the host has counts; a first answer that is still on its way may be from before it. */
export async function refreshBookmarks(queryClient: QueryClient): Promise<void> {
  await cancelBookmarks(queryClient);
  await Promise.all([
    queryClient.invalidateQueries(bookmarksQuery()),
    queryClient.invalidateQueries(bookmarkIdsQuery()),
  ]);
}
