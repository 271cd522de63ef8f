'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallFailure } from '@/lib/client/api/call-failure';
import { useHandleSessionEnd } from '@/lib/client/session/session-end';
import { storeUser, userStorage } from '@/lib/client/session/user-storage';
import { sessionQuery } from '@/lib/client/session/viewer';

const isUnauthenticated = (error: unknown) => error instanceof CallFailure && error.code === 'UNAUTHENTICATED';

/** Checks the session when the app opens. Ends it in this browser when any request fails as unauthenticated. */
export function SessionSync() {
  const { data } = useQuery(sessionQuery());
  const queryClient = useQueryClient();
  const endSession = useHandleSessionEnd();

  // Synchronises the stored user with the server's response.
  useEffect(() => {
    if (data?.user) storeUser(data.user);
    else if (data && userStorage.read()) endSession();
  }, [data, endSession]);

  // Subscribes to all queries and mutations, because any of them may be the first to find the session ended.
  useEffect(() => {
    const unsubscribes = [queryClient.getQueryCache(), queryClient.getMutationCache()].map((cache) =>
      cache.subscribe((event: { type: string; action?: { type: string; error?: unknown } }) => {
        if (event.type === 'updated' && event.action?.type === 'error' && isUnauthenticated(event.action.error))
          endSession();
      }),
    );
    return () => unsubscribes.forEach((stop) => stop());
  }, [queryClient, endSession]);

  // A page restored from the back-forward cache may show another user's data.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const shown = queryClient.getQueryData(sessionQuery().queryKey)?.user?.id;
      if (shown === userStorage.read()?.id) void queryClient.invalidateQueries();
      else window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [queryClient]);

  return null;
}
