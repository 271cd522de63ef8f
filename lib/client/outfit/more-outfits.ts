'use client';

import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GENDERS } from '@/lib/contract/gender';
import type { OutfitFile, OutfitList } from '@/lib/contract/outfit';
import { interleave, type OutfitRequest } from './outfits';
import { outfitsQuery } from './queries';

/** How far somebody has looked on in the outfits of one wish and date. */
interface LoadedPages {
  of: string;
  outfits: OutfitFile[];
  /** All that has been shown, of first answers before this one too. */
  seen: string[];
  nextPage: number;
  pages: number;
  state: 'resting' | 'loading' | 'failed';
}

export interface MoreOutfits {
  /** What came after the first answer, none of it twice. */
  outfits: OutfitFile[];
  state: LoadedPages['state'];
  /** All that suits the day has been shown. */
  isComplete: boolean;
  /** Asks for the next ones. */
  loadMore: () => void;
  /** Fetches them, so that they are there when they are asked for. */
  prefetch: () => void;
}

/**
 * The outfits after the first answer, page by page. What has been shown once is not shown again, also where the weather
 * moved meanwhile and the pages with it: it stays where it was.
 */
export function useMoreOutfits(wish: OutfitRequest, first: OutfitList | undefined): MoreOutfits {
  const queryClient = useQueryClient();
  const { cell, categoryId, gender, offsets, without, day, hours } = wish;
  const of = hashKey([cell, categoryId, gender, offsets, without, day, hours, first?.date]);
  const nothing: LoadedPages = { of, outfits: [], seen: [], nextPage: 1, pages: first?.pages ?? 1, state: 'resting' };
  const [held, setHeld] = useState(nothing);
  const looked = held.of === of ? held : nothing;
  const genders = gender === null ? GENDERS : [gender];
  const queriesOf = (page: number) => genders.map((each) => outfitsQuery({ ...wish, gender: each, page }));

  async function load({ nextPage, pages, outfits, seen }: LoadedPages): Promise<void> {
    const shown = new Set([...seen, ...(first?.fileMetadata ?? []).map(({ id }) => id)]);
    const taken = (fresh: OutfitFile[]) => ({ seen: [...shown, ...fresh.map(({ id }) => id)] });
    try {
      for (let page = nextPage; page < pages; page++) {
        const [these, those] = await Promise.all(queriesOf(page).map((query) => queryClient.fetchQuery(query)));
        pages = Math.max(these?.pages ?? 1, those?.pages ?? 1);
        const fresh = interleave(these?.fileMetadata ?? [], those?.fileMetadata ?? []).filter(
          ({ id }) => !shown.has(id),
        );
        const isLast = page + 1 >= pages;
        if (fresh.length === 0 && !isLast) continue;
        setHeld({ of, outfits: [...outfits, ...fresh], ...taken(fresh), nextPage: page + 1, pages, state: 'resting' });
        return;
      }
      setHeld({ of, outfits, ...taken([]), nextPage: pages, pages, state: 'resting' });
    } catch {
      setHeld({ ...looked, state: 'failed' });
    }
  }

  const isThrough = looked.nextPage >= looked.pages;
  return {
    outfits: looked.outfits,
    state: looked.state,
    isComplete: isThrough,
    loadMore: () => {
      if (isThrough || looked.state === 'loading') return;
      setHeld({ ...looked, state: 'loading' });
      void load(looked);
    },
    prefetch: () => {
      if (!isThrough) for (const query of queriesOf(looked.nextPage)) void queryClient.prefetchQuery(query);
    },
  };
}
