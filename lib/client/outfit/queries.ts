import { hashKey, queryOptions } from '@tanstack/react-query';
import type { CategoryId } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';
import type { getCategories, getOutfits, OutfitList } from '@/lib/contract/outfit';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { placePoint } from '@/lib/domain/place';
import { sharedQuery, type SharedQueryKey } from '../api/shared-query';
import { refreshWithWeather } from '../weather/refresh-with-weather';

export interface OutfitChoice {
  cell: GridCell;
  categoryId: CategoryId;
  gender: Gender;
  /** The person's own offset in steps of .1 clo; 0 for what everyone shares. */
  comfortOffset: number;
}

const outfitQuestion = ({ cell, categoryId, gender, comfortOffset }: OutfitChoice) => {
  const { lat, lon } = placePoint({ cell });
  return sharedQuery<typeof getOutfits>('outfit', '/api/v1/outfit', {
    latitude: lat,
    longitude: lon,
    'event-type-id': categoryId,
    gender,
    'comfort-offset': comfortOffset,
  });
};

/** Outfits for a cell, a category and a gender, best first. */
export function outfitsQuery(choice: OutfitChoice) {
  const question = outfitQuestion(choice);
  const everyones = hashKey(outfitQuestion({ ...choice, comfortOffset: 0 }).queryKey);
  return queryOptions({
    ...question,
    // What fits everyone stands in until what fits the person is there; another place's outfits never do.
    placeholderData: (previous: OutfitList | undefined, query?: { queryKey: SharedQueryKey }) => {
      const [kind, path, asked] = query?.queryKey ?? question.queryKey;
      return hashKey([kind, path, { ...asked, 'comfort-offset': 0 }]) === everyones ? previous : undefined;
    },
    ...refreshWithWeather,
  });
}

/** The categories of outfits. */
export const categoriesQuery = () =>
  queryOptions({
    ...sharedQuery<typeof getCategories>('categories', '/api/v1/outfit-condition/event-types', {}),
    staleTime: Infinity,
  });
