'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { parseSharedLook, type SharedLook } from '@/lib/domain/shared-look';
import { useHydrated } from '../storage/browser-value';

/**
 * Returns the content of the shared link that the user opened; null without one. The browser reads the address, because
 * the page may come from the worker's cache, which ignores queries. The names of the district are loaded and checked
 * first, because the page shows them.
 */
export function useSharedLook(): SharedLook | null {
  // Null if Next.js has no search parameters yet.
  const params: URLSearchParams | null = useSearchParams();
  const isHydrated = useHydrated();
  const query = isHydrated ? (params?.toString() ?? '') : '';
  const look = useMemo(() => parseSharedLook(new URLSearchParams(query)), [query]);
  const region = look?.place.region;
  const { data: isKnown } = useQuery({
    queryKey: ['district', region],
    queryFn: async () =>
      region !== undefined && (await import('@/lib/domain/place-search/is-district')).isDistrict(region),
    enabled: region !== undefined,
    staleTime: Infinity,
  });
  return isKnown ? look : null;
}
