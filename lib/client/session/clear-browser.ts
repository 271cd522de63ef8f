'use client';

import { WEEK_COOKIE } from '@/lib/domain/my-day/week';
import { PLACE_COOKIE } from '@/lib/domain/place';
import { unsubscribePush } from '../pwa/unsubscribe-push';
import { setAnalyticsConsent } from '../analytics/consent';
import { clearStorage } from './first-visit';
import { clearUser } from './user-storage';

/** Clears this browser's storage, where it last was and its week, and ends its subscription for pushes. */
export async function clearBrowserStorage(): Promise<void> {
  clearUser();
  setAnalyticsConsent(false);
  for (const cookie of [PLACE_COOKIE, WEEK_COOKIE]) document.cookie = `${cookie}=; path=/; max-age=0`;
  clearStorage();
  await unsubscribePush();
}
