'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { getPathAfterLogin } from './path-after-login';
import { sessionQuery } from './viewer';

/** The check on opening the landing: whoever still has a session goes on at once. */
export function useRedirectIfLoggedIn(): void {
  const router = useRouter();
  const { data } = useQuery(sessionQuery());
  const profile = data?.user;
  // The answer of the check is what leads on.
  useEffect(() => {
    if (profile) router.replace(getPathAfterLogin(profile));
  }, [profile, router]);
}
