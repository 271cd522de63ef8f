import type { Context } from 'hono';
import { DAY_S } from '@/lib/contract/durations';
import { HOST_COOKIES } from '@/lib/contract/host-cookies';
import { readHostCookie, setHostCookie, type HostCookie } from '../shared/cookies';
import { isSameHash, mac, createSecret } from '../shared/secrets';

/**
 * Says that somebody has proved, in this browser, to be the owner of an account. It opens nothing: with it, guesses that
 * others make at the same name do not keep the owner out. It stays after a logout, since that is what it is for.
 */
export const DEVICE_COOKIE: HostCookie = {
  name: HOST_COOKIES.device,
  path: '/',
  sameSite: 'Strict',
  // The longest that browsers keep a cookie.
  maxAgeSeconds: 400 * DAY_S,
};

const DEVICE_MARK = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/;

const signDevice = (key: string, userId: string, id: string): string => mac(key, `${userId} ${id}`);

/** The device's own id, which its tries are counted by, where it is known as one of this person's; else null. */
export function findKnownDevice(context: Context, key: string, userId: string): string | null {
  const [, id, signature] = DEVICE_MARK.exec(readHostCookie(context, DEVICE_COOKIE)) ?? [];
  return id && signature && isSameHash(signature, signDevice(key, userId, id)) ? id : null;
}

/** Makes this browser one that its owner is known in; one that is already keeps its id, and its count. */
export function rememberDevice(context: Context, key: string, userId: string): void {
  const id = findKnownDevice(context, key, userId) ?? createSecret();
  setHostCookie(context, DEVICE_COOKIE, `${id}.${signDevice(key, userId, id)}`);
}
