import { hashKey } from '@tanstack/query-core';
import type { CategoryId } from '@/lib/contract/category';
import type { ComfortOffsets } from '@/lib/contract/comfort';
import { toComfortQuery } from '@/lib/contract/comfort-parameters';
import { formatKindsFor, type GarmentKind } from '@/lib/contract/garment-kind';
import type { DressCode } from '@/lib/contract/dress-code';
import type { Gender } from '@/lib/contract/gender';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import { toLanguageQuery, type Language } from '@/lib/contract/language';
import type { getCategories, getOutfits, OutfitList, People } from '@/lib/contract/outfit';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getPlaceCentre } from '@/lib/domain/place';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { queryOptions } from '../api/query-options';
import { sharedQuery, type SharedQueryKey } from '../api/shared-query';
import { refreshWithWeather } from '../weather/refresh-with-weather';

export interface OutfitQuery {
  /** Language of the texts. */
  language: Language;
  cell: GridCell;
  categoryId: CategoryId;
  gender: Gender;
  /** Day and relevant hours from the user's schedule; by default the next day and the hours of the category. */
  day?: RequestedDay;
  hours?: string;
  /** Occasion that decides the clothes. */
  dressCode?: DressCode;
  /** The user's comfort offsets in steps of 0.1 clo; `NO_OFFSETS` for the shared response. */
  offsets: ComfortOffsets;
  /** People whose pictures come first. */
  people?: People | undefined;
  without?: readonly GarmentKind[];
  /** Page of the day's outfits, by default the first (0). */
  page?: number;
}

const UNPERSONALISED = {
  ...toComfortQuery(NO_OFFSETS),
  pace: undefined,
  people: undefined,
  hours: undefined,
  without: '',
};

const buildOutfitQuery = (query: OutfitQuery) => {
  const { language, cell, categoryId, gender, offsets, people, day, hours, dressCode, without = [], page = 0 } = query;
  const { lat, lon } = getPlaceCentre({ cell });
  return sharedQuery<typeof getOutfits>('outfit', '/api/v1/outfit', {
    latitude: lat,
    longitude: lon,
    'event-type-id': categoryId,
    gender,
    ...toComfortQuery(offsets),
    page,
    without: formatKindsFor(gender, without),
    ...(people && { people }),
    ...(day && { day }),
    ...(hours && { hours }),
    ...(dressCode && { dress: dressCode }),
    ...toLanguageQuery(language),
  });
};

/** Returns the key of the same request without the user's hours, offsets and excluded garments. */
function getUnpersonalisedKey([kind, path, query]: SharedQueryKey): string {
  const day = query.day === 'today' ? undefined : query.day;
  return hashKey([kind, path, { ...query, ...UNPERSONALISED, day }]);
}

/** Outfits for a cell, category and gender, best first. */
export function outfitsQuery(query: OutfitQuery) {
  const shared = buildOutfitQuery(query);
  const unpersonalisedKey = getUnpersonalisedKey(shared.queryKey);
  return queryOptions({
    ...shared,
    // Until personal outfits are loaded, shows the previous ones if they are for the same cell, day and category.
    placeholderData: (previous: OutfitList | undefined, previousQuery?: { queryKey: SharedQueryKey }) =>
      getUnpersonalisedKey(previousQuery?.queryKey ?? shared.queryKey) === unpersonalisedKey ? previous : undefined,
    ...refreshWithWeather,
  });
}

export const categoriesQuery = (language: Language) =>
  queryOptions({
    ...sharedQuery<typeof getCategories>(
      'categories',
      '/api/v1/outfit-condition/event-types',
      toLanguageQuery(language),
    ),
    staleTime: Infinity,
  });
