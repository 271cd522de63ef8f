'use client';

import { queryOptions } from '@tanstack/react-query';
import { MINUTE_MS } from '@/lib/contract/durations';
import { filterKnownKinds, type GarmentKind } from '@/lib/contract/garment-kind';
import type { getNeverWear, saveNeverWear } from '@/lib/contract/never-wear';
import { apiGet, apiSend } from '../api/api';
import { freshFor } from '../api/fresh-for';
import { stored } from '../storage/stored';
import type { OwnCopy } from './own-copy';
import { useChangeOwnList, useSyncOwnList, useOwnList, type OwnList } from './own-list';

const NEVER_FRESH_MS = 5 * MINUTE_MS;

const NEVER_KEY = ['own', 'never-wear'];

const neverQuery = () =>
  queryOptions({
    queryKey: NEVER_KEY,
    queryFn: ({ signal }) => apiGet<typeof getNeverWear>('/api/v1/never-wear', { signal }),
    staleTime: freshFor(NEVER_FRESH_MS),
    retry: 1,
  });

const save = (kinds: readonly GarmentKind[]) =>
  apiSend<typeof saveNeverWear>('PUT', '/api/v1/never-wear', { kinds: filterKnownKinds(kinds) });

const NEVER_WEAR: OwnList<GarmentKind, { kinds: GarmentKind[] | null }> = {
  storage: stored<OwnCopy<GarmentKind[]>>('local', 'never-wear'),
  queryKey: NEVER_KEY,
  query: neverQuery,
  fromHost: ({ kinds }) => kinds,
  upload: save,
};

export const useNeverWear = (): readonly GarmentKind[] => useOwnList(NEVER_WEAR);

export const useSyncNeverWear = (): void => useSyncOwnList(NEVER_WEAR);

const CHANGE = {
  scope: 'never-wear',
  send: save,
  apply: (_: readonly GarmentKind[], kinds: readonly GarmentKind[]) => filterKnownKinds(kinds),
};

/** Returns a function that replaces the list. See `useChangeOwnList`. */
export const useChangeNeverWear = (onFailure: (failure: Error) => void): ((kinds: readonly GarmentKind[]) => void) =>
  useChangeOwnList(NEVER_WEAR, CHANGE, { onFailure });
