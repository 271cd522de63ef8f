'use client';

import { useQuery } from '@tanstack/react-query';
import type { getNeighbourhoods, Neighbourhood } from '@/lib/contract/region';
import { apiGet } from '../api/api';
import { useDebounced } from '../interaction/debounced';

/** Pause in typing before a request is sent. */
const QUIET_MS = 250;
const MIN_CHARS = 2;
const MAX_CHARS = 30;
const NONE: readonly Neighbourhood[] = [];

/** Searches the 읍면동 (neighbourhoods) at the server, because there are too many to ship to the browser. */
export function useNeighbourhoods(query: string): {
  matches: readonly Neighbourhood[];
  isSearching: boolean;
  isUnavailable: boolean;
} {
  const typed = query.replace(/\s/g, '').slice(0, MAX_CHARS);
  const name = useDebounced(typed, QUIET_MS);
  const isLongEnough = (text: string) => text.length >= MIN_CHARS;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['neighbourhoods', name],
    queryFn: ({ signal }) =>
      apiGet<typeof getNeighbourhoods>('/api/v1/region/neighbourhoods', { query: { name }, signal }),
    enabled: isLongEnough(name),
    staleTime: Infinity,
    retry: false,
  });
  const isCurrent = isLongEnough(typed) && name === typed;
  return {
    matches: (isCurrent ? data?.content : undefined) ?? NONE,
    isSearching: isLongEnough(typed) && (!isCurrent || isFetching),
    isUnavailable: isCurrent && isError,
  };
}
