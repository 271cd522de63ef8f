'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutfitFile, OutfitList } from '@/lib/contract/outfit';
import { isListed } from '@/lib/domain/outfit-list';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import type { OutfitRequest } from './outfits';
import { outfitsQuery } from './queries';

/**
 * Returns the outfit of a shared link, which may stand on a later page of the day or be missing from the user's own
 * list. Null if it does not suit the day, undefined without a shared link and until it is found.
 * @param list the user's own outfits; if the outfit is among them, nothing is fetched.
 */
export function useSharedOutfit(
  { language, cell, categoryId, gender, day }: OutfitRequest,
  outfitId: string | null,
  list: OutfitList | undefined,
): OutfitFile | null | undefined {
  const queryClient = useQueryClient();
  const listed = list?.fileMetadata.find(({ id }) => id === outfitId);
  const isMissing = outfitId !== null && list !== undefined && !listed;
  const { data, isError } = useQuery({
    queryKey: ['shared-outfit', language, cell, categoryId, gender, day, outfitId],
    queryFn: async () => {
      if (gender === null) return null;
      for (let page = 0, pages = 1; page < pages; page++) {
        const found = await queryClient.fetchQuery(
          outfitsQuery({ language, cell, categoryId, gender, day, offsets: NO_OFFSETS, page }),
        );
        const outfit = found.fileMetadata.find(({ id }) => id === outfitId);
        if (outfit) return outfit;
        if (found.further && !isListed(found, outfitId!)) return null;
        pages = found.pages ?? 1;
      }
      return null;
    },
    enabled: isMissing,
    staleTime: Infinity,
  });
  return isMissing ? (isError ? null : data) : listed;
}
