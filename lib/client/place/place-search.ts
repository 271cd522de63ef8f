'use client';

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { toLanguageQuery, type Language } from '@/lib/contract/language';
import type { getNeighbourhoods } from '@/lib/contract/region';
import { toComparable } from '@/lib/contract/text-forms';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { toFoundDistrict, toFoundPlace, type FoundPlace } from '@/lib/domain/place-search/found-place';
import { isProvinceName } from '@/lib/domain/place-search/is-province';
import { searchDistricts } from '@/lib/domain/place-search/search-districts';
import { searchTranslatedDistricts } from '@/lib/domain/place-search/translated-districts';
import { apiGet } from '../api/api';
import { useDebounced } from '../interaction/debounced';
import { useLanguage, useMessages } from '../language/messages';

/** Pause in typing before a request is sent. */
const QUIET_MS = 250;
const MIN_CHARS = 2;
const MAX_CHARS = 30;

const normalise = (query: string) => toComparable(query).replace(/\s+/g, ' ').slice(0, MAX_CHARS);
const isLongEnough = (name: string) => name.length >= MIN_CHARS;

/** Places by typed name. The host searches them, because there are too many to ship to the browser. */
const placesQuery = (name: string, { nx, ny }: GridCell, language: Language) =>
  queryOptions({
    queryKey: ['neighbourhoods', name, nx, ny, ...Object.values(toLanguageQuery(language))],
    queryFn: ({ signal }) =>
      apiGet<typeof getNeighbourhoods>('/api/v1/region/neighbourhoods', {
        query: { name, nx, ny, ...toLanguageQuery(language) },
        signal,
      }),
    enabled: isLongEnough(name),
    staleTime: Infinity,
    retry: false,
  });

/** Joins the host's results with the districts that the browser found, without duplicates. */
function joinPlaces(found: readonly FoundPlace[], districts: readonly FoundPlace[]): FoundPlace[] {
  const isFound = new Set(found.map(({ key }) => key));
  return [...found, ...districts.filter(({ key }) => !isFound.has(key))];
}

export interface PlaceSearch {
  places: readonly FoundPlace[];
  isSearching: boolean;
  /** True if only districts could be searched. */
  isUnavailable: boolean;
  /**
   * Returns the most likely place, after the host's response unless the text is certainly a district; undefined for a
   * province, of which the user has to choose a place.
   */
  findFirst: () => Promise<FoundPlace | undefined>;
}

/**
 * Searches places by typed text. Districts are found in the browser at once, also offline. The host's results replace
 * them; until then, names that are only similar are left out, because the text may be the exact name of another place.
 */
export function usePlaceSearch(query: string, near: GridCell): PlaceSearch {
  const typed = normalise(query);
  const name = useDebounced(typed, QUIET_MS);
  const queryClient = useQueryClient();
  const language = useLanguage();
  const messages = useMessages('places');
  const { data, isFetching, isError } = useQuery(placesQuery(name, near, language));
  const isCurrent = isLongEnough(typed) && name === typed;
  const isUnavailable = isCurrent && isError;
  const isSearching = isLongEnough(typed) && !isUnavailable && (!isCurrent || isFetching);
  const translated = searchTranslatedDistricts(typed, messages);
  const matches = translated.length > 0 ? translated : searchDistricts(typed, near);
  const toFound = (found: typeof matches) => found.map(({ place }) => toFoundDistrict(place, messages));
  const certain = toFound(matches.filter(({ kind }) => kind !== 'similar'));
  const similar = toFound(matches.filter(({ kind }) => kind === 'similar'));
  const list = (content: Parameters<typeof toFoundPlace>[0][] | undefined) =>
    content && content.length > 0
      ? joinPlaces(
          content.map((each) => toFoundPlace(each, messages)),
          certain,
        )
      : [...certain, ...(isSearching ? [] : similar)];
  const places = list(isCurrent ? data?.content : undefined);
  const findFirst = async () => {
    if (isProvinceName(typed)) return undefined;
    if (!isSearching || matches[0]?.kind === 'exact') return places[0];
    const response = await queryClient.fetchQuery(placesQuery(typed, near, language)).catch(() => null);
    return list(response?.content)[0] ?? similar[0];
  };
  return { places, isSearching, isUnavailable, findFirst };
}
