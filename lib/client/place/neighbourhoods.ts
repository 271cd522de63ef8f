'use client';

import { useQuery } from '@tanstack/react-query';
import type { getNeighbourhoods, Neighbourhood } from '@/lib/contract/region';
import { apiGet } from '../api/api';
import { useDebounced } from '../interaction/debounced';

/** Until whoever types pauses, nobody is asked. */
const QUIET_MS = 250;
const MIN_CHARS = 2;
const MAX_CHARS = 30;
const NONE: readonly Neighbourhood[] = [];

/** The 읍면동 that somebody may mean, from the server: there are too many for the browser's own list. */
export function useNeighbourhoods(query: string): {
  matches: readonly Neighbourhood[];
  isSearching: boolean;
  /** Nobody could be asked. */
  isUnavailable: boolean;
} {
  const typed = query.replace(/\s/g, '').slice(0, MAX_CHARS);
  const name = useDebounced(typed, QUIET_MS);
  const isWorthAsking = (text: string) => text.length >= MIN_CHARS;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['neighbourhoods', name],
    queryFn: ({ signal }) =>
      apiGet<typeof getNeighbourhoods>('/api/v1/region/neighbourhoods', { query: { name }, signal }),
    enabled: isWorthAsking(name),
    staleTime: Infinity,
    retry: false,
  });
  const isCurrent = isWorthAsking(typed) && name === typed;
  return {
    matches: (isCurrent ? data?.content : undefined) ?? NONE,
    isSearching: isWorthAsking(typed) && (!isCurrent || isFetching),
    isUnavailable: isCurrent && isError,
  };
}
