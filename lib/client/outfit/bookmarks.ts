'use client';

import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Bookmark, getBookmarkIds, getBookmarks } from '@/lib/contract/bookmark';
import { MINUTE_MS } from '@/lib/contract/durations';
import { toLanguageQuery, type Language } from '@/lib/contract/language';
import { apiGet, apiGetWithHeaders } from '../api/api';
import { freshFor } from '../api/fresh-for';
import { getLoadedLanguage } from '../language/messages';

const BOOKMARKS_FRESH_MS = MINUTE_MS;

/** The member's bookmarks, newest first. */
export interface BookmarkList {
  content: Bookmark[];
  /** Time of the host's response, which may be old: without a connection the worker serves its cached response. */
  respondedAtMs: number;
}

/** Key of the bookmarks in all languages. */
const BOOKMARKS_KEY = ['own', 'bookmarks'];

export const bookmarksQuery = (language: Language) =>
  queryOptions({
    queryKey: [...BOOKMARKS_KEY, ...Object.values(toLanguageQuery(language))],
    queryFn: async ({ signal }): Promise<BookmarkList> => {
      const query = toLanguageQuery(language);
      const { body, headers } = await apiGetWithHeaders<typeof getBookmarks>('/api/v1/bookmark', { query, signal });
      return { content: body.content, respondedAtMs: Date.parse(headers.get('date') ?? '') || Date.now() };
    },
    staleTime: freshFor(BOOKMARKS_FRESH_MS),
    refetchOnReconnect: 'always',
    retry: 1,
  });

/** Ids of the bookmarked outfits. Lists of outfits need only these, and they are much smaller than the bookmarks. */
export const bookmarkIdsQuery = () =>
  queryOptions({
    queryKey: ['own', 'bookmark-ids'],
    queryFn: async ({ signal }) => (await apiGet<typeof getBookmarkIds>('/api/v1/bookmark-ids', { signal })).content,
    staleTime: freshFor(BOOKMARKS_FRESH_MS),
    refetchOnReconnect: 'always',
    retry: 1,
  });

export const getOutfitId = ({ outfitImage }: Bookmark): string => outfitImage.id;

export function useIsBookmarked(isMember: boolean): (outfitId: string) => boolean {
  const { data } = useQuery({ ...bookmarkIdsQuery(), enabled: isMember });
  const ids = useMemo(() => new Set(data), [data]);
  return useCallback((outfitId) => isMember && ids.has(outfitId), [isMember, ids]);
}

export function useHasBookmarks(isMember: boolean): boolean {
  const { data } = useQuery({ ...bookmarkIdsQuery(), enabled: isMember });
  return isMember && data !== undefined && data.length > 0;
}

const withoutIds = (known: string[], ids: ReadonlySet<string>) => known.filter((id) => !ids.has(id));
const without = (list: Bookmark[], ids: ReadonlySet<string>) => list.filter((one) => !ids.has(getOutfitId(one)));

/** Removes `ids` from the cached list and the cached ids and inserts `added` first, so that all screens agree. */
export function changeBookmarks(queryClient: QueryClient, ids: ReadonlySet<string>, added: Bookmark | null): void {
  queryClient.setQueryData(
    bookmarksQuery(getLoadedLanguage()).queryKey,
    (list) => list && { ...list, content: [...(added ? [added] : []), ...without(list.content, ids)] },
  );
  // If the ids are not loaded yet, the added one is all that is known.
  queryClient.setQueryData(bookmarkIdsQuery().queryKey, (known) =>
    added ? [getOutfitId(added), ...withoutIds(known ?? [], ids)] : known && withoutIds(known, ids),
  );
}

/** Cancels running queries, because a response from before a change must not undo it. */
export const cancelBookmarks = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([queryClient.cancelQueries({ queryKey: BOOKMARKS_KEY }), queryClient.cancelQueries(bookmarkIdsQuery())]);

/** Cancels running queries first, because they may predate the change. */
export async function refreshBookmarks(queryClient: QueryClient): Promise<void> {
  await cancelBookmarks(queryClient);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: BOOKMARKS_KEY }),
    queryClient.invalidateQueries(bookmarkIdsQuery()),
  ]);
}
