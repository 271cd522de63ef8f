'use client';

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CategoryId } from '@/lib/contract/category';
import type { ComfortOffsets, LastFeeling, OutfitFeeling, UserComfort } from '@/lib/contract/comfort';
import type { resetOutfitFeedback, sendOutfitFeedback, takeBackOutfitFeedback } from '@/lib/contract/feedback';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getPlaceCentre } from '@/lib/domain/place';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { apiSend } from '../api/api';
import type { KnownUser } from '../session/user-storage';
import { sessionQuery, useViewer, type SessionResponse } from '../session/viewer';

function storeComfort(queryClient: QueryClient, comfort: UserComfort): void {
  queryClient.setQueryData<SessionResponse>(sessionQuery().queryKey, (answer) =>
    answer?.user ? { user: { ...answer.user, comfort } } : answer,
  );
}

// What an earlier version stored in this browser has none yet.
const getComfort = (person: KnownUser | null): UserComfort | undefined => person?.comfort as UserComfort | undefined;

/** What the person last said of an outfit, as the host or this browser knows it; null where they said nothing. */
export const useLastFeeling = (): LastFeeling | null => getComfort(useViewer().known)?.lastFeeling ?? null;

/**
 * The person's own offsets as they were when they came to this screen: what they say meanwhile is for the next time, and
 * changes nothing under their finger.
 */
export function useComfortOffsets(): ComfortOffsets {
  const { known } = useViewer();
  const [held, setHeld] = useState<KnownUser | null>(null);
  // Someone came, or left: nobody becomes somebody else on the same screen.
  if ((held === null) !== (known === null)) setHeld(known);
  return getComfort(held)?.offsets ?? NO_OFFSETS;
}

/** An outfit that was worn: what, when, where and for what. */
export interface FeedbackSubject {
  outfitId: string;
  /** The KST date that it was for. */
  date: string;
  /** Left out where the alarm's place is meant. */
  cell?: GridCell;
  categoryId: CategoryId;
  /** The hours out that it was for, where those were the person's own. */
  hours?: string;
}

const isAbout = ({ outfitId, date }: FeedbackSubject, last: LastFeeling | null): last is LastFeeling =>
  last?.date === date && last.outfitId === outfitId;

/**
 * How a worn outfit felt, as the person last said: it is shown at once, and taken back where it could not be saved.
 * `say` answers, `takeBack` is as if nothing had been said; both give what is then known.
 */
export function useOutfitFeeling(worn: FeedbackSubject) {
  const queryClient = useQueryClient();
  const onSuccess = (known: UserComfort) => storeComfort(queryClient, known);
  const saying = useMutation({
    mutationFn: (feeling: OutfitFeeling) => {
      const { outfitId, date, cell, categoryId, hours } = worn;
      const point = cell && getPlaceCentre({ cell });
      const where = point && { latitude: point.lat, longitude: point.lon, ...(hours && { hours }) };
      const body = { feeling, date, categoryId, ...where };
      return apiSend<typeof sendOutfitFeedback>('POST', `/api/v1/outfit/${outfitId}/feedback`, body);
    },
    onSuccess,
  });
  const takingBack = useRetractFeeling();
  const last = useLastFeeling();
  const said = isAbout(worn, last) && !takingBack.isPending ? last.feeling : null;
  return {
    feeling: saying.isPending ? saying.variables : said,
    isPending: saying.isPending || takingBack.isPending,
    say: saying.mutate,
    takeBack: takingBack.mutate,
  };
}

/** Takes the last answer back, from wherever it is told of. */
export function useRetractFeeling() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => apiSend<typeof takeBackOutfitFeedback>('DELETE', '/api/v1/outfit/feedback/last'),
    onSuccess: (known) => storeComfort(queryClient, known),
  });
}

/** Forgets what the person's answers have taught. */
export function useComfortReset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => apiSend<typeof resetOutfitFeedback>('DELETE', '/api/v1/outfit/feedback'),
    onSuccess: (known) => storeComfort(queryClient, known),
  });
}
