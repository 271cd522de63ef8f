'use client';

import { OWN_DAY_COOKIE } from '@/lib/domain/my-day/own-day-cookie';
import { PLACE_COOKIE } from '@/lib/domain/place';
import { unsubscribePush } from '../pwa/unsubscribe-push';
import { setAnalyticsConsent } from '../analytics/consent';
import { clearStorage } from './first-visit';
import { clearUser } from './user-storage';

/** Deletes the user's data from this browser's storage and cookies, and ends its push subscription. */
export async function clearBrowserStorage(): Promise<void> {
  clearUser();
  setAnalyticsConsent(false);
  for (const cookie of [PLACE_COOKIE, OWN_DAY_COOKIE]) document.cookie = `${cookie}=; path=/; max-age=0`;
  clearStorage();
  await unsubscribePush();
}
