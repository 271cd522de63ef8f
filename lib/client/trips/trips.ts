'use client';

import { queryOptions } from '@tanstack/react-query';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { getTrips, saveTrips, Trip } from '@/lib/contract/trips';
import { apiGet, apiSend } from '../api/api';
import { freshFor } from '../api/fresh-for';
import type { OwnCopy } from '../clothes/own-copy';
import { useChangeOwnList, useOwnList, useSyncOwnList, type ChangeCallbacks, type OwnList } from '../clothes/own-list';
import { stored } from '../storage/stored';

const TRIPS_FRESH_MS = MINUTE_MS;
const TRIPS_KEY = ['own', 'trips'];

const tripsQuery = () =>
  queryOptions({
    queryKey: TRIPS_KEY,
    queryFn: ({ signal }) => apiGet<typeof getTrips>('/api/v1/trips', { signal }),
    staleTime: freshFor(TRIPS_FRESH_MS),
    retry: 1,
  });

const save = (content: Trip[]) => apiSend<typeof saveTrips>('PUT', '/api/v1/trips', { content });

const TRIPS: OwnList<Trip, { content: Trip[] | null }> = {
  storage: stored<OwnCopy<Trip[]>>('local', 'trips'),
  queryKey: TRIPS_KEY,
  query: tripsQuery,
  fromHost: ({ content }) => content,
  upload: save,
};

/** Returns the user's trips. A visitor's are stored on the device only. */
export const useTrips = (): readonly Trip[] => useOwnList(TRIPS);

export const useSyncTrips = (): void => useSyncOwnList(TRIPS);

const CHANGE = { scope: 'trips', send: save, apply: (_: readonly Trip[], trips: Trip[]) => trips };

/** Returns a function that replaces the trips. See `useChangeOwnList`. */
export const useChangeTrips = (callbacks: ChangeCallbacks): ((trips: Trip[]) => void) =>
  useChangeOwnList(TRIPS, CHANGE, callbacks);
