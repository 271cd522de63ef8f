import { queryOptions } from '@tanstack/react-query';
import type { getSocialProviders } from '@/lib/contract/auth';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { checkUsername, getDeleteReasons } from '@/lib/contract/user';
import { apiGet } from '../api/api';

const USERNAME_FRESH_MS = MINUTE_MS;

/** The providers that one can log in with here. */
export const socialProvidersQuery = () =>
  queryOptions({
    queryKey: ['social-providers'],
    queryFn: ({ signal }) => apiGet<typeof getSocialProviders>('/api/v1/auth/providers', { signal }),
    staleTime: Infinity,
  });

/** Whether a username is still free; asked anew when it is typed anew, and then the old question is withdrawn. */
export const usernameQuery = (username: string) =>
  queryOptions({
    queryKey: ['username', username],
    queryFn: ({ signal }) =>
      apiGet<typeof checkUsername>(`/api/v1/user/username/${encodeURIComponent(username)}`, { signal }),
    staleTime: USERNAME_FRESH_MS,
    retry: false,
  });

/** The reasons for leaving that one can choose from. */
export const deleteReasonsQuery = () =>
  queryOptions({
    queryKey: ['own', 'delete-reasons'],
    queryFn: ({ signal }) => apiGet<typeof getDeleteReasons>('/api/v1/delete-reason', { signal }),
    retry: 1,
  });
