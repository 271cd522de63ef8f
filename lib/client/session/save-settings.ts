'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConsentFlags } from '@/lib/contract/account-fields';
import type { updateUser } from '@/lib/contract/user';
import { apiSend } from '../api/api';
import { showFailure } from '../api/show-failure';
import { sessionQuery } from './viewer';

type Changes = { [Flag in Exclude<keyof ConsentFlags, 'agreedToMarketing'>]?: true } & {
  agreedToMarketing?: boolean;
  prefersOwnAge?: boolean;
};

/** Saves settings and consents of a member. The profile then has the dates at which the host recorded consents. */
export function useSaveSettings(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: Changes) => apiSend<typeof updateUser>('PUT', `/api/v1/user/${userId}`, changes),
    onSuccess: (user) => queryClient.setQueryData(sessionQuery().queryKey, { user }),
    onError: (error) => showFailure(error),
  });
}
