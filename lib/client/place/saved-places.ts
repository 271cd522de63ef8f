'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { getPlaces, VersionedPlaces, SavedPlace, savePlaces } from '@/lib/contract/places';
import { CACHE_FALLBACK_HEADER } from '@/lib/contract/worker';
import { apiGet, apiGetWithHeaders, apiSend } from '../api/api';
import { CallFailure } from '../api/call-failure';
import { useViewer } from '../session/viewer';
import { fetchOrCarryOver } from '../storage/carry-over';
import { stored, useStored } from '../storage/stored';
import { toast } from '../toasts/toasts';

const PLACES_FRESH_MS = MINUTE_MS;
const NONE: readonly SavedPlace[] = [];

/** A visitor's places: on this device alone. */
export const visitorPlaces = stored<SavedPlace[]>('local', 'visitor-places');

/** A member's places: as they are shown, and as the host has them, on which every change is made. */
interface MemberPlaces {
  shown: SavedPlace[];
  atHost: VersionedPlaces;
}

const showAsSaved = (atHost: VersionedPlaces): MemberPlaces => ({ shown: atHost.content, atHost });

const save = (content: SavedPlace[], { version }: VersionedPlaces): Promise<VersionedPlaces> =>
  apiSend<typeof savePlaces>('PUT', '/api/v1/places', { content, version });

/** A member's places as the host has them; without a connection the worker answers from its cache. */
export const placesQuery = () =>
  queryOptions({
    queryKey: ['own', 'places'],
    queryFn: async ({ signal }): Promise<MemberPlaces> => {
      let atHost: VersionedPlaces = { content: [], version: '' };
      await fetchOrCarryOver({
        visitorStorage: visitorPlaces,
        fetch: async () => {
          const { body, headers } = await apiGetWithHeaders<typeof getPlaces>('/api/v1/places', { signal });
          atHost = body;
          return { own: body.content.length > 0 ? body.content : null, isStale: headers.has(CACHE_FALLBACK_HEADER) };
        },
        save: async (brought) => (atHost = await save(brought, atHost)).content,
      });
      return showAsSaved(atHost);
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
  return (isMember ? data?.shown : ofVisitor) ?? NONE;
}

/** What is to become of the list. Throws, with a sentence, where that cannot be. */
export type PlacesChange = (places: readonly SavedPlace[]) => SavedPlace[];

/** Another device may have changed the list meanwhile: then the change is made on that one. */
const TRIES = 3;

async function changeAtHost(change: PlacesChange, known: VersionedPlaces): Promise<VersionedPlaces> {
  let atHost = known;
  for (let tries = 1; ; tries++) {
    try {
      return await save(change(atHost.content), atHost);
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.code !== 'CONFLICT' || tries === TRIES) throw failure;
      atHost = await apiGet<typeof getPlaces>('/api/v1/places', { cache: 'no-cache' });
    }
  }
}

/**
 * Changes the saved places: at once on the screen, a member's then at the host, one change after the other. What could
 * not be saved is taken back, and said. Tells whether it was saved.
 */
export function useChangePlaces(): (change: PlacesChange) => Promise<boolean> {
  const queryClient = useQueryClient();
  const { isMember } = useViewer();
  const { queryKey } = placesQuery();
  const isLast = () => queryClient.isMutating({ mutationKey: queryKey }) === 1;
  const { mutateAsync } = useMutation({
    mutationKey: queryKey,
    scope: { id: 'places' },
    mutationFn: async (change: PlacesChange) =>
      changeAtHost(change, (await queryClient.ensureQueryData(placesQuery())).atHost),
    onSuccess: (atHost) =>
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, atHost, ...(isLast() && showAsSaved(atHost)) },
      ),
    onError: () =>
      queryClient.setQueryData(queryKey, (known) => (known && isLast() ? showAsSaved(known.atHost) : known)),
    onSettled: () => (isLast() ? queryClient.invalidateQueries({ queryKey }) : undefined),
  });
  return async (change) => {
    try {
      if (!isMember) {
        const changed = change(visitorPlaces.read() ?? []);
        visitorPlaces.write(changed.length > 0 ? changed : null);
        return true;
      }
      const known = await queryClient.ensureQueryData(placesQuery());
      const shown = change(known.shown);
      // An answer from before the tap must not undo it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, { ...known, shown });
      await mutateAsync(change);
      return true;
    } catch (failure) {
      toast.error('장소를 저장하지 못했어요.', { description: (failure as Error).message });
      return false;
    }
  };
}

/** A new place's id. */
export const createPlaceId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('');
