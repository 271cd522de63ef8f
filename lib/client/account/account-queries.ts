import { queryOptions } from '@tanstack/react-query';
import type { getSocialProviders } from '@/lib/contract/auth';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { checkUsername, getDeleteReasons } from '@/lib/contract/user';
import { apiGet } from '../api/api';

const USERNAME_FRESH_MS = MINUTE_MS;

export const socialProvidersQuery = () =>
  queryOptions({
    queryKey: ['social-providers'],
    queryFn: ({ signal }) => apiGet<typeof getSocialProviders>('/api/v1/auth/providers', { signal }),
    staleTime: Infinity,
  });

/** Availability of a username. A new input cancels the request for the previous one. */
export const usernameQuery = (username: string) =>
  queryOptions({
    queryKey: ['username', username],
    queryFn: ({ signal }) =>
      apiGet<typeof checkUsername>(`/api/v1/user/username/${encodeURIComponent(username)}`, { signal }),
    staleTime: USERNAME_FRESH_MS,
    retry: false,
  });

export const deleteReasonsQuery = () =>
  queryOptions({
    queryKey: ['own', 'delete-reasons'],
    queryFn: ({ signal }) => apiGet<typeof getDeleteReasons>('/api/v1/delete-reason', { signal }),
    retry: 1,
  });
