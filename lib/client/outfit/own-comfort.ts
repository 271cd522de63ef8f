'use client';

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CategoryId } from '@/lib/contract/category';
import type { ComfortOffsets, GivenFeeling, LastFeeling, Sensitivity, UserComfort } from '@/lib/contract/comfort';
import type { resetOutfitFeedback, sendOutfitFeedback, takeBackOutfitFeedback } from '@/lib/contract/feedback';
import type { People } from '@/lib/contract/outfit';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getPlaceCentre } from '@/lib/domain/place';
import { STARTING_OFFSETS } from '@/lib/domain/recommendation/sensitivity';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { apiSend } from '../api/api';
import { WORN_KEY } from '../clothes/worn';
import type { KnownUser } from '../session/user-storage';
import { stored, useStored } from '../storage/stored';
import { sessionQuery, useViewer, type SessionResponse } from '../session/viewer';

/** Shows new comfort on all screens. */
export function storeComfort(queryClient: QueryClient, comfort: UserComfort): void {
  // The record of worn outfits contains the feelings.
  void queryClient.invalidateQueries({ queryKey: WORN_KEY });
  queryClient.setQueryData<SessionResponse>(sessionQuery().queryKey, (answer) =>
    answer?.user ? { user: { ...answer.user, comfort } } : answer,
  );
}

// Users that an earlier version stored have no comfort.
export const getComfort = (person: KnownUser | null): UserComfort | undefined =>
  person?.comfort as UserComfort | undefined;

/** A visitor's answer to whether they feel cold or hot easily, stored on this device only. */
export const visitorSensitivity = stored<Sensitivity>('local', 'visitor-sensitivity');

export const useLastFeeling = (): LastFeeling | null => getComfort(useViewer().known)?.lastFeeling ?? null;

/**
 * Returns the user's comfort offsets as they were when the screen was opened. Feelings given on this screen take effect
 * at the next visit, so that the outfits do not change while the user looks at them. Those of a visitor follow from
 * whether they feel cold or hot easily.
 */
export function useComfortOffsets(): ComfortOffsets {
  const { known } = useViewer();
  const ofVisitor = useStored(visitorSensitivity);
  const [initial, setInitial] = useState<KnownUser | null>(null);
  // Updates only at login and logout: a member cannot change into another one on the same screen.
  if ((initial === null) !== (known === null)) setInitial(known);
  const offsets = initial === null && ofVisitor ? STARTING_OFFSETS[ofVisitor] : getComfort(initial)?.offsets;
  return offsets ?? NO_OFFSETS;
}

/** Returns the people whose pictures come first: those near the member's age, unless the member has switched it off. */
export const usePeople = (): People | undefined => (useViewer().known?.prefersOwnAge ? 'own-age' : undefined);

/** An outfit on a date, about which feedback is given. */
export interface FeedbackSubject {
  outfitId: string;
  /** KST date on which it was worn. */
  date: string;
  /** Undefined stands for the place of the alarm. */
  cell?: GridCell;
  categoryId: CategoryId;
  /** Relevant hours of the user's schedule, if it was chosen for those. */
  hours?: string;
  /** Hours and layers for which it was recommended. */
  told?: string;
}

const isAbout = ({ outfitId, date }: FeedbackSubject, last: LastFeeling | null): last is LastFeeling =>
  last?.date === date && last.outfitId === outfitId;

/**
 * Returns the user's feeling about a worn outfit, with functions that submit and retract it. A new feeling is shown at
 * once and rolled back if it cannot be saved.
 */
export function useOutfitFeeling(worn: FeedbackSubject) {
  const queryClient = useQueryClient();
  const onSuccess = (known: UserComfort) => storeComfort(queryClient, known);
  const submission = useMutation({
    mutationFn: ({ feeling, part }: GivenFeeling) => {
      const { outfitId, date, cell, categoryId, hours, told } = worn;
      const point = cell && getPlaceCentre({ cell });
      const where = point && { latitude: point.lat, longitude: point.lon, ...(hours && { hours }) };
      const body = { feeling, date, categoryId, ...where, ...(told && { told }), ...(part && { part }) };
      return apiSend<typeof sendOutfitFeedback>('POST', `/api/v1/outfit/${outfitId}/feedback`, body);
    },
    onSuccess,
  });
  const retraction = useRetractFeeling();
  const last = useLastFeeling();
  const saved = isAbout(worn, last) && !retraction.isPending ? last : null;
  const given = submission.isPending ? submission.variables : saved;
  return {
    feeling: given?.feeling ?? null,
    part: given?.part ?? null,
    isPending: submission.isPending || retraction.isPending,
    submit: submission.mutate,
    retract: retraction.mutate,
  };
}

export function useRetractFeeling() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => apiSend<typeof takeBackOutfitFeedback>('DELETE', '/api/v1/outfit/feedback/last'),
    onSuccess: (known) => storeComfort(queryClient, known),
  });
}

export function useComfortReset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => apiSend<typeof resetOutfitFeedback>('DELETE', '/api/v1/outfit/feedback'),
    onSuccess: (known) => storeComfort(queryClient, known),
  });
}
