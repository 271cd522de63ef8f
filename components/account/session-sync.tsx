'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallFailure } from '@/lib/client/api/call-failure';
import { useHandleSessionEnd } from '@/lib/client/session/session-end';
import { storeUser, userStorage } from '@/lib/client/session/user-storage';
import { sessionQuery } from '@/lib/client/session/viewer';

const isUnauthenticated = (error: unknown) => error instanceof CallFailure && error.code === 'UNAUTHENTICATED';

/** Checks the session when the app opens, and ends it in this browser once any call is told that it is over. */
export function SessionSync() {
  const { data } = useQuery(sessionQuery());
  const queryClient = useQueryClient();
  const endSession = useHandleSessionEnd();

  // Synchronises what this browser stores of the person with the server's answer.
  useEffect(() => {
    if (data?.user) storeUser(data.user);
    else if (data && userStorage.read()) endSession();
  }, [data, endSession]);

  // Listens to every query and mutation: whichever meets the end of the session first tells all.
  useEffect(() => {
    const unsubscribes = [queryClient.getQueryCache(), queryClient.getMutationCache()].map((cache) =>
      cache.subscribe((event: { type: string; action?: { type: string; error?: unknown } }) => {
        if (event.type === 'updated' && event.action?.type === 'error' && isUnauthenticated(event.action.error))
          endSession();
      }),
    );
    return () => unsubscribes.forEach((stop) => stop());
  }, [queryClient, endSession]);

  // A page that comes back as it was left may have been left by somebody else.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const shown = queryClient.getQueryData(sessionQuery().queryKey)?.user?.nickname;
      if (shown === userStorage.read()?.nickname) void queryClient.invalidateQueries();
      else window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [queryClient]);

  return null;
}
