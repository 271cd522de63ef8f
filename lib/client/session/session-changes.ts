'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import type { Profile } from '@/lib/contract/account-fields';
import { HOME_PATH, LOGIN_PATH } from '@/lib/routes';
import { logOut } from './session';
import { clearBrowserStorage, clearUser, isComplete, storeUser } from './user-storage';
import { sessionQuery } from './viewer';
import { clearPersonalCaches } from '../pwa/worker';
import { sayDone, toast } from '../toasts/toasts';
import { sessionEnded, takeAskedPath, wishAfterLogin } from './after-login';

/** Answers that belong to a person: their queries' keys begin with 'own', and outfits carry their bookmarks. */
const PERSONAL = [['own'], ['outfit']];

/** This browser is this person's from now on. */
export function takeProfile(queryClient: QueryClient, profile: Profile): void {
  storeUser(profile);
  sessionEnded.write(null);
  void clearPersonalCaches();
  for (const queryKey of PERSONAL) queryClient.removeQueries({ queryKey });
  queryClient.setQueryData(sessionQuery().queryKey, { user: profile });
}

/** This browser is a visitor's again. */
export function dropProfile(queryClient: QueryClient): void {
  clearUser();
  void clearPersonalCaches();
  void queryClient.cancelQueries(sessionQuery());
  for (const queryKey of PERSONAL) queryClient.removeQueries({ queryKey });
  queryClient.setQueryData(sessionQuery().queryKey, { user: null });
}

/** Nothing of a person who has left stays in this browser, and none of the answers for where they were. */
export async function forgetPerson(queryClient: QueryClient): Promise<void> {
  await clearBrowserStorage();
  dropProfile(queryClient);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery().queryKey[0] });
}

/** Where a person with a session belongs: a social account that is new has to be completed first. */
export const pathAfterLogin = (profile: Profile): string =>
  isComplete(profile) ? HOME_PATH : `/signup?step=2&socialType=${profile.socialType ?? ''}`;

/** Where whoever has just logged in goes on: with what they came for, once the account is complete. */
export const takePathAfterLogin = (profile: Profile): string =>
  (isComplete(profile) ? takeAskedPath(profile) : null) ?? pathAfterLogin(profile);

/** What happens when a session is over without the person having ended it. */
export function useSessionEnd(): () => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCallback(() => {
    dropProfile(queryClient);
    toast.error('로그인이 필요해요.', { id: 'session-end' });
    sessionEnded.write(true);
    const { pathname, search } = window.location;
    if (!pathname.startsWith(LOGIN_PATH)) wishAfterLogin({ path: pathname + search });
    router.push(LOGIN_PATH);
  }, [queryClient, router]);
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
