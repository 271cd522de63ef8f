'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import type { Profile } from '@/lib/contract/account-fields';
import { getLoadedMessages } from '../language/messages';
import { logOut } from './session';
import { showSuccess } from '../toasts/toasts';
import { sessionEnded } from './after-login';
import { clearBrowserStorage } from './clear-browser';
import { removePersonalQueries, endMemberSession } from './session-end';
import { storeUser } from './user-storage';
import { sessionQuery } from './viewer';

/** Removes the cached responses of the previous user. */
export function startMemberSession(queryClient: QueryClient, profile: Profile): void {
  storeUser(profile);
  sessionEnded.write(null);
  removePersonalQueries(queryClient);
  queryClient.setQueryData(sessionQuery().queryKey, { user: profile });
}

export async function forgetUser(queryClient: QueryClient): Promise<void> {
  await clearBrowserStorage();
  endMemberSession(queryClient);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery().queryKey[0] });
}

export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCallback(async () => {
    await logOut();
    await forgetUser(queryClient);
    showSuccess(getLoadedMessages('logIn').loggedOut);
    router.replace('/');
  }, [queryClient, router]);
}
