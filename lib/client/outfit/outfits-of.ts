'use client';

import { useQuery } from '@tanstack/react-query';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import type { OutfitFile } from '@/lib/contract/outfit';
import { outfitsQuery, type OutfitChoice } from './queries';

/** A choice of outfits by somebody who may have said no gender. */
export type OutfitWish = Omit<OutfitChoice, 'gender'> & { gender: Gender | null };

/** One of these, one of those, as long as there are any. */
const alternate = (these: OutfitFile[], those: OutfitFile[]): OutfitFile[] =>
  Array.from({ length: Math.max(these.length, those.length) }, (_, i) => [these[i], those[i]])
    .flat()
    .filter((outfit) => outfit !== undefined);

/** The outfits of a choice; of both in turn for whoever has said no gender. */
export function useOutfits({ gender, ...choice }: OutfitWish) {
  const [one, other] = gender === null ? GENDERS : [gender, gender];
  const first = useQuery(outfitsQuery({ ...choice, gender: one }));
  const second = useQuery({ ...outfitsQuery({ ...choice, gender: other }), enabled: gender === null });
  if (gender !== null || !first.data || !second.data) return first;
  const fileMetadata = alternate(first.data.fileMetadata, second.data.fileMetadata);
  return { ...first, data: { ...first.data, fileMetadata } };
}
