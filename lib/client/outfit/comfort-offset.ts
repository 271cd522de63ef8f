'use client';

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '@/lib/contract/account-fields';
import type { OutfitFeeling, resetOutfitFeedback, sendOutfitFeedback } from '@/lib/contract/feedback';
import { apiSend } from '../api/api';
import { stored, useStored } from '../storage/stored';
import { sessionQuery, useViewer, type SessionAnswer } from '../session/viewer';

/** What a person last said of an outfit; it holds for its date. */
interface Felt {
  userId: string;
  date: string;
  outfitId: string;
  feeling: OutfitFeeling;
}
const feltStorage = stored<Felt>('local', 'outfit-feeling');

function takeOffset(queryClient: QueryClient, { comfortOffset }: { comfortOffset: number }): void {
  queryClient.setQueryData<SessionAnswer>(sessionQuery().queryKey, (answer) =>
    answer?.user ? { user: { ...answer.user, comfortOffset } } : answer,
  );
}

/**
 * The person's own offset as it was when they came to this screen: what they say meanwhile is for the next time, and
 * changes nothing under their finger.
 */
export function useComfortOffset(): number {
  const { profile } = useViewer();
  const [held, setHeld] = useState<Profile | null>(null);
  if (held?.id !== profile?.id) setHeld(profile);
  return held?.comfortOffset ?? 0;
}

/** How an outfit felt on a date: what was said is shown at once, and taken back where it could not be saved. */
export function useOutfitFeeling(userId: string, outfitId: string, date: string) {
  const queryClient = useQueryClient();
  const felt = useStored(feltStorage);
  const isOfThis = felt?.userId === userId && felt.outfitId === outfitId && felt.date === date;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (feeling: OutfitFeeling) =>
      apiSend<typeof sendOutfitFeedback>('POST', `/api/v1/outfit/${outfitId}/feedback`, { feeling }),
    onSuccess: (answer, feeling) => {
      feltStorage.write({ userId, outfitId, date, feeling });
      takeOffset(queryClient, answer);
    },
  });
  return { feeling: isPending ? variables : isOfThis ? felt.feeling : null, isPending, say: mutate };
}

/** Forgets what the person's answers have taught. */
export function useComfortOffsetReset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => apiSend<typeof resetOutfitFeedback>('DELETE', '/api/v1/outfit/feedback'),
    onSuccess: (answer) => {
      feltStorage.write(null);
      takeOffset(queryClient, answer);
    },
  });
}
