'use client';

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { addBookmark, Bookmark, removeBookmark } from '@/lib/contract/bookmark';
import type { OutfitFile } from '@/lib/contract/outfit';
import { apiSend } from '../api/api';
import { getLoadedMessages } from '../language/messages';
import { SAVES } from '../storage/query-client';
import { takePendingBookmark } from '../session/after-login';
import { showSuccess } from '../toasts/toasts';
import { cancelBookmarks, changeBookmarks, refreshBookmarks } from './bookmarks';

/** Number of concurrent removals: fast enough for hundreds of bookmarks without flooding the host. */
const CONCURRENCY = 4;

function toBookmark({ id, metadata }: OutfitFile): Bookmark {
  const { presignedUrl, variants, width, height, title, alt, items, suits } = metadata;
  return { id, outfitImage: { id, title, metadata: { presignedUrl, variants, width, height, alt, items, suits } } };
}

/** Returns the id by which the bookmark keeps the picture that the user sees. */
export const toBookmarkId = ({ id, metadata }: OutfitFile): string => metadata.pictureId ?? id;

const show = (queryClient: QueryClient, outfit: OutfitFile, bookmarked: boolean) =>
  changeBookmarks(queryClient, new Set([outfit.id]), bookmarked ? toBookmark(outfit) : null);

const remove = (id: string) => apiSend<typeof removeBookmark>('DELETE', `/api/v1/bookmark/${id}`);
/** Adds a bookmark of an outfit, or of a picture of it with additions. */
const add = (id: string) => apiSend<typeof addBookmark>('POST', `/api/v1/bookmark/${id}`);

/** Requested state of each outfit whose bookmark is being changed at the host: true if it is to be bookmarked. */
const requestedStates = new Map<string, boolean>();

export interface BookmarkFailure {
  bookmarked: boolean;
  error: Error;
}

/**
 * Returns a function that sets a bookmark at once on screen and then at the host. For each outfit one call runs at a
 * time, until the host has the state that was requested last. If a call fails, the screen returns to the host's state.
 */
export function useToggleBookmark(onFailure: (failure: BookmarkFailure) => void) {
  const queryClient = useQueryClient();

  async function syncWithHost(outfit: OutfitFile, before: boolean): Promise<void> {
    let atHost = before;
    try {
      while (requestedStates.get(outfit.id) !== atHost) {
        await (atHost ? remove(outfit.id) : add(toBookmarkId(outfit)));
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
    meta: SAVES,
    mutationFn: ({ outfit, bookmarked }: { outfit: OutfitFile; bookmarked: boolean }) =>
      syncWithHost(outfit, !bookmarked),
    onError: (error, { bookmarked }) => onFailure({ bookmarked, error }),
    onSettled: () => (requestedStates.size === 0 ? refreshBookmarks(queryClient) : undefined),
  });

  return useCallback(
    (outfit: OutfitFile, bookmarked: boolean): void => {
      const isInFlight = requestedStates.has(outfit.id);
      requestedStates.set(outfit.id, bookmarked);
      void cancelBookmarks(queryClient);
      show(queryClient, outfit, bookmarked);
      if (!isInFlight) mutate({ outfit, bookmarked });
    },
    [queryClient, mutate],
  );
}

/** Saves the bookmark that a visitor requested before the login. */
export function usePendingBookmark(isMember: boolean, onFailure: (failure: BookmarkFailure) => void): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    meta: SAVES,
    mutationFn: add,
    onSuccess: () => showSuccess(getLoadedMessages('outfitCards').saved),
    onError: (error) => onFailure({ bookmarked: true, error }),
    onSettled: () => refreshBookmarks(queryClient),
  });
  // Synchronises the pending bookmark with the login.
  useEffect(() => {
    const pictureId = isMember ? takePendingBookmark() : null;
    if (pictureId !== null) mutate(pictureId);
  }, [isMember, mutate]);
}

/**
 * Removes bookmarks and adds their ids to `removed`. After the first failure it starts no further removals and rethrows
 * that failure when the running ones have settled.
 */
async function removeAll(ids: readonly string[], removed: Set<string>): Promise<void> {
  const queue = [...ids];
  const work = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      await remove(id);
      removed.add(id);
    }
  };
  const stop = (failure: unknown) => {
    queue.length = 0;
    throw failure;
  };
  const results = await Promise.allSettled(Array.from({ length: CONCURRENCY }, () => work().catch(stop)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** If some bookmarks cannot be removed, the removed ones still leave the list. */
export function useRemoveBookmarks() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      await cancelBookmarks(queryClient);
      const removed = new Set<string>();
      await removeAll(ids, removed).finally(() => changeBookmarks(queryClient, removed, null));
    },
  });
}
