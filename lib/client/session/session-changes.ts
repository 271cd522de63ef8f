'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import type { Profile } from '@/lib/contract/account-fields';
import { logOut } from './session';
import { sayDone } from '../toasts/toasts';
import { sessionEnded } from './after-login';
import { clearBrowserStorage } from './clear-browser';
import { dropPersonalAnswers, dropProfile } from './session-end';
import { storeUser } from './user-storage';
import { sessionQuery } from './viewer';

/** This browser is this person's from now on. */
export function takeProfile(queryClient: QueryClient, profile: Profile): void {
  storeUser(profile);
  sessionEnded.write(null);
  dropPersonalAnswers(queryClient);
  queryClient.setQueryData(sessionQuery().queryKey, { user: profile });
}

/** Nothing of a person who has left stays in this browser, and none of the answers for where they were. */
export async function forgetPerson(queryClient: QueryClient): Promise<void> {
  await clearBrowserStorage();
  dropProfile(queryClient);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery().queryKey[0] });
}

/** Logs out, here. */
export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCallback(async () => {
    await logOut();
    await forgetPerson(queryClient);
    sayDone('로그아웃 되었습니다.');
    router.replace('/');
  }, [queryClient, router]);
}
