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

/** Days after a feeling on which its effect is shown. Two, in case the user skips a day. */
const NEWS_DAYS = 2;

/** Returns true if the feeling has recently changed the offset by which these outfits were chosen. */
function isNews(last: LastFeeling, { offsets }: OutfitRequest, { date }: OutfitList): boolean {
  const moved = getFeelingEffect(last);
  const isRecent = last.date < date && date <= addDays(last.date, NEWS_DAYS);
  const isInUse = last.side !== null && offsets[last.side] === last.offsetAfter;
  return (moved === 'warmer' || moved === 'lighter') && isRecent && isInUse;
}

/** Returns null if the latest feeling has no visible effect on the first outfit. */
export function useShownEffect(request: OutfitRequest, list: OutfitList | undefined): ShownEffect | null {
  const last = useLastFeeling();
  const worn = useWorn();
  const isNeeded = last !== null && list !== undefined && isNews(last, request, list);
  const offsets = last?.side ? { ...request.offsets, [last.side]: last.offsetBefore } : request.offsets;
  const without = useQuery({
    ...outfitsQuery({ ...request, gender: request.gender ?? GENDERS[0], offsets }),
    enabled: isNeeded,
    placeholderData: undefined,
  });
  const [before, after] = [
    without.data &&
      moveRecentlyWornBack(without.data.fileMetadata, ({ id }) => id, worn, without.data.date)[0]?.metadata,
    list?.fileMetadata[0]?.metadata,
  ];
  return isNeeded && before && after ? getShownEffect(last.feeling, before, after) : null;
}
