'use client';

import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Language } from '@/lib/contract/language';
import { useLanguage } from '../language/messages';
import { SAVES } from '../storage/query-client';
import { useViewer } from '../session/viewer';
import { useStored, type Stored } from '../storage/stored';
import { selectOwnCopy, type OwnCopy } from './own-copy';

/** A visitor's list is stored in this browser only; a member's is a copy of the host's. */
export interface OwnList<Item, Data> {
  storage: Stored<OwnCopy<Item[]>>;
  /** Key of the query in all languages. */
  queryKey: string[];
  query: (language: Language) => UseQueryOptions<Data, Error, Data, string[]>;
  /** Converts the host's response, given the member's present copy and the language of its texts; null if the host has no data of this member yet. */
  fromHost: (data: Data, copy: readonly Item[], language: Language) => Item[] | null;
  /** Saves at the host a list that the user made as a visitor. */
  upload: (list: Item[]) => Promise<unknown>;
}

const NOTHING: readonly never[] = [];

export function useOwnList<Item, Data>({ storage }: OwnList<Item, Data>): readonly Item[] {
  const viewer = useViewer();
  return selectOwnCopy(useStored(storage), viewer) ?? NOTHING;
}

/** Updates this browser's copy from the host. If the host has no list yet, uploads the one made here as a visitor. */
export function useSyncOwnList<Item, Data>({ storage, query, fromHost, upload }: OwnList<Item, Data>): void {
  const { profile } = useViewer();
  const language = useLanguage();
  const { data } = useQuery({ ...query(language), enabled: profile !== null });
  const ownerId = profile?.id;
  // Synchronises browser storage with the host's response.
  useEffect(() => {
    if (!data || !ownerId) return;
    const copy = storage.read();
    const own = fromHost(data, copy?.ownerId === ownerId ? copy.what : NOTHING, language);
    if (own === null && copy?.ownerId === null && copy.what.length > 0) {
      storage.write({ ownerId, what: copy.what });
      // If the upload fails, the list stays a visitor's and is uploaded next time.
      upload(copy.what).catch(() => storage.write(copy));
      return;
    }
    storage.write({ ownerId, what: own ?? [] });
  }, [data, ownerId, language, storage, fromHost, upload]);
}

/** Called after a change. They are called even if the component that made the change is no longer shown. */
export interface ChangeCallbacks {
  onFailure: (failure: Error) => void;
  /** For a member, called when the host has confirmed the change. */
  onSuccess?: () => void;
}

interface Change<Item, Changed> {
  /** Mutation scope: changes with the same scope are sent one after the other. */
  scope: string;
  send: (changed: Changed) => Promise<unknown>;
  apply: (list: readonly Item[], changed: Changed) => Item[];
}

/**
 * Returns a function that changes a list at once in this browser and, for a member, then at the host. If the host
 * cannot be reached or rejects the change, the list is rolled back and `onFailure` is called.
 */
export function useChangeOwnList<Item, Data, Changed>(
  list: OwnList<Item, Data>,
  { scope, send, apply }: Change<Item, Changed>,
  { onFailure, onSuccess }: ChangeCallbacks,
): (changed: Changed) => void {
  const queryClient = useQueryClient();
  const { isMember, profile } = useViewer();
  const shown = useOwnList(list);
  const { queryKey } = list;
  const write = (what: readonly Item[]) => list.storage.write({ ownerId: profile?.id ?? null, what: [...what] });
  const { mutate } = useMutation({
    scope: { id: scope },
    meta: SAVES,
    mutationFn: async (changed: Changed) => {
      if (isMember) await send(changed);
    },
    onMutate: async (changed) => {
      // A response from before the tap must not undo it.
      await queryClient.cancelQueries({ queryKey });
      write(apply(shown, changed));
      return shown;
    },
    onError: (failure, _, before) => {
      write(before ?? shown);
      onFailure(failure);
    },
    onSuccess,
    onSettled: () => (isMember ? queryClient.invalidateQueries({ queryKey }) : undefined),
  });
  return mutate;
}
