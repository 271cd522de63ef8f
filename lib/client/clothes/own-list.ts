'use client';

import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useViewer } from '../session/viewer';
import { useStored, type Stored } from '../storage/stored';
import { selectOwnCopy, type OwnCopy } from './own-copy';

/** A list of a person's own: a visitor's lies in this browser, of a member's there is a copy. */
export interface OwnList<Item, Answer> {
  storage: Stored<OwnCopy<Item[]>>;
  query: () => UseQueryOptions<Answer, Error, Answer, string[]>;
  /** What the host has, beside the copy that is here; null where it has nothing of the person yet. */
  fromHost: (answer: Answer, here: readonly Item[]) => Item[] | null;
  /** Brings to the host what a visitor said here. */
  upload: (list: Item[]) => Promise<unknown>;
}

const NOTHING: readonly never[] = [];

/** The list of whoever is here. */
export function useOwnList<Item, Answer>({ storage }: OwnList<Item, Answer>): readonly Item[] {
  const viewer = useViewer();
  return selectOwnCopy(useStored(storage), viewer) ?? NOTHING;
}

/** Keeps this browser's copy as the host has it; what a visitor said goes to the host that has nothing of them yet. */
export function useSyncOwnList<Item, Answer>({ storage, query, fromHost, upload }: OwnList<Item, Answer>): void {
  const { profile } = useViewer();
  const { data } = useQuery({ ...query(), enabled: profile !== null });
  const ownerId = profile?.id;
  // The host's answer is what the copy follows.
  useEffect(() => {
    if (!data || !ownerId) return;
    const here = storage.read();
    const own = fromHost(data, here?.ownerId === ownerId ? here.what : NOTHING);
    if (own === null && here?.ownerId === null && here.what.length > 0) {
      storage.write({ ownerId, what: here.what });
      // Where it does not arrive it stays a visitor's, for the next time.
      upload(here.what).catch(() => storage.write(here));
      return;
    }
    storage.write({ ownerId, what: own ?? [] });
  }, [data, ownerId, storage, fromHost, upload]);
}

interface Change<Item, Changed> {
  /** Changes of one list go to the host one after the other. */
  scope: string;
  /** Tells the host. */
  send: (changed: Changed) => Promise<unknown>;
  /** The list with the change in it. */
  apply: (list: readonly Item[], changed: Changed) => Item[];
}

/** Changes a list: at once here, and for a member at the host. What did not arrive is taken back, and told. */
export function useChangeOwnList<Item, Answer, Changed>(
  list: OwnList<Item, Answer>,
  { scope, send, apply }: Change<Item, Changed>,
  onFailure: (failure: Error) => void,
): (changed: Changed) => void {
  const queryClient = useQueryClient();
  const { isMember, profile } = useViewer();
  const shown = useOwnList(list);
  const { queryKey } = list.query();
  const write = (what: readonly Item[]) => list.storage.write({ ownerId: profile?.id ?? null, what: [...what] });
  const { mutate } = useMutation({
    scope: { id: scope },
    mutationFn: async (changed: Changed) => {
      if (isMember) await send(changed);
    },
    onMutate: async (changed) => {
      // An answer from before the tap must not undo it.
      await queryClient.cancelQueries({ queryKey });
      write(apply(shown, changed));
      return shown;
    },
    onError: (failure, _, before) => {
      write(before ?? shown);
      onFailure(failure);
    },
    onSettled: () => (isMember ? queryClient.invalidateQueries({ queryKey }) : undefined),
  });
  return mutate;
}
