'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { getPathAfterLogin } from './path-after-login';
import { sessionQuery } from './viewer';

/** For the landing page. */
export function useRedirectIfLoggedIn(): void {
  const router = useRouter();
  const { data } = useQuery(sessionQuery());
  const profile = data?.user;
  // Synchronises the URL with the session check.
  useEffect(() => {
    if (profile) router.replace(getPathAfterLogin(profile));
  }, [profile, router]);
}
