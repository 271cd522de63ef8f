'use client';

import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bookmark, getBookmarks } from '@/lib/contract/bookmark';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { OutfitFile, OutfitList } from '@/lib/contract/outfit';
import { apiGetWithHeaders } from '../api/api';

const BOOKMARKS_FRESH_MS = MINUTE_MS;

/** One's own bookmarks, newest first. */
export interface BookmarkList {
  content: Bookmark[];
  /** When the host gave them: without a connection the worker answers from its cache. */
  answeredAtMs: number;
}

export const bookmarksQuery = () =>
  queryOptions({
    queryKey: ['own', 'bookmarks'],
    queryFn: async ({ signal }): Promise<BookmarkList> => {
      const { body, headers } = await apiGetWithHeaders<typeof getBookmarks>('/api/v1/bookmark', { signal });
      return { content: body.content, answeredAtMs: Date.parse(headers.get('date') ?? '') || Date.now() };
    },
    staleTime: BOOKMARKS_FRESH_MS,
    refetchOnReconnect: 'always',
    retry: 1,
  });

/** What a bookmark is taken away by. */
export const outfitIdOf = ({ outfitImage }: Bookmark): string => outfitImage.id;

/** Tells of any outfit whether it is bookmarked: by the person's own list, and by the outfits' answer until it is there. */
export function useBookmarkFlags(isMember: boolean): (outfit: OutfitFile) => boolean {
  const { data } = useQuery({ ...bookmarksQuery(), enabled: isMember });
  const ids = useMemo(() => data && new Set(data.content.map(outfitIdOf)), [data]);
  return ({ id, bookmarked }) => isMember && (ids ? ids.has(id) : bookmarked);
}

/** Whether this person has ever found something worth saving. */
export function useHasBookmarks(isMember: boolean): boolean {
  const { data } = useQuery({ ...bookmarksQuery(), enabled: isMember });
  return isMember && data !== undefined && data.content.length > 0;
}

const without = (list: Bookmark[], ids: ReadonlySet<string>) => list.filter((one) => !ids.has(outfitIdOf(one)));

/**
 * Changes the cached list, and the flags of cached outfits, so that every screen agrees at once: these ids leave it,
 * and what is added stands first.
 */
export function changeBookmarks(queryClient: QueryClient, ids: ReadonlySet<string>, added: Bookmark | null): void {
  queryClient.setQueryData(
    bookmarksQuery().queryKey,
    (list) => list && { ...list, content: [...(added ? [added] : []), ...without(list.content, ids)] },
  );
  const flagged = (file: OutfitFile) => (ids.has(file.id) ? { ...file, bookmarked: added !== null } : file);
  queryClient.setQueriesData<OutfitList>(
    { queryKey: ['outfit'] },
    (list) => list && { ...list, fileMetadata: list.fileMetadata.map(flagged) },
  );
}
