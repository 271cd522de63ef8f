'use client';

import type { Profile } from '@/lib/contract/account-fields';
import { DAY_S } from '@/lib/contract/durations';
import { stored } from '../storage/stored';

/** What screens that are the same for everyone need to know of a person; who that is, the session check says. */
export type KnownUser = Pick<Profile, 'nickname' | 'gender' | 'loginType' | 'comfort'>;

/** A social account is complete once these three are there. */
export const isComplete = ({ gender, birthDate, nickname, loginType }: Profile): boolean =>
  Boolean(nickname && birthDate && (gender || loginType === 'email'));

/** The member who was logged in last: bridges the moment until the session check answers. */
export const userStorage = stored<KnownUser>('local', 'user-storage');

/** How this browser was last logged in, for a hint on the landing. */
export interface System {
  lastWayIn: 'email' | 'kakao' | 'google';
}
export const systemStorage = stored<System>('local', 'system-storage');

const GENDER_MAX_AGE_S = 180 * DAY_S;
// The name is lib/domain/gender-cookie's; its schema stays on the server.
const writeGenderCookie = (value: string, maxAgeSeconds: number) => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `gender=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
};

/** Without what they said last: home is drawn by what was learnt of it. */
const toKnownUser = ({ nickname, gender, loginType, comfort }: Profile): KnownUser => ({
  nickname,
  gender,
  loginType,
  comfort: { ...comfort, lastFeeling: null },
});

/** Stores as much of a member, and lets the next page be drawn with the pictures meant for them. */
export function storeUser(profile: Profile): void {
  userStorage.write(isComplete(profile) ? toKnownUser(profile) : null);
  systemStorage.write({ lastWayIn: profile.socialType ?? 'email' });
  if (profile.gender) writeGenderCookie(profile.gender, GENDER_MAX_AGE_S);
}

/** Deletes what is stored of the person; what belongs to the browser stays. */
export function clearUser(): void {
  userStorage.write(null);
  writeGenderCookie('', 0);
}
