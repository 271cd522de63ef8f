'use client';

import { useCallback, useEffect, useState } from 'react';
import type { CategoryId } from '@/lib/contract/category';
import { useStored } from '../storage/stored';
import { analyticsConsent } from './consent';
import type { SendEvent } from './firebase-analytics';

/** What may be told, and with what. Nothing here names a person or a place. */
export interface AnalyticsEvents {
  user_signup_log: { method: 'email' | 'social' };
  select_schedule: { event_type_id: CategoryId };
  view_coordi: { outfit_id: string; event_type_id: CategoryId };
  alarm_setting_log: { enabled: boolean; hour: number; minute: number; event_type_id: CategoryId };
}

let started: Promise<SendEvent | null> | undefined;

/**
 * Tells an event to Firebase analytics, where the site has it and this browser's owner has agreed. Otherwise nothing
 * is asked and nothing is loaded. It never fails: what cannot be told is nobody's loss.
 */
export function track<E extends keyof AnalyticsEvents>(event: E, parameters: AnalyticsEvents[E]): void {
  if (analyticsConsent.read() === null) return;
  started ??= import('./firebase-analytics').then(({ startAnalytics }) => startAnalytics());
  started
    .then((tell) => analyticsConsent.read() !== null && tell?.(event, parameters))
    // Without a connection, or behind a blocker: the next event tries anew.
    .catch(() => (started = undefined));
}

/** Tells of outfits that come to the front: each once in a visit to the screen. */
export function useTrackOutfitViews(categoryId: CategoryId): (outfitId: string) => void {
  const [told] = useState(() => new Set<string>());
  return useCallback(
    (outfitId) => {
      if (told.has(outfitId)) return;
      told.add(outfitId);
      track('view_coordi', { outfit_id: outfitId, event_type_id: categoryId });
    },
    [told, categoryId],
  );
}

/** Tells of a signup on the screen that completes it, once the person agrees there. */
export function useTrackSignup(method: AnalyticsEvents['user_signup_log']['method']): void {
  const agreed = useStored(analyticsConsent) !== null;
  // Nobody who has just signed up has agreed before: the tick on this very screen is what this waits for.
  useEffect(() => {
    if (agreed) track('user_signup_log', { method });
  }, [agreed, method]);
}
