'use client';

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { toLanguageQuery, type Language } from '@/lib/contract/language';
import type { getNeighbourhoods, PlaceMatch } from '@/lib/contract/region';
import { toComparable } from '@/lib/contract/text-forms';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { toFoundDistrict, toFoundPlace, type FoundPlace } from '@/lib/domain/place-search/found-place';
import type { MatchKind } from '@/lib/domain/place-search/rank-places';
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

/** How districts that the browser found match, by the kind of the first one. */
const MATCHES: Record<MatchKind, PlaceMatch> = {
  exact: 'name',
  partial: 'name',
  province: 'province',
  similar: 'similar',
};

interface Results {
  places: readonly FoundPlace[];
  /** Missing if nothing was found. */
  match?: PlaceMatch;
}

export interface PlaceSearch extends Results {
  isSearching: boolean;
  /** True if only districts could be searched. */
  isUnavailable: boolean;
  /**
   * Returns the most likely place that is called so, after the host's response unless the text is certainly a district;
   * undefined for similar names and for a province, of which the user has to choose a place.
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
  const [best] = matches;
  const certain = matches.filter(({ kind }) => kind !== 'similar').map(({ place }) => toFoundDistrict(place, messages));
  const byName = (one: FoundPlace, other: FoundPlace) => one.name.localeCompare(other.name, language);

  function getMatch(response: typeof data): PlaceMatch | undefined {
    if (response?.match) return response.match;
    if (response && response.content.length > 0 && best?.kind !== 'province') return 'name';
    return best && MATCHES[best.kind];
  }
  function list(response: typeof data): Results {
    const match = getMatch(response);
    const found = response?.content.map((each) => toFoundPlace(each, messages)) ?? [];
    const isHidden = match === 'elsewhere' || (match === 'similar' && !response && isSearching);
    if (isHidden) return { match, places: [] };
    const own = found.length > 0 ? certain : matches.map(({ place }) => toFoundDistrict(place, messages));
    const places = joinPlaces(found, own);
    return { match, places: match === 'province' ? places.toSorted(byName) : places };
  }
  const results = list(isCurrent ? data : undefined);

  async function findFirst(): Promise<FoundPlace | undefined> {
    const isCertain = best?.kind === 'exact' || best?.kind === 'province';
    const response =
      isSearching && !isCertain
        ? await queryClient.fetchQuery(placesQuery(typed, near, language)).catch(() => undefined)
        : undefined;
    const { places, match } = response ? list(response) : results;
    return match === 'name' ? places[0] : undefined;
  }
  return { ...results, isSearching, isUnavailable, findFirst };
}
