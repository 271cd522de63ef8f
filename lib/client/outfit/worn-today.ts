'use client';

import type { OutfitFile } from '@/lib/contract/outfit';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import { useMarkWorn, useWorn } from '../clothes/worn';
import { toast } from '../toasts/toasts';
import type { OutfitRequest } from './outfits';
import { useBrowserValue } from '../storage/browser-value';

/** Looks again whenever one comes back to the page, which may have been left overnight. */
function subscribeToReturns(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Today's date; while a page comes alive that of when it was drawn, which may have been before midnight. */
const useToday = (drawnAtMs: number): KstDate =>
  useBrowserValue(
    subscribeToReturns,
    () => kstDate(Date.now()),
    () => kstDate(drawnAtMs),
  );

/** What is said to be worn today, for outfits of a date: nobody has worn those of another day yet. */
export function useWornToday(date: KstDate | undefined, drawnAtMs: number) {
  const today = useToday(drawnAtMs);
  const worn = useWorn().find((mark) => mark.date === today);
  const mark = useMarkWorn(({ message }) => toast.error('표시하지 못했어요.', { description: message }));
  const isWorn = (outfitId: string): boolean | null => (date === today ? worn?.outfitId === outfitId : null);
  return {
    isWorn,
    /** Says it, or takes it back where it was said. */
    toggle: ({ id: outfitId, metadata: { title } }: OutfitFile, { cell, categoryId, hours }: OutfitRequest): void => {
      const said = { date: today, outfitId, title, categoryId, cell, ...(hours && { hours }) };
      mark({ date: today, mark: isWorn(outfitId) ? null : said });
    },
  };
}
