'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CategoryId } from '@/lib/contract/category';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { forgetWorn, getWornOutfits, markWorn, unmarkWorn } from '@/lib/contract/worn';
import { WORN_DAYS } from '@/lib/contract/worn-days';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { apiGet, apiSend } from '../api/api';
import { useViewer } from '../session/viewer';
import { stored, useStored } from '../storage/stored';
import { copyFor, type OwnCopy } from './own-copy';

/** What somebody says they wore on a KST date. */
export interface WornMark {
  date: string;
  outfitId: string;
  title: string;
  categoryId: CategoryId;
  /** Where, and for which hours of the person's own: known to the browser alone that it was said in. */
  cell?: GridCell;
  hours?: string;
}

const wornStorage = stored<OwnCopy<WornMark[]>>('local', 'worn-outfits');
const NOTHING: WornMark[] = [];
const WORN_FRESH_MS = 5 * MINUTE_MS;

const wornQuery = () =>
  queryOptions({
    queryKey: ['own', 'worn'],
    queryFn: ({ signal }) => apiGet<typeof getWornOutfits>('/api/v1/worn', { signal }),
    staleTime: WORN_FRESH_MS,
    retry: 1,
  });

/** What whoever is here wore lately, newest first. */
export function useWorn(): readonly WornMark[] {
  const viewer = useViewer();
  return copyFor(useStored(wornStorage), viewer) ?? NOTHING;
}

const put = ({ date, outfitId, categoryId }: WornMark) =>
  apiSend<typeof markWorn>('PUT', `/api/v1/worn/${date}`, { outfitId, categoryId });

/**
 * Keeps this browser's copy of a member's as the host has it. What somebody said before they had an account goes to the
 * host, where that has nothing of them yet.
 */
export function useWornCopy(): void {
  const { profile } = useViewer();
  const { data } = useQuery({ ...wornQuery(), enabled: profile !== null });
  const ownerId = profile?.id;
  // The host's answer is what the copy follows.
  useEffect(() => {
    if (!data || !ownerId) return;
    const here = wornStorage.read();
    if (data.content.length === 0 && here?.ownerId === null && here.what.length > 0) {
      wornStorage.write({ ownerId, what: here.what });
      // Where it does not arrive it stays a visitor's, for the next time.
      Promise.all(here.what.map(put)).catch(() => wornStorage.write(here));
      return;
    }
    const own = here?.ownerId === ownerId ? here.what : NOTHING;
    const known = ({ date, outfitId }: WornMark) =>
      own.find((mark) => mark.date === date && mark.outfitId === outfitId);
    wornStorage.write({ ownerId, what: data.content.map((mark) => ({ ...known(mark), ...mark })) });
  }, [data, ownerId]);
}

interface Change {
  date: string;
  /** Null takes it back. */
  mark: WornMark | null;
}

/** Says what was worn on a date, or takes it back: at once here, and for a member at the host, one after the other. */
export function useMarkWorn(onFailure: (failure: Error) => void): (change: Change) => void {
  const queryClient = useQueryClient();
  const { isMember, profile } = useViewer();
  const marks = useWorn();
  const ownerId = profile?.id ?? null;
  const { mutate } = useMutation({
    scope: { id: 'worn' },
    mutationFn: async ({ date, mark }: Change) => {
      if (!isMember) return;
      await (mark ? put(mark) : apiSend<typeof unmarkWorn>('DELETE', `/api/v1/worn/${date}`));
    },
    onMutate: async ({ date, mark }) => {
      // An answer from before the tap must not undo it.
      await queryClient.cancelQueries(wornQuery());
      const others = marks.filter((each) => each.date !== date);
      const all = [...(mark ? [mark] : []), ...others].sort((a, b) => (a.date < b.date ? 1 : -1));
      wornStorage.write({ ownerId, what: all.slice(0, WORN_DAYS) });
      return marks;
    },
    onError: (failure, _, before) => {
      wornStorage.write({ ownerId, what: [...(before ?? marks)] });
      onFailure(failure);
    },
    onSettled: () => (isMember ? queryClient.invalidateQueries(wornQuery()) : undefined),
  });
  return mutate;
}

/** Forgets all of it, here and at the host. */
export function useForgetWorn() {
  const queryClient = useQueryClient();
  const { isMember } = useViewer();
  return useMutation({
    mutationFn: async () => {
      if (isMember) await apiSend<typeof forgetWorn>('DELETE', '/api/v1/worn');
    },
    onSuccess: () => {
      wornStorage.write(null);
      return isMember ? queryClient.invalidateQueries(wornQuery()) : undefined;
    },
  });
}
