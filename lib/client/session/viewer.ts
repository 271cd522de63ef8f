'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Profile } from '@/lib/contract/account-fields';
import { MINUTE_MS } from '@/lib/contract/durations';
import { DEFAULT_GENDER, type Gender } from '@/lib/contract/gender';
import { fetchJson } from '../api/fetch-json';
import { useStored } from '../storage/stored';
import { isComplete, userStorage, type KnownUser } from './user-storage';

/** Who looks at the screen. */
export interface Viewer {
  /** False until the session check has answered or a stored profile bridges it: until then draw what fits everyone. */
  isKnown: boolean;
  /** Logged in, with a profile that is complete. */
  isMember: boolean;
  /** Null for a member who has not said. */
  gender: Gender | null;
  /** As much of the person as this browser stores. */
  known: KnownUser | null;
  /** The person, once the session check has answered. */
  profile: Profile | null;
}

export interface SessionResponse {
  user: Profile | null;
}

const SESSION_FRESH_MS = 5 * MINUTE_MS;

/** Asks who is logged in here. */
export const fetchSession = async (signal?: AbortSignal): Promise<SessionResponse> =>
  (await fetchJson('/api/auth/session', { signal })).body as SessionResponse;

/** The session check. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => fetchSession(signal),
    staleTime: SESSION_FRESH_MS,
    retry: 1,
  });

/** Whether whoever is shown here is still logged in; where nobody can be asked, they are taken to be. */
export const isSessionActive = (): Promise<boolean> =>
  fetchSession().then(
    ({ user }) => user !== null,
    () => true,
  );

/** The person at this browser. */
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
