'use client';

import { queryOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { getPushSetup } from '@/lib/contract/notification';
import type { CategoryId } from '@/lib/contract/category';
import { apiGet } from '../api/api';
import { stored, useStored } from '../storage/stored';

/** What may be told, and with what. Nothing here names a person or a place. */
export interface AnalyticsEvents {
  user_signup_log: { method: 'email' | 'social' };
  select_schedule: { event_type_id: CategoryId };
  view_coordi: { outfit_id: string; event_type_id: CategoryId };
  alarm_setting_log: { enabled: boolean; hour: number; minute: number; event_type_id: CategoryId };
}

/** When this browser's owner agreed to help, and to which wording; nothing is told without. */
export interface AnalyticsConsent {
  version: '2026-11-21';
  /** ISO 8601. */
  agreedAt: string;
}
export const analyticsConsent = stored<AnalyticsConsent>('local', 'analytics-consent');

/** Records that this browser's owner agrees, or no longer does. */
export const agreeToAnalytics = (agreed: boolean): void =>
  analyticsConsent.write(agreed ? { version: '2026-11-21', agreedAt: new Date().toISOString() } : null);

/** How Firebase is to be reached, where this site has it with analytics; null where it has not. */
async function findConfig() {
  const setup = await apiGet<typeof getPushSetup>('/api/v1/push-setup');
  return setup.transport === 'fcm' && setup.firebase.measurementId ? setup.firebase : null;
}

/** Whether there is anything to agree to. */
export const analyticsOfferedQuery = () =>
  queryOptions({
    queryKey: ['analytics-offered'],
    queryFn: async () => (await findConfig()) !== null,
    staleTime: Infinity,
    retry: false,
  });

type Tell = (event: string, parameters: object) => void;

/** Loads Firebase analytics, for what `track` tells alone: no advertising, no page views. */
async function start(): Promise<Tell | null> {
  const config = await findConfig();
  if (!config) return null;
  const [{ initializeApp }, firebase] = await Promise.all([import('firebase/app'), import('firebase/analytics')]);
  if (!(await firebase.isSupported())) return null;
  firebase.setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  const analytics = firebase.initializeAnalytics(initializeApp(config), {
    config: { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
  });
  analyticsConsent.subscribe(() => firebase.setAnalyticsCollectionEnabled(analytics, analyticsConsent.read() !== null));
  return (event, parameters) => firebase.logEvent(analytics, event, parameters);
}

let started: Promise<Tell | null> | undefined;

/**
 * Tells an event to Firebase analytics, where the site has it and this browser's owner has agreed. Otherwise nothing
 * is asked and nothing is loaded. It never fails: what cannot be told is nobody's loss.
 */
export function track<E extends keyof AnalyticsEvents>(event: E, parameters: AnalyticsEvents[E]): void {
  if (analyticsConsent.read() === null) return;
  started ??= start();
  started
    .then((tell) => analyticsConsent.read() !== null && tell?.(event, parameters))
    // Without a connection, or behind a blocker: the next event tries anew.
    .catch(() => (started = undefined));
}

/** Tells of outfits that come to the front: each once in a visit to the screen. */
export function useOutfitViews(categoryId: CategoryId): (outfitId: string) => void {
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
export function useSignupLog(method: AnalyticsEvents['user_signup_log']['method']): void {
  const agreed = useStored(analyticsConsent) !== null;
  // Nobody who has just signed up has agreed before: the tick on this very screen is what this waits for.
  useEffect(() => {
    if (agreed) track('user_signup_log', { method });
  }, [agreed, method]);
}
