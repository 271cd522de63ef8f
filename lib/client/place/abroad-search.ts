'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import { toLanguageQuery, type Language } from '@/lib/contract/language';
import type { getPlacesAbroad, PlaceAbroad } from '@/lib/contract/places-abroad';
import { toComparable } from '@/lib/contract/text-forms';
import { apiGet } from '../api/api';
import { useDebounced } from '../interaction/debounced';
import { useLanguage } from '../language/messages';

/** Pause in typing before a request is sent. Each new name costs a call of the provider. */
const QUIET_MS = 400;
const MIN_CHARS = 2;
const MAX_CHARS = 60;

/** Places abroad by typed name; without a name, only whether trips abroad are covered. */
const abroadQuery = (name: string, language: Language) =>
  queryOptions({
    queryKey: ['places-abroad', name, language],
    queryFn: ({ signal }) =>
      apiGet<typeof getPlacesAbroad>('/api/v1/places-abroad', {
        query: { ...(name && { name }), ...toLanguageQuery(language) },
        signal,
      }),
    staleTime: Infinity,
    retry: false,
  });

export interface AbroadSearch {
  /** Undefined until it is known. */
  isCovered: boolean | undefined;
  places: readonly PlaceAbroad[];
  isSearching: boolean;
  isUnavailable: boolean;
}

/** Searches places abroad by typed text, if trips abroad are covered. */
export function useAbroadSearch(query: string): AbroadSearch {
  const typed = toComparable(query).replace(/\s+/g, ' ').slice(0, MAX_CHARS);
  const name = useDebounced(typed, QUIET_MS);
  const language = useLanguage();
  const coverage = useQuery(abroadQuery('', language));
  const isCovered = coverage.data?.isCovered ?? (coverage.isError ? false : undefined);
  const isLongEnough = typed.length >= MIN_CHARS;
  const isCurrent = isLongEnough && name === typed;
  const { data, isFetching, isError } = useQuery({
    ...abroadQuery(name, language),
    enabled: isCovered === true && isCurrent,
  });
  const isUnavailable = isCurrent && isError;
  return {
    isCovered,
    places: isCurrent ? (data?.content ?? []) : [],
    isSearching: isCovered === true && isLongEnough && !isUnavailable && (!isCurrent || isFetching),
    isUnavailable,
  };
}
