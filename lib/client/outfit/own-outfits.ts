'use client';

import { hashKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OutfitList } from '@/lib/contract/outfit';
import { kstDate } from '@/lib/domain/kst';
import type { SharedQueryKey } from '../api/shared-query';
import { stored } from '../storage/stored';
import { OWN_OUTFITS_KEY } from './last-outfit-slot';

interface OwnOutfits {
  /** Hash of the request's key. */
  request: string;
  list: OutfitList;
  atMs: number;
}

/**
 * The last outfits for the user's own day. Pages of the server do not contain them, because nobody else may learn about
 * these hours; so home shows these until newer ones are loaded.
 */
const ownOutfits = stored<OwnOutfits>('local', OWN_OUTFITS_KEY);

/** Returns the stored response to a request as the initial data of its query, unless its day is over. */
export const getInitialOutfits = (queryKey: SharedQueryKey) => {
  const read = () => {
    const last = ownOutfits.read();
    return last && last.request === hashKey(queryKey) && last.list.date >= kstDate(Date.now()) ? last : undefined;
  };
  return { initialData: () => read()?.list, initialDataUpdatedAt: () => read()?.atMs };
};

/** Stores the outfits of a request for the user's own day. */
export function useStoreOwnOutfits(queryKey: SharedQueryKey, list: OutfitList | undefined, atMs: number): void {
  const request = hashKey(queryKey);
  const isOwnDay = queryKey[2].hours !== undefined;
  useEffect(() => {
    if (isOwnDay && list) ownOutfits.write({ request, list, atMs });
  }, [isOwnDay, request, list, atMs]);
}
