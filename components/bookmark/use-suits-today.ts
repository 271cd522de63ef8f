'use client';

import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useNeverWear } from '@/lib/client/clothes/never-wear';
import { useLanguage } from '@/lib/client/language/messages';
import { useOwnDay } from '@/lib/client/my-day/own-day';
import { useComfortOffsets, usePeople } from '@/lib/client/outfit/own-comfort';
import { outfitsQuery } from '@/lib/client/outfit/queries';
import { getLastPlace } from '@/lib/client/place/last-place';
import { CATEGORIES } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { isListed } from '@/lib/domain/outfit-list';

const KINDS = GENDERS.flatMap((gender) =>
  CATEGORIES.map(({ id: categoryId, key }) => ({ gender, categoryId, prefix: `${gender.toLowerCase()}-${key}-` })),
);

/**
 * Returns a function that tells whether home recommends a saved outfit today at the last known place, in its category. It
 * returns false until home's outfits are loaded, and without real weather.
 */
export function useSuitsToday(outfitIds: readonly string[]): (outfitId: string) => boolean {
  const [{ cell }] = useState(getLastPlace);
  const { day, hours } = useOwnDay(cell, 'today').request;
  const own = { offsets: useComfortOffsets(), people: usePeople(), without: useNeverWear() };
  const shared = { language: useLanguage(), cell, ...own, day, hours };
  const saved = KINDS.filter(({ prefix }) => outfitIds.some((id) => id.startsWith(prefix)));
  const lists = useQueries({
    queries: saved.map(({ gender, categoryId }) => outfitsQuery({ ...shared, gender, categoryId })),
  }).flatMap(({ data }) => (data && !data.source.recorded ? data : []));
  return (outfitId) => lists.some((list) => isListed(list, outfitId));
}
