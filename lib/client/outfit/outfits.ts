'use client';

import { useQuery } from '@tanstack/react-query';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import type { OutfitFile, OutfitList } from '@/lib/contract/outfit';
import { moveRecentlyWornBack } from '@/lib/domain/recommendation/recently-worn';
import { useWorn, type WornMark } from '../clothes/worn';
import { outfitsQuery, type OutfitQuery } from './queries';

/** A choice of outfits by somebody who may have said no gender. */
export type OutfitRequest = Omit<OutfitQuery, 'gender'> & { gender: Gender | null };

/** What somebody wore lately stands behind the others; the answer itself is everyone's. */
const moveWornBack = (list: OutfitList | undefined, worn: readonly WornMark[]): OutfitList | undefined =>
  list && { ...list, fileMetadata: moveRecentlyWornBack(list.fileMetadata, ({ id }) => id, worn, list.date) };

/** One of these, one of those, as long as there are any. */
export const interleave = (these: OutfitFile[], those: OutfitFile[]): OutfitFile[] =>
  Array.from({ length: Math.max(these.length, those.length) }, (_, i) => [these[i], those[i]])
    .flat()
    .filter((outfit) => outfit !== undefined);

/** The outfits of a choice; of both in turn for whoever has said no gender. */
export function useOutfits({ gender, ...choice }: OutfitRequest) {
  const [one, other] = gender === null ? GENDERS : [gender, gender];
  const first = useQuery(outfitsQuery({ ...choice, gender: one }));
  const second = useQuery({ ...outfitsQuery({ ...choice, gender: other }), enabled: gender === null });
  const worn = useWorn();
  const [these, those] = [moveWornBack(first.data, worn), moveWornBack(second.data, worn)];
  if (gender !== null || !these || !those) return { ...first, data: these };
  const fileMetadata = interleave(these.fileMetadata, those.fileMetadata);
  const pages = Math.max(these.pages ?? 1, those.pages ?? 1);
  return { ...first, data: { ...these, fileMetadata, pages } };
}
