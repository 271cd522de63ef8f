'use client';

import { toLanguageQuery } from '@/lib/contract/language';
import type { OutfitFile, OutfitList } from '@/lib/contract/outfit';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import { useMarkWorn, useWorn } from '../clothes/worn';
import { getLoadedMessages } from '../language/messages';
import { findFirstTold } from './feedback-question';
import type { OutfitRequest } from './outfits';
import { useBrowserValue } from '../storage/browser-value';
import { showFailure } from '../api/show-failure';

/** Notifies when the user returns to the page, which may have been open overnight. */
function subscribeToReturns(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Returns today's date; during hydration that of the server's page, which may have been rendered before midnight. */
const useToday = (renderedAtMs: number): KstDate =>
  useBrowserValue(
    subscribeToReturns,
    () => kstDate(Date.now()),
    () => kstDate(renderedAtMs),
  );

/**
 * Returns whether an outfit is marked as worn today, and a function that toggles the mark. `isWorn` returns null for
 * outfits of other days than today.
 * @param date the date of the outfits on screen.
 */
export function useWornToday(date: KstDate | undefined, renderedAtMs: number) {
  const today = useToday(renderedAtMs);
  const worn = useWorn().find((mark) => mark.date === today);
  const mark = useMarkWorn({
    onFailure: (error) => showFailure(error, getLoadedMessages('outfitCards').wearFailed),
  });
  const isWorn = (outfitId: string): boolean | null => (date === today ? worn?.outfitId === outfitId : null);
  return {
    isWorn,
    toggle: (
      { id: outfitId, metadata: { title, told } }: OutfitFile,
      { language, cell, categoryId, hours }: OutfitRequest,
      feelsLike: OutfitList['feelsLikeRange'],
    ): void => {
      const firstTold = findFirstTold({ outfitId, date: today }) ?? told;
      const known = { cell, ...(hours && { hours }), ...(firstTold && { told: firstTold }) };
      const named = { outfitId, title, ...toLanguageQuery(language) };
      const newMark = { date: today, ...named, categoryId, feelsLike, ...known };
      mark({ date: today, mark: isWorn(outfitId) ? null : newMark });
    },
  };
}
