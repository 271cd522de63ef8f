'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Profile } from '@/lib/contract/account-fields';
import { MINUTE_MS } from '@/lib/contract/durations';
import { DEFAULT_GENDER, type Gender } from '@/lib/contract/gender';
import { fetchJson } from '../api/fetch-json';
import { freshFor } from '../api/fresh-for';
import { useStored } from '../storage/stored';
import { isComplete, userStorage, type KnownUser } from './user-storage';

export interface Viewer {
  /** False until the session check has finished or a stored profile is found. Until then render what suits everyone. */
  isKnown: boolean;
  /** Logged in, with a complete profile. */
  isMember: boolean;
  /** Null for a member who has not given one; the default for visitors. */
  gender: Gender | null;
  /** The member from the session check or, until it has finished, from browser storage. */
  known: KnownUser | null;
  /** The member from the session check; null until it has finished. */
  profile: Profile | null;
}

export interface SessionResponse {
  user: Profile | null;
}

const SESSION_FRESH_MS = 5 * MINUTE_MS;

/**
 * Fetches the session of this browser.
 * @throws CallFailure
 */
export const fetchSession = async (signal?: AbortSignal): Promise<SessionResponse> =>
  (await fetchJson('/api/auth/session', { signal })).body as SessionResponse;

export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => fetchSession(signal),
    staleTime: freshFor(SESSION_FRESH_MS),
    retry: 1,
  });

/** Resolves with true if the session is still active, or if that cannot be determined. */
export const isSessionActive = (): Promise<boolean> =>
  fetchSession().then(
    ({ user }) => user !== null,
    () => true,
  );

export function useViewer(): Viewer {
  const { data } = useQuery(sessionQuery());
  const storedUser = useStored(userStorage);
  const known = data ? data.user : storedUser;
  return {
    isKnown: data !== undefined || storedUser !== null,
    isMember: data?.user ? isComplete(data.user) : known !== null,
    gender: known ? known.gender : DEFAULT_GENDER,
    known,
    profile: data?.user ?? null,
  };
}
