'use client';

import type { Profile } from '@/lib/contract/account-fields';
import { DAY_S } from '@/lib/contract/durations';
import { stored } from '../storage/stored';

/** The part of a profile that shared pages need before the session check has finished. */
export type KnownUser = Pick<Profile, 'id' | 'nickname' | 'gender' | 'loginType' | 'comfort' | 'prefersOwnAge'>;

/** New social accounts are incomplete. */
export const isComplete = ({ gender, birthDate, nickname, loginType }: Profile): boolean =>
  Boolean(nickname && birthDate && (gender || loginType === 'email'));

/** The last member, used until the session check has finished. */
export const userStorage = stored<KnownUser>('local', 'user-storage');

/** For a hint on the landing page. */
export interface System {
  lastWayIn: 'email' | 'kakao' | 'google';
}
export const systemStorage = stored<System>('local', 'system-storage');

const GENDER_MAX_AGE_S = 180 * DAY_S;
// The name repeats lib/domain/gender-cookie, whose schema must not be loaded in browsers.
const writeGenderCookie = (value: string, maxAgeSeconds: number) => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `gender=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
};

/** Leaves out the last feeling, because home needs only the offsets learned from it. */
const toKnownUser = ({ id, nickname, gender, loginType, comfort, prefersOwnAge }: Profile): KnownUser => ({
  id,
  nickname,
  gender,
  loginType,
  prefersOwnAge,
  comfort: { ...comfort, lastFeeling: null },
});

/** Stores the member, and their gender in a cookie by which the server chooses outfit pictures. */
export function storeUser(profile: Profile): void {
  userStorage.write(isComplete(profile) ? toKnownUser(profile) : null);
  systemStorage.write({ lastWayIn: profile.socialType ?? 'email' });
  if (profile.gender) writeGenderCookie(profile.gender, GENDER_MAX_AGE_S);
}

/** Deletes the stored member and the gender cookie. The method of the last login stays. */
export function clearUser(): void {
  userStorage.write(null);
  writeGenderCookie('', 0);
}
