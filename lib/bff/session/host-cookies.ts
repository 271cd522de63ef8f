import { parseSetCookie } from 'cookie';
import { HOST_COOKIES } from '@/lib/contract/host-cookies';
import { readCookie, keepVerbatim, writeCookie, type CookieCarrier } from './cookies';

/** What browsers carry for the host. Not the refresh token: to them it goes sealed, with the access token. */
const FORWARDED_COOKIES = new Map<string, 'strict' | 'lax'>([
  [HOST_COOKIES.signup, 'strict'],
  [HOST_COOKIES['find-id'], 'strict'],
  [HOST_COOKIES.reset, 'strict'],
  [HOST_COOKIES.device, 'strict'],
  // Needed when a provider sends the browser back, which is a navigation from another site.
  [HOST_COOKIES.social, 'lax'],
]);

const parseSetCookies = (response: Response) =>
  response.headers.getSetCookie().map((line) => parseSetCookie(line, { decode: keepVerbatim }));

/** The `Cookie` header for the host: what this browser carries for it, and nothing else that it sent. */
export function getForwardedCookies(request: CookieCarrier): { cookie?: string } {
  const pairs = [...FORWARDED_COOKIES.keys()].flatMap((name) => {
    const value = readCookie(request, name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
}

/** Hands the cookies that browsers carry for the host on to this one, with attributes of our own. */
export function forwardSetCookies(response: Response, headers: Headers): void {
  for (const { name, value = '', maxAge = 0 } of parseSetCookies(response)) {
    const sameSite = FORWARDED_COOKIES.get(name);
    if (sameSite) writeCookie(headers, { name, value, maxAge: Math.max(0, maxAge), sameSite });
  }
}

/** The refresh token that an answer of the host sets. */
export const readRefreshToken = (response: Response): string | undefined =>
  parseSetCookies(response).find(({ name, value }) => name === HOST_COOKIES.refresh && value)?.value;

/** The `Cookie` header that shows the host a refresh token. */
export const formatRefreshCookie = (refreshToken: string): { cookie: string } => ({
  cookie: `${HOST_COOKIES.refresh}=${refreshToken}`,
});
