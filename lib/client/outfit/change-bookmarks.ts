'use client';

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { addBookmark, Bookmark, removeBookmark } from '@/lib/contract/bookmark';
import type { OutfitFile } from '@/lib/contract/outfit';
import { apiSend } from '../api/api';
import { takePendingBookmark } from '../session/after-login';
import { showSuccess } from '../toasts/toasts';
import { cancelBookmarks, changeBookmarks, refreshBookmarks } from './bookmarks';

/** So many are taken away at the same time: quick enough for hundreds, and no rush on the host. */
const CONCURRENCY = 4;

function toBookmark({ id, metadata }: OutfitFile): Bookmark {
  const { presignedUrl, variants, width, height, title, alt, items, suits } = metadata;
  return { id, outfitImage: { id, title, metadata: { presignedUrl, variants, width, height, alt, items, suits } } };
}

const show = (queryClient: QueryClient, outfit: OutfitFile, bookmarked: boolean) =>
  changeBookmarks(queryClient, new Set([outfit.id]), bookmarked ? toBookmark(outfit) : null);

const remove = (id: string) => apiSend<typeof removeBookmark>('DELETE', `/api/v1/bookmark/${id}`);
const add = (id: string) => apiSend<typeof addBookmark>('POST', `/api/v1/bookmark/${id}`);

/** What is wanted of the outfits whose bookmarks are on their way to the host. */
const requestedStates = new Map<string, boolean>();

/** A change that could not be made: what was wanted, and why not. */
export interface BookmarkFailure {
  wanted: boolean;
  message: string;
}

/**
 * Flips a bookmark at once and tells the host; one call at a time for an outfit, until the host has what was wanted
 * last. Where that fails the flag goes back to what the host has.
 */
export function useToggleBookmark(onFailure: (failure: BookmarkFailure) => void) {
  const queryClient = useQueryClient();

  async function syncWithHost(outfit: OutfitFile, before: boolean): Promise<void> {
    let atHost = before;
    try {
      while (requestedStates.get(outfit.id) !== atHost) {
        await (atHost ? remove(outfit.id) : add(outfit.id));
        atHost = !atHost;
      }
    } catch (failure) {
      show(queryClient, outfit, atHost);
      throw failure;
    } finally {
      requestedStates.delete(outfit.id);
    }
  }

  const { mutate } = useMutation({
    mutationFn: ({ outfit, wanted }: { outfit: OutfitFile; wanted: boolean }) => syncWithHost(outfit, !wanted),
    onError: ({ message }, { wanted }) => onFailure({ wanted, message }),
    onSettled: () => (requestedStates.size === 0 ? refreshBookmarks(queryClient) : undefined),
  });

  return useCallback(
    (outfit: OutfitFile, wanted: boolean): void => {
      const isUnderWay = requestedStates.has(outfit.id);
      requestedStates.set(outfit.id, wanted);
      void cancelBookmarks(queryClient);
      show(queryClient, outfit, wanted);
      if (!isUnderWay) mutate({ outfit, wanted });
    },
    [queryClient, mutate],
  );
}

/** Saves the outfit that a visitor wanted to save, once they are in, and says so. */
export function usePendingBookmark(isMember: boolean, onFailure: (failure: BookmarkFailure) => void): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: add,
    onSuccess: () => showSuccess('코디를 저장했어요.'),
    onError: ({ message }) => onFailure({ wanted: true, message }),
    onSettled: () => refreshBookmarks(queryClient),
  });
  // Coming in is what the wish waited for.
  useEffect(() => {
    const outfitId = isMember ? takePendingBookmark() : null;
    if (outfitId !== null) mutate(outfitId);
  }, [isMember, mutate]);
}

/** Takes bookmarks away; stops at the first that cannot be, and throws its failure once all is quiet. */
async function removeAll(ids: readonly string[], gone: Set<string>): Promise<void> {
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await remove(id);
      gone.add(id);
    }
  };
  const stop = (failure: unknown) => {
    waiting.length = 0;
    throw failure;
  };
  const ends = await Promise.allSettled(Array.from({ length: CONCURRENCY }, () => work().catch(stop)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Takes several bookmarks away. Those that are gone leave the list, also where others could not be taken. */
export function useRemoveBookmarks() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      await cancelBookmarks(queryClient);
      const gone = new Set<string>();
      await removeAll(ids, gone).finally(() => changeBookmarks(queryClient, gone, null));
    },
  });
}
