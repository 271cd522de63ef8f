'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Sensitivity, UserComfort } from '@/lib/contract/comfort';
import type { saveSensitivity } from '@/lib/contract/feedback';
import { apiSend } from '../api/api';
import { useViewer } from '../session/viewer';
import { useStored } from '../storage/stored';
import { getComfort, storeComfort, visitorSensitivity } from './own-comfort';

const save = (sensitivity: Sensitivity): Promise<UserComfort> =>
  apiSend<typeof saveSensitivity>('PUT', '/api/v1/outfit/sensitivity', { sensitivity });

/** Returns what the user said about feeling cold or hot easily: null if nothing, undefined until that is known. */
export function useSensitivity(): Sensitivity | null | undefined {
  const { isKnown, isMember, known } = useViewer();
  const ofVisitor = useStored(visitorSensitivity);
  if (!isKnown) return undefined;
  return isMember ? known && (getComfort(known)?.sensitivity ?? null) : ofVisitor;
}

/** Stores a member's answer at the host, a visitor's on this device. */
export function useSaveSensitivity() {
  const queryClient = useQueryClient();
  const { isMember } = useViewer();
  return useMutation({
    mutationFn: async (sensitivity: Sensitivity) => {
      if (isMember) return save(sensitivity);
      visitorSensitivity.write(sensitivity);
      return null;
    },
    onSuccess: (comfort) => comfort && storeComfort(queryClient, comfort),
  });
}

/** Carries the answer of a visitor over to the account, unless the member has answered there. */
export function useCarrySensitivityOver(): void {
  const queryClient = useQueryClient();
  const { isMember } = useViewer();
  const ofMember = useSensitivity();
  // Synchronises the device with the account after a login. Without a connection it waits for the next visit.
  useEffect(() => {
    const carried = visitorSensitivity.read();
    if (!isMember || carried === null || ofMember === undefined) return;
    const finish = () => visitorSensitivity.write(null);
    if (ofMember !== null) finish();
    else
      void save(carried).then(
        (comfort) => {
          finish();
          storeComfort(queryClient, comfort);
        },
        () => undefined,
      );
  }, [isMember, ofMember, queryClient]);
}
