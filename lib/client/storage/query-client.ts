'use client';

import { MutationCache, QueryClient } from '@tanstack/react-query';
import { requestPersistentStorage } from './persistent-storage';

/** Metadata of mutations that save something which the user would miss: bookmarks, places, clothes, schedule. */
export const SAVES = { isSaving: true } as const;

/**
 * Creates the app's query client. 'always': if the device is offline, a request fails with a message instead of waiting
 * silently.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => {
        if (meta?.isSaving) void requestPersistentStorage();
      },
    }),
  });
