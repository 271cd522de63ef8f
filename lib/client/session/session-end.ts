'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { LOGIN_PATH } from '@/lib/routes';
import { getLoadedMessages } from '../language/messages';
import { clearPersonalCaches } from '../pwa/worker';
import { toast } from '../toasts/toasts';
import { sessionEnded, rememberAction } from './after-login';
import { clearMemberStorage } from './member-storage';
import { clearUser } from './user-storage';
import { sessionQuery } from './viewer';

/** Keys of personal queries. Outfits are among them because they were requested with the user's offsets. */
const PERSONAL = [['own'], ['outfit']];

/** Includes the worker's caches. */
export function removePersonalQueries(queryClient: QueryClient): void {
  void clearPersonalCaches();
  for (const queryKey of PERSONAL) queryClient.removeQueries({ queryKey });
}

/** Ends a session in this browser, whether or not the user logged out, and deletes the member's data. */
export function endMemberSession(queryClient: QueryClient): void {
  clearUser();
  clearMemberStorage();
  void queryClient.cancelQueries(sessionQuery());
  removePersonalQueries(queryClient);
  queryClient.setQueryData(sessionQuery().queryKey, { user: null });
}

/** Returns a function for sessions that ended without a logout: it shows a toast and opens the login. */
export function useHandleSessionEnd(): () => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCallback(() => {
    endMemberSession(queryClient);
    toast.error(getLoadedMessages('session').loginRequired, { id: 'session-end' });
    sessionEnded.write(true);
    const { pathname, search } = window.location;
    if (!pathname.startsWith(LOGIN_PATH)) rememberAction({ path: pathname + search });
    router.push(LOGIN_PATH);
  }, [queryClient, router]);
}
