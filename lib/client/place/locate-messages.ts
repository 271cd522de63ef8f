'use client';

import { useCallback, useEffect } from 'react';
import { parseSharedLook } from '@/lib/domain/shared-look';
import { getGeolocationPermission } from './geolocation';
import { usePlace, type LocateOutcome } from './place';
import { isPlaceChosen } from './stored-place';
import { getLoadedMessages } from '../language/messages';
import { toast } from '../toasts/toasts';

/** Returns null if the attempt succeeded or the user chose another place meanwhile. */
export const getLocateMessage = (outcome: LocateOutcome): string | null =>
  outcome === 'located' || outcome === 'left' ? null : getLoadedMessages('placeHeader').notLocated[outcome];

export function useLocateWithToast(): () => Promise<LocateOutcome> {
  const { locate } = usePlace();
  return useCallback(async () => {
    const outcome = await locate();
    const message = getLocateMessage(outcome);
    if (message) toast(message, { id: outcome });
    return outcome;
  }, [locate]);
}

/**
 * Locates the user on mount if the permission is already granted and no place was chosen. Never shows the browser's
 * permission prompt, which requires a tap.
 */
export function useLocateIfAllowed(): void {
  const { locate } = usePlace();
  // Synchronises with the browser's permission.
  useEffect(() => {
    // A shared link shows its own place.
    if (isPlaceChosen() || parseSharedLook(new URLSearchParams(location.search))) return;
    let gone = false;
    void getGeolocationPermission().then((permission) => {
      if (permission === 'granted' && !gone) void locate();
    });
    return () => {
      gone = true;
    };
  }, [locate]);
}
