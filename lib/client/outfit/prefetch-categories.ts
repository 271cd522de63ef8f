'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { preloadPicture } from './picture-sources';
import { outfitsQuery } from './queries';
import type { OutfitRequest } from './outfits';

/** The screen comes first: only then is fetched what may be opened next. */
const PREFETCH_DELAY_MS = 3_000;

/** What some browsers tell of the line; of one that is not told about, the best is thought. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

function isConnectionFast(): boolean {
  const { connection: line } = navigator as Navigator & { connection?: NetworkInformation };
  return navigator.onLine && !line?.saveData && (line?.effectiveType ?? '4g') === '4g';
}

async function fetchAll(queryClient: QueryClient, { gender, ...wish }: OutfitRequest, isOver: () => boolean) {
  for (const categoryId of CATEGORY_IDS)
    for (const each of gender === null ? GENDERS : [gender]) {
      if (isOver()) return;
      const query = outfitsQuery({ ...wish, categoryId, gender: each });
      await queryClient.prefetchQuery(query);
      const first = queryClient.getQueryData(query.queryKey)?.fileMetadata[0];
      if (first) preloadPicture(first.metadata);
    }
}

/**
 * Fetches every category's outfits and first picture ahead on a good line: they open at once, and from the worker's
 * cache without any. Members only; nobody else may open them.
 */
export function usePrefetchCategories(isMember: boolean, wish: OutfitRequest): void {
  const { cell, gender, offsets, categoryId, day, hours, without } = wish;
  const queryClient = useQueryClient();
  // The line is the browser's, and so is the time at which the screen has settled.
  useEffect(() => {
    if (!isMember) return;
    let over = false;
    const timer = setTimeout(() => {
      const held = { cell, gender, offsets, categoryId, day, hours, without };
      if (isConnectionFast()) void fetchAll(queryClient, held, () => over);
    }, PREFETCH_DELAY_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [queryClient, isMember, cell, gender, offsets, categoryId, day, hours, without]);
}
