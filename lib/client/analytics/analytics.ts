'use client';

import { useCallback, useEffect, useState } from 'react';
import type { CategoryId } from '@/lib/contract/category';
import { useStored } from '../storage/stored';
import { analyticsConsent } from './consent';
import type { SendEvent } from './firebase-analytics';

/** Events with their parameters. None of them identifies a user or a place. */
export interface AnalyticsEvents {
  user_signup_log: { method: 'email' | 'social' };
  select_schedule: { event_type_id: CategoryId };
  view_coordi: { outfit_id: string; event_type_id: CategoryId };
  alarm_setting_log: { enabled: boolean; hour: number; minute: number; event_type_id: CategoryId };
}

let started: Promise<SendEvent | null> | undefined;

/**
 * Sends an event to Firebase analytics if the site is configured for it and the user has consented. Loads nothing
 * without consent. Never throws; events that cannot be sent are dropped.
 */
export function track<E extends keyof AnalyticsEvents>(event: E, parameters: AnalyticsEvents[E]): void {
  if (analyticsConsent.read() === null) return;
  started ??= import('./firebase-analytics').then(({ startAnalytics }) => startAnalytics());
  started
    .then((send) => analyticsConsent.read() !== null && send?.(event, parameters))
    // Loading fails offline and behind ad blockers. The next event tries again.
    .catch(() => (started = undefined));
}

/** Tracks each outfit once while the screen is mounted. */
export function useTrackOutfitViews(categoryId: CategoryId): (outfitId: string) => void {
  const [tracked] = useState(() => new Set<string>());
  return useCallback(
    (outfitId) => {
      if (tracked.has(outfitId)) return;
      tracked.add(outfitId);
      track('view_coordi', { outfit_id: outfitId, event_type_id: categoryId });
    },
    [tracked, categoryId],
  );
}

export function useTrackSignup(method: AnalyticsEvents['user_signup_log']['method']): void {
  const agreed = useStored(analyticsConsent) !== null;
  // New users have not consented yet, so the event waits for the checkbox on this screen.
  useEffect(() => {
    if (agreed) track('user_signup_log', { method });
  }, [agreed, method]);
}
