'use client';

import { OWN_DAY_COOKIE } from '@/lib/domain/my-day/own-day-cookie';
import { sendToWorker } from '../pwa/worker';
import { writeItem } from '../storage/storage-items';

/** Keys of copies of the member's data at the host, and of outfits that were chosen for the member. */
export const MEMBER_KEYS = [
  ...['ALARM_SETTINGS', 'never-wear', 'worn-outfits', 'week', 'own-outfits', 'seen-outfits'],
  ...['trips', 'trip-ticks'],
];

/** Deletes the copies of a member's data in this browser, for a session that has ended. */
export function clearMemberStorage(): void {
  for (const key of MEMBER_KEYS) writeItem('local', key, null);
  document.cookie = `${OWN_DAY_COOKIE}=; path=/; max-age=0`;
  sendToWorker('draw-screens-anew');
  // Components that show one of the values read it again, as if another tab had deleted it.
  window.dispatchEvent(new Event('storage'));
}
