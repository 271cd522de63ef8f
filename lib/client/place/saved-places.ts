'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { getPlaces, VersionedPlaces, SavedPlace, savePlaces } from '@/lib/contract/places';
import { CACHE_FALLBACK_HEADER } from '@/lib/contract/worker';
import { apiGet, apiGetWithHeaders, apiSend } from '../api/api';
import { CallFailure } from '../api/call-failure';
import { freshFor } from '../api/fresh-for';
import { getLoadedMessages } from '../language/messages';
import { SAVES } from '../storage/query-client';
import { useViewer } from '../session/viewer';
import { fetchOrCarryOver } from '../storage/carry-over';
import { requestPersistentStorage } from '../storage/persistent-storage';
import { stored, useStored } from '../storage/stored';
import { showFailure } from '../api/show-failure';

const PLACES_FRESH_MS = MINUTE_MS;
const NONE: readonly SavedPlace[] = [];

/** A visitor's places, stored on this device only. */
export const visitorPlaces = stored<SavedPlace[]>('local', 'visitor-places');

/** A member's places: as shown, with pending changes, and as saved at the host. */
interface MemberPlaces {
  shown: SavedPlace[];
  atHost: VersionedPlaces;
}

const showAsSaved = (atHost: VersionedPlaces): MemberPlaces => ({ shown: atHost.content, atHost });

const save = (content: SavedPlace[], { version }: VersionedPlaces): Promise<VersionedPlaces> =>
  apiSend<typeof savePlaces>('PUT', '/api/v1/places', { content, version });

/** The member's places at the host. Without a connection the worker serves its cached response. */
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
        save: async (carried) => (atHost = await save(carried, atHost)).content,
      });
      return showAsSaved(atHost);
    },
    staleTime: freshFor(PLACES_FRESH_MS),
    refetchOnReconnect: 'always',
    retry: 1,
  });

/** Returns the user's saved places in their order; empty until they are known. */
export function useSavedPlaces(): readonly SavedPlace[] {
  const { isMember } = useViewer();
  const ofVisitor = useStored(visitorPlaces);
  const { data } = useQuery({ ...placesQuery(), enabled: isMember });
  return (isMember ? data?.shown : ofVisitor) ?? NONE;
}

/** A change to the list. Throws an error with a message for the user if it is impossible. */
export type PlacesChange = (places: readonly SavedPlace[]) => SavedPlace[];

/** Attempts to save a change. If another device has changed the list, the change is applied to that version. */
const TRIES = 3;

async function changeAtHost(change: PlacesChange, base: VersionedPlaces): Promise<VersionedPlaces> {
  let atHost = base;
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
 * Returns a function that changes the saved places: at once on screen and, for a member, then at the host, one change
 * after the other. If saving fails, it rolls the change back, shows a toast and resolves with false.
 */
export function useChangePlaces(): (change: PlacesChange) => Promise<boolean> {
  const queryClient = useQueryClient();
  const { isMember } = useViewer();
  const { queryKey } = placesQuery();
  const isLast = () => queryClient.isMutating({ mutationKey: queryKey }) === 1;
  const { mutateAsync } = useMutation({
    mutationKey: queryKey,
    meta: SAVES,
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
        void requestPersistentStorage();
        return true;
      }
      const known = await queryClient.ensureQueryData(placesQuery());
      const shown = change(known.shown);
      // A response from before the tap must not undo it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, { ...known, shown });
      await mutateAsync(change);
      return true;
    } catch (failure) {
      showFailure(failure, getLoadedMessages('placeHeader').notSaved);
      return false;
    }
  };
}

export const createPlaceId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('');
