'use client';

import { useQuery } from '@tanstack/react-query';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import type { OutfitFile, OutfitList } from '@/lib/contract/outfit';
import { moveRecentlyWornBack } from '@/lib/domain/recommendation/recently-worn';
import { useWorn, type WornMark } from '../clothes/worn';
import { getInitialOutfits, useStoreOwnOutfits } from './own-outfits';
import { outfitsQuery, type OutfitQuery } from './queries';

/** Parameters of a screen's outfits. `gender` is null if the user has not given one; then both are shown. */
export type OutfitRequest = Omit<OutfitQuery, 'gender'> & {
  gender: Gender | null;
  /** False until the browser knows the user's day. Nothing is requested before. */
  isKnown?: boolean;
};

/** Moves recently worn outfits to the end. The browser does this, because the response is shared by all users. */
const moveWornBack = (list: OutfitList | undefined, worn: readonly WornMark[]): OutfitList | undefined =>
  list && { ...list, fileMetadata: moveRecentlyWornBack(list.fileMetadata, ({ id }) => id, worn, list.date) };

export const interleave = (these: OutfitFile[], those: OutfitFile[]): OutfitFile[] =>
  Array.from({ length: Math.max(these.length, those.length) }, (_, i) => [these[i], those[i]])
    .flat()
    .filter((outfit) => outfit !== undefined);

/** Returns the query result for a request. Without a gender, the outfits of both alternate. */
export function useOutfits({ gender, isKnown = true, ...request }: OutfitRequest) {
  const [one, other] = gender === null ? GENDERS : [gender, gender];
  const query = outfitsQuery({ ...request, gender: one });
  const first = useQuery({ ...query, enabled: isKnown, ...(request.hours && getInitialOutfits(query.queryKey)) });
  const second = useQuery({ ...outfitsQuery({ ...request, gender: other }), enabled: isKnown && gender === null });
  useStoreOwnOutfits(query.queryKey, first.isPlaceholderData ? undefined : first.data, first.dataUpdatedAt);
  const worn = useWorn();
  const [these, those] = [moveWornBack(first.data, worn), moveWornBack(second.data, worn)];
  if (gender !== null || !these || !those) return { ...first, data: these };
  const fileMetadata = interleave(these.fileMetadata, those.fileMetadata);
  const pages = Math.max(these.pages ?? 1, those.pages ?? 1);
  return { ...first, data: { ...these, fileMetadata, pages } };
}
