import { hashKey, queryOptions } from '@tanstack/react-query';
import type { CategoryId } from '@/lib/contract/category';
import type { ComfortOffsets } from '@/lib/contract/comfort';
import { formatKindsFor, type GarmentKind } from '@/lib/contract/garment-kind';
import type { Gender } from '@/lib/contract/gender';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { getCategories, getOutfits, OutfitList } from '@/lib/contract/outfit';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getPlaceCentre } from '@/lib/domain/place';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { sharedQuery, type SharedQueryKey } from '../api/shared-query';
import { refreshWithWeather } from '../weather/refresh-with-weather';

export interface OutfitQuery {
  cell: GridCell;
  categoryId: CategoryId;
  gender: Gender;
  /** For which day and hours, as the person's own day says; those of the category where it says nothing. */
  day?: RequestedDay;
  hours?: string;
  /** The person's own offsets in steps of .1 clo; `NO_OFFSETS` for what everyone shares. */
  offsets: ComfortOffsets;
  /** Kinds of clothes that are left out. */
  without?: readonly GarmentKind[];
  /** Which of the day's pages; the first where nothing is said. */
  page?: number;
}

const UNPERSONALISED = { 'cold-offset': NO_OFFSETS.cold, 'warm-offset': NO_OFFSETS.warm, without: '' };

const buildOutfitQuery = (choice: OutfitQuery) => {
  const { cell, categoryId, gender, offsets, day, hours, without = [], page = 0 } = choice;
  const { lat, lon } = getPlaceCentre({ cell });
  return sharedQuery<typeof getOutfits>('outfit', '/api/v1/outfit', {
    latitude: lat,
    longitude: lon,
    'event-type-id': categoryId,
    gender,
    'cold-offset': offsets.cold,
    'warm-offset': offsets.warm,
    page,
    without: formatKindsFor(gender, without),
    ...(day && { day }),
    ...(hours && { hours }),
  });
};

/** What everyone there asks about that day, whose own hours and offsets these are. */
function getUnpersonalisedKey([kind, path, asked]: SharedQueryKey): string {
  const day = asked.day === 'tomorrow' ? asked.day : undefined;
  return hashKey([kind, path, { ...asked, ...UNPERSONALISED, hours: undefined, day }]);
}

/** Outfits for a cell, a category and a gender, best first. */
export function outfitsQuery(choice: OutfitQuery) {
  const question = buildOutfitQuery(choice);
  const everyones = getUnpersonalisedKey(question.queryKey);
  return queryOptions({
    ...question,
    // What fits everyone stands in until what fits the person is there; another place's or day's outfits never do.
    placeholderData: (previous: OutfitList | undefined, query?: { queryKey: SharedQueryKey }) =>
      getUnpersonalisedKey(query?.queryKey ?? question.queryKey) === everyones ? previous : undefined,
    ...refreshWithWeather,
  });
}

/** The categories of outfits. */
export const categoriesQuery = () =>
  queryOptions({
    ...sharedQuery<typeof getCategories>('categories', '/api/v1/outfit-condition/event-types', {}),
    staleTime: Infinity,
  });
