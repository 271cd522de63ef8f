import type { Context } from 'hono';
import { DAY_S } from '@/lib/contract/durations';
import { HOST_COOKIES } from '@/lib/contract/host-cookies';
import { readHostCookie, setHostCookie, type HostCookie } from '../shared/cookies';
import { isSameHash, mac, createSecret } from '../shared/secrets';

/**
 * Marks a browser in which the owner of an account has logged in. It grants nothing. It only exempts the owner from
 * login limits that other networks' guesses have used up, and therefore survives a logout.
 */
export const DEVICE_COOKIE: HostCookie = {
  name: HOST_COOKIES.device,
  path: '/',
  sameSite: 'Strict',
  // The longest lifetime that browsers accept.
  maxAgeSeconds: 400 * DAY_S,
};

const DEVICE_MARK = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/;

const signDevice = (key: string, userId: string, id: string): string => mac(key, `${userId} ${id}`);

/** Returns the device id, which counts its login attempts, if the browser is marked for this user; otherwise null. */
export function findKnownDevice(context: Context, key: string, userId: string): string | null {
  const [, id, signature] = DEVICE_MARK.exec(readHostCookie(context, DEVICE_COOKIE)) ?? [];
  return id && signature && isSameHash(signature, signDevice(key, userId, id)) ? id : null;
}

/** Marks this browser for the user. A browser that is already marked keeps its id and its count of attempts. */
export function rememberDevice(context: Context, key: string, userId: string): void {
  const id = findKnownDevice(context, key, userId) ?? createSecret();
  setHostCookie(context, DEVICE_COOKIE, `${id}.${signDevice(key, userId, id)}`);
}
