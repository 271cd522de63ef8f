import { queryOptions } from '@tanstack/react-query';
import type { getSocialProviders } from '@/lib/contract/auth';
import { MINUTE_MS } from '@/lib/contract/durations';
import { toLanguageQuery, type Language } from '@/lib/contract/language';
import type { checkPassword, checkUsername, getDeleteReasons } from '@/lib/contract/user';
import { apiGet, apiSend } from '../api/api';
import { freshFor } from '../api/fresh-for';

const CHECK_FRESH_MS = MINUTE_MS;

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
    staleTime: freshFor(CHECK_FRESH_MS),
    retry: false,
  });

/** Reason why the host would reject a new password. Stays in memory only, for a minute. */
export const passwordProblemQuery = (password: string, username: string | undefined) =>
  queryOptions({
    queryKey: ['password-problem', password, username],
    queryFn: () => apiSend<typeof checkPassword>('POST', '/api/v1/auth/check-password', { password, username }),
    staleTime: freshFor(CHECK_FRESH_MS),
    gcTime: CHECK_FRESH_MS,
    retry: false,
  });

export const deleteReasonsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['own', 'delete-reasons', ...Object.values(toLanguageQuery(language))],
    queryFn: ({ signal }) => apiGet<typeof getDeleteReasons>('/api/v1/delete-reason', { signal }),
    retry: 1,
  });
