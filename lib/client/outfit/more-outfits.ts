'use client';

import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GENDERS } from '@/lib/contract/gender';
import type { OutfitFile, OutfitList } from '@/lib/contract/outfit';
import { interleave, type OutfitRequest } from './outfits';
import { outfitsQuery } from './queries';

/** Pages after the first one. */
interface LoadedPages {
  requestKey: string;
  outfits: OutfitFile[];
  /** Ids of all outfits shown so far, including those of earlier first pages. */
  seen: string[];
  nextPage: number;
  pages: number;
  state: 'resting' | 'loading' | 'failed';
}

export interface MoreOutfits {
  outfits: OutfitFile[];
  state: LoadedPages['state'];
  isComplete: boolean;
  loadMore: () => void;
  prefetch: () => void;
}

/**
 * Loads the outfits after the first page, page by page. If the weather changes meanwhile, the pages change too: outfits
 * on screen stay in place, and none is shown twice.
 */
export function useMoreOutfits(request: OutfitRequest, first: OutfitList | undefined): MoreOutfits {
  const queryClient = useQueryClient();
  const { language, cell, categoryId, gender, offsets, people, without, day, hours } = request;
  const requestKey = hashKey([language, cell, categoryId, gender, offsets, people, without, day, hours, first?.date]);
  const pages = first?.pages ?? 1;
  const none: LoadedPages = { requestKey, outfits: [], seen: [], nextPage: 1, pages, state: 'resting' };
  const [latest, setLatest] = useState(none);
  const loaded = latest.requestKey === requestKey ? latest : none;
  const genders = gender === null ? GENDERS : [gender];
  const getQueries = (page: number) => genders.map((each) => outfitsQuery({ ...request, gender: each, page }));

  async function load({ nextPage, pages: pageCount, outfits, seen }: LoadedPages): Promise<void> {
    const shown = new Set([...seen, ...(first?.fileMetadata ?? []).map(({ id }) => id)]);
    const addSeen = (fresh: OutfitFile[]) => ({ seen: [...shown, ...fresh.map(({ id }) => id)] });
    try {
      for (let page = nextPage; page < pageCount; page++) {
        const [these, those] = await Promise.all(getQueries(page).map((query) => queryClient.fetchQuery(query)));
        pageCount = Math.max(these?.pages ?? 1, those?.pages ?? 1);
        const fresh = interleave(these?.fileMetadata ?? [], those?.fileMetadata ?? []).filter(
          ({ id }) => !shown.has(id),
        );
        const isLast = page + 1 >= pageCount;
        if (fresh.length === 0 && !isLast) continue;
        const shownOutfits = [...outfits, ...fresh];
        const next = { ...addSeen(fresh), nextPage: page + 1, pages: pageCount };
        setLatest({ requestKey, outfits: shownOutfits, ...next, state: 'resting' });
        return;
      }
      setLatest({ requestKey, outfits, ...addSeen([]), nextPage: pageCount, pages: pageCount, state: 'resting' });
    } catch {
      setLatest({ ...loaded, state: 'failed' });
    }
  }

  const isComplete = loaded.nextPage >= loaded.pages;
  return {
    outfits: loaded.outfits,
    state: loaded.state,
    isComplete,
    loadMore: () => {
      if (isComplete || loaded.state === 'loading') return;
      setLatest({ ...loaded, state: 'loading' });
      void load(loaded);
    },
    prefetch: () => {
      if (!isComplete) for (const query of getQueries(loaded.nextPage)) void queryClient.prefetchQuery(query);
    },
  };
}
