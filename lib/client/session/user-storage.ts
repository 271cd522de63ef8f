'use client';

import type { Profile } from '@/lib/contract/account-fields';
import { DAY_S } from '@/lib/contract/durations';
import { PLACE_COOKIE } from '@/lib/domain/place';
import { agreeToAnalytics } from '../analytics/analytics';
import { endPush } from '../alarm/push/end-push';
import { stored } from '../storage/stored';

/** The profile of who was logged in last: bridges the moment until the session check answers. No secret is in it. */
export const userStorage = stored<Profile>('local', 'user-storage');

/** How this browser was last logged in, for a hint on the landing. */
export interface System {
  lastWayIn: 'email' | 'kakao' | 'google';
}
export const systemStorage = stored<System>('local', 'system-storage');

const GENDER_MAX_AGE_S = 180 * DAY_S;
// The name is lib/domain/gender-cookie's; its schema stays on the server.
const genderCookie = (value: string, maxAgeSeconds: number) => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `gender=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
};

/** Stores a person's profile, and lets the next page be drawn with the pictures meant for them. */
export function storeUser(profile: Profile): void {
  userStorage.write(profile);
  systemStorage.write({ lastWayIn: profile.socialType ?? 'email' });
  if (profile.gender) genderCookie(profile.gender, GENDER_MAX_AGE_S);
}

/** Deletes what is stored of the person; what belongs to the browser stays. */
export function clearUser(): void {
  userStorage.write(null);
  genderCookie('', 0);
}

/** Clears this browser's storage and where it last was, and ends its subscription for pushes. */
export async function clearBrowserStorage(): Promise<void> {
  clearUser();
  agreeToAnalytics(false);
  document.cookie = `${PLACE_COOKIE}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  await endPush();
}
