'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { preloadPicture } from './picture-sources';
import { outfitsQuery } from './queries';
import type { OutfitRequest } from './outfits';

/** Leaves the network to the present screen first. */
const PREFETCH_DELAY_MS = 3_000;

/** The Network Information API, which not all browsers have. Without it the connection counts as fast. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

function isConnectionFast(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return navigator.onLine && !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}

async function prefetchAll(
  queryClient: QueryClient,
  { gender, ...request }: OutfitRequest,
  isCancelled: () => boolean,
) {
  for (const categoryId of CATEGORY_IDS)
    for (const each of gender === null ? GENDERS : [gender]) {
      if (isCancelled()) return;
      const query = outfitsQuery({ ...request, categoryId, gender: each });
      await queryClient.prefetchQuery(query);
      const first = queryClient.getQueryData(query.queryKey)?.fileMetadata[0];
      if (first) preloadPicture(first.metadata);
    }
}

/**
 * Prefetches the outfits and the first picture of every category if the connection is fast. They then open at once, and
 * from the worker's cache without a connection. For members only, because visitors may not open other categories.
 */
export function usePrefetchCategories(isMember: boolean, request: OutfitRequest): void {
  const { language, cell, gender, offsets, people, categoryId, day, hours, without } = request;
  const queryClient = useQueryClient();
  // Synchronises the query cache with the screen, after a delay.
  useEffect(() => {
    if (!isMember) return;
    let isCancelled = false;
    const timer = setTimeout(() => {
      const latest = { language, cell, gender, offsets, people, categoryId, day, hours, without };
      if (isConnectionFast()) void prefetchAll(queryClient, latest, () => isCancelled);
    }, PREFETCH_DELAY_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [queryClient, isMember, language, cell, gender, offsets, people, categoryId, day, hours, without]);
}
