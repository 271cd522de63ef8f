import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DAY_S } from '@/lib/contract/durations';
import { HOST_COOKIES } from '@/lib/contract/host-cookies';

/** A cookie of the host (docs/decisions/0010). Its value is a secret of one browser. */
export interface HostCookie {
  name: string;
  path: string;
  sameSite: 'Strict' | 'Lax';
  maxAgeSeconds: number;
}

export const REFRESH_COOKIE: HostCookie = {
  name: HOST_COOKIES.refresh,
  path: '/',
  sameSite: 'Strict',
  maxAgeSeconds: 30 * DAY_S,
};
/** Lax, because the provider redirects from another site. */
export const SOCIAL_COOKIE: HostCookie = {
  name: HOST_COOKIES.social,
  path: '/oauth',
  sameSite: 'Lax',
  maxAgeSeconds: 600,
};

export const setHostCookie = (context: Context, cookie: HostCookie, value: string): void =>
  setCookie(context, cookie.name, value, {
    path: cookie.path,
    maxAge: cookie.maxAgeSeconds,
    sameSite: cookie.sameSite,
    httpOnly: true,
    secure: true,
  });

export const clearHostCookie = (context: Context, cookie: HostCookie): void =>
  setHostCookie(context, { ...cookie, maxAgeSeconds: 0 }, '');

/** Returns the cookie's value, or '' if the browser has none. */
export const readHostCookie = (context: Context, { name }: HostCookie): string => getCookie(context, name) ?? '';
