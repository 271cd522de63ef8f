import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie';
import { env } from '@/lib/env';

/** What of a request its cookies are read by. */
export type CookieCarrier = Pick<Request, 'headers'>;

/** next-auth's own cookie, which holds a session's id. */
export const SESSION_COOKIE = 'nalot.session';

/** A cookie of ours as a browser is to store it; `maxAge` in seconds, 0 removes it. */
export type OwnCookie = Required<Pick<SetCookie, 'name' | 'value' | 'maxAge' | 'sameSite'>>;

/** Values are handed on as they are: none of ours needs an encoding, and the host's have theirs already. */
export const keepVerbatim = (value: string): string => value;

/**
 * Whether browsers reach us over https, where a cookie can be bound to this host and to encryption. The site's own address
 * says so: what a request says of itself (`x-forwarded-proto`) anyone can write.
 */
export const isHttps = (): boolean => env().SITE_URL?.startsWith('https:') ?? false;

/** The name on the wire: `__Host-` over https, so that neither a sister domain nor plain http can plant one. */
export const getWireName = (name: string, https: boolean): string => (https ? `__Host-${name}` : name);

/** The value of a cookie that a request carries; undefined where it is missing or empty. */
export function readCookie(request: CookieCarrier, name: string): string | undefined {
  const cookies = parseCookie(request.headers.get('cookie') ?? '', { decode: keepVerbatim });
  return cookies[getWireName(name, isHttps())] || undefined;
}

/** Whether there is a session to try: what it is worth, `readSession` finds out. */
export const hasSessionCookie = (request: CookieCarrier): boolean => readCookie(request, SESSION_COOKIE) !== undefined;

/** Adds a cookie that no script can read to an answer's headers. */
export function writeCookie(headers: Headers, cookie: OwnCookie): void {
  const secure = isHttps();
  const whole = { ...cookie, name: getWireName(cookie.name, secure), path: '/', httpOnly: true, secure };
  headers.append('set-cookie', stringifySetCookie(whole, { encode: keepVerbatim }));
}
