'use client';

import { useState } from 'react';
import type { OutfitFile } from '@/lib/contract/outfit';
import { kstDate } from '@/lib/domain/kst';
import { useMarkWorn, useWorn } from '../clothes/worn';
import { toast } from '../toasts/toasts';
import type { OutfitWish } from './outfits-of';

/** What is said to be worn today, for outfits of a date: nobody has worn those of another day yet. */
export function useWornToday(date: string | undefined) {
  const [today] = useState(() => kstDate(Date.now()));
  const worn = useWorn().find((mark) => mark.date === today);
  const mark = useMarkWorn(({ message }) => toast.error('표시하지 못했어요.', { description: message }));
  const isWorn = (outfitId: string): boolean | null => (date === today ? worn?.outfitId === outfitId : null);
  return {
    isWorn,
    /** Says it, or takes it back where it was said. */
    toggle: ({ id: outfitId, metadata: { title } }: OutfitFile, { cell, categoryId, hours }: OutfitWish): void => {
      const said = { date: today, outfitId, title, categoryId, cell, ...(hours && { hours }) };
      mark({ date: today, mark: isWorn(outfitId) ? null : said });
    },
  };
}
