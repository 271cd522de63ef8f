'use client';

import { useQuery } from '@tanstack/react-query';
import type { LastFeeling } from '@/lib/contract/comfort';
import { GENDERS } from '@/lib/contract/gender';
import type { OutfitList } from '@/lib/contract/outfit';
import { addDays } from '@/lib/domain/kst';
import { getFeelingEffect } from '@/lib/domain/recommendation/feeling-effect';
import { getShownEffect, type ShownEffect } from '@/lib/domain/recommendation/shown-effect';
import { moveRecentlyWornBack } from '@/lib/domain/recommendation/recently-worn';
import { useWorn } from '../clothes/worn';
import type { OutfitRequest } from './outfits';
import { useLastFeeling } from './own-comfort';
import { outfitsQuery } from './queries';

/** An answer is news on the next day, and on the one after for who was away. */
const NEWS_DAYS = 2;

/** Whether an answer moved what these outfits were chosen by, lately. */
function isNews(last: LastFeeling, { offsets }: OutfitRequest, { date }: OutfitList): boolean {
  const moved = getFeelingEffect(last);
  const isRecent = last.date < date && date <= addDays(last.date, NEWS_DAYS);
  const isInUse = last.side !== null && offsets[last.side] === last.offsetAfter;
  return (moved === 'warmer' || moved === 'lighter') && isRecent && isInUse;
}

/** What the person's last answer did to the outfit that is shown first; null where nothing of it can be seen there. */
export function useShownEffect(wish: OutfitRequest, list: OutfitList | undefined): ShownEffect | null {
  const last = useLastFeeling();
  const worn = useWorn();
  const isAsked = last !== null && list !== undefined && isNews(last, wish, list);
  const offsets = last?.side ? { ...wish.offsets, [last.side]: last.offsetBefore } : wish.offsets;
  const without = useQuery({
    ...outfitsQuery({ ...wish, gender: wish.gender ?? GENDERS[0], offsets }),
    enabled: isAsked,
    placeholderData: undefined,
  });
  const [before, after] = [
    without.data &&
      moveRecentlyWornBack(without.data.fileMetadata, ({ id }) => id, worn, without.data.date)[0]?.metadata,
    list?.fileMetadata[0]?.metadata,
  ];
  return isAsked && before && after ? getShownEffect(last.feeling, before, after) : null;
}
