import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie';
import { env } from '@/lib/env';

/** The part of a request that contains its cookies. */
export type CookieCarrier = Pick<Request, 'headers'>;

/** next-auth's cookie, which contains the session id. */
export const SESSION_COOKIE = 'nalot.session';

/** A cookie for the browser. `maxAge` is in seconds; 0 removes the cookie. */
export type OwnCookie = Required<Pick<SetCookie, 'name' | 'value' | 'maxAge' | 'sameSite'>>;

/** Disables encoding and decoding: our values need none, and the host's are encoded already. */
export const keepVerbatim = (value: string): string => value;

/**
 * Returns true if browsers use https, so that cookies can be bound to this host and to encryption. The answer comes from
 * SITE_URL, because anyone can send `x-forwarded-proto`.
 */
export const isHttps = (): boolean => env().SITE_URL?.startsWith('https:') ?? false;

/** Returns a cookie's name on the wire: with `__Host-` over https, so that no other domain and no http page can set it. */
export const getWireName = (name: string, https: boolean): string => (https ? `__Host-${name}` : name);

/** Returns the value of a cookie, or undefined if it is missing or empty. */
export function readCookie(request: CookieCarrier, name: string): string | undefined {
  const cookies = parseCookie(request.headers.get('cookie') ?? '', { decode: keepVerbatim });
  return cookies[getWireName(name, isHttps())] || undefined;
}

/** Returns true if the request has a session cookie, which may be invalid (`readSession`). */
export const hasSessionCookie = (request: CookieCarrier): boolean => readCookie(request, SESSION_COOKIE) !== undefined;

/** Adds an httpOnly cookie to the headers of a response. */
export function writeCookie(headers: Headers, cookie: OwnCookie): void {
  const secure = isHttps();
  const whole = { ...cookie, name: getWireName(cookie.name, secure), path: '/', httpOnly: true, secure };
  headers.append('set-cookie', stringifySetCookie(whole, { encode: keepVerbatim }));
}
