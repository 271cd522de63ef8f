'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MINUTE_MS } from '@/lib/contract/durations';
import { knownKinds, type GarmentKind } from '@/lib/contract/garment-kind';
import type { getNeverWear, saveNeverWear } from '@/lib/contract/never-wear';
import { apiGet, apiSend } from '../api/api';
import { useViewer } from '../session/viewer';
import { stored, useStored } from '../storage/stored';
import { copyFor, type OwnCopy } from './own-copy';

const neverStorage = stored<OwnCopy<GarmentKind[]>>('local', 'never-wear');
const NONE: readonly GarmentKind[] = [];
const NEVER_FRESH_MS = 5 * MINUTE_MS;

const neverQuery = () =>
  queryOptions({
    queryKey: ['own', 'never-wear'],
    queryFn: ({ signal }) => apiGet<typeof getNeverWear>('/api/v1/never-wear', { signal }),
    staleTime: NEVER_FRESH_MS,
    retry: 1,
  });

/** The kinds of clothes that whoever is here never wears. */
export function useNeverWear(): readonly GarmentKind[] {
  const viewer = useViewer();
  return copyFor(useStored(neverStorage), viewer) ?? NONE;
}

const save = (kinds: readonly GarmentKind[]) =>
  apiSend<typeof saveNeverWear>('PUT', '/api/v1/never-wear', { kinds: [...kinds] });

/** Keeps this browser's copy as the host has it; what a visitor chose goes to the host that has nothing of them yet. */
export function useNeverWearCopy(): void {
  const { profile } = useViewer();
  const { data } = useQuery({ ...neverQuery(), enabled: profile !== null });
  const ownerId = profile?.id;
  // The host's answer is what the copy follows.
  useEffect(() => {
    if (!data || !ownerId) return;
    const here = neverStorage.read();
    if (data.kinds === null && here?.ownerId === null && here.what.length > 0) {
      neverStorage.write({ ownerId, what: here.what });
      // Where it does not arrive it stays a visitor's, for the next time.
      save(knownKinds(here.what)).catch(() => neverStorage.write(here));
      return;
    }
    neverStorage.write({ ownerId, what: data.kinds ?? [] });
  }, [data, ownerId]);
}

/** Changes them: at once here, and for a member at the host, one after the other. */
export function useChangeNeverWear(onFailure: (failure: Error) => void): (kinds: readonly GarmentKind[]) => void {
  const queryClient = useQueryClient();
  const { isMember, profile } = useViewer();
  const before = useNeverWear();
  const write = (kinds: readonly GarmentKind[]) =>
    neverStorage.write({ ownerId: profile?.id ?? null, what: knownKinds(kinds) });
  const { mutate } = useMutation({
    scope: { id: 'never-wear' },
    mutationFn: async (kinds: readonly GarmentKind[]) => {
      if (isMember) await save(knownKinds(kinds));
    },
    onMutate: async (kinds) => {
      // An answer from before the tap must not undo it.
      await queryClient.cancelQueries(neverQuery());
      write(kinds);
      return before;
    },
    onError: (failure, _, held) => {
      write(held ?? before);
      onFailure(failure);
    },
    onSettled: () => (isMember ? queryClient.invalidateQueries(neverQuery()) : undefined),
  });
  return mutate;
}
