'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { getPlaces, SavedPlace, savePlaces } from '@/lib/contract/places';
import { CACHE_FALLBACK_HEADER } from '@/lib/contract/worker';
import { apiGetWithHeaders, apiSend } from '../api/api';
import { useViewer } from '../session/viewer';
import { fetchOrCarryOver } from '../storage/carry-over';
import { stored, useStored } from '../storage/stored';
import { toast } from '../toasts/toasts';

const PLACES_FRESH_MS = MINUTE_MS;
const NONE: readonly SavedPlace[] = [];

/** A visitor's places: on this device alone. */
export const visitorPlaces = stored<SavedPlace[]>('local', 'visitor-places');

const save = async (content: SavedPlace[]): Promise<SavedPlace[]> =>
  (await apiSend<typeof savePlaces>('PUT', '/api/v1/places', { content })).content;

/** A member's places as the host has them; without a connection the worker answers from its cache. */
export const placesQuery = () =>
  queryOptions({
    queryKey: ['own', 'places'],
    queryFn: async ({ signal }): Promise<SavedPlace[]> => {
      const fetch = async () => {
        const { body, headers } = await apiGetWithHeaders<typeof getPlaces>('/api/v1/places', { signal });
        return { own: body.content.length > 0 ? body.content : null, isOld: headers.has(CACHE_FALLBACK_HEADER) };
      };
      return (await fetchOrCarryOver({ ofVisitor: visitorPlaces, fetch, save })) ?? [];
    },
    staleTime: PLACES_FRESH_MS,
    refetchOnReconnect: 'always',
    retry: 1,
  });

/** The saved places of whoever is at this browser, in their order; none until they are known. */
export function useSavedPlaces(): readonly SavedPlace[] {
  const { isMember } = useViewer();
  const ofVisitor = useStored(visitorPlaces);
  const { data } = useQuery({ ...placesQuery(), enabled: isMember });
  return (isMember ? data : ofVisitor) ?? NONE;
}

/** What is to become of the list. */
export type PlacesChange = (places: readonly SavedPlace[]) => SavedPlace[];

/**
 * Changes the saved places: at once on the screen, a member's then at the host, one change after the other. What could
 * not be saved is taken back, and said. Tells whether it was saved.
 */
export function useChangePlaces(): (change: PlacesChange) => Promise<boolean> {
  const queryClient = useQueryClient();
  const { isMember } = useViewer();
  const { queryKey } = placesQuery();
  const { mutateAsync } = useMutation({
    mutationKey: queryKey,
    scope: { id: 'places' },
    mutationFn: ({ after }: { before: SavedPlace[]; after: SavedPlace[] }) => save(after),
    onError: (_, { before, after }) => {
      queryClient.setQueryData(queryKey, (shown) => (shown === after ? before : shown));
    },
    onSettled: () =>
      queryClient.isMutating({ mutationKey: queryKey }) === 1 ? queryClient.invalidateQueries({ queryKey }) : undefined,
  });
  return async (change) => {
    if (!isMember) {
      const changed = change(visitorPlaces.read() ?? []);
      visitorPlaces.write(changed.length > 0 ? changed : null);
      return true;
    }
    try {
      const before = await queryClient.ensureQueryData(placesQuery());
      const after = change(before);
      // An answer from before the tap must not undo it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, after);
      await mutateAsync({ before, after });
      return true;
    } catch (failure) {
      toast.error('장소를 저장하지 못했어요.', { description: (failure as Error).message });
      return false;
    }
  };
}

/** A new place's id. */
export const newPlaceId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('');
