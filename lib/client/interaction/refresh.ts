'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { getLoadedMessages } from '../language/messages';
import { toast } from '../toasts/toasts';

/** Returns a function that refetches everything on screen. On failure it shows a toast and the data stays as it is. */
export function useRefresh(): { busy: boolean; refresh: () => Promise<void> } {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  const refresh = useCallback(async () => {
    setBusy(true);
    try {
      await queryClient.refetchQueries({ type: 'active' }, { throwOnError: true });
    } catch {
      toast.error(getLoadedMessages('ui').refreshFailed);
    } finally {
      setBusy(false);
    }
  }, [queryClient]);

  return { busy, refresh };
}
