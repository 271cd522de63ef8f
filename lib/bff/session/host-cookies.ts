import { parseSetCookie } from 'cookie';
import { HOST_COOKIES } from '@/lib/contract/host-cookies';
import { readCookie, keepVerbatim, writeCookie, type CookieCarrier } from './cookies';

/** The host's cookies that browsers store. The refresh token is not among them: browsers get it sealed. */
const FORWARDED_COOKIES = new Map<string, 'strict' | 'lax'>([
  [HOST_COOKIES.signup, 'strict'],
  [HOST_COOKIES['find-id'], 'strict'],
  [HOST_COOKIES.reset, 'strict'],
  [HOST_COOKIES.device, 'strict'],
  // Needed when an identity provider redirects the browser back, which is a cross-site navigation.
  [HOST_COOKIES.social, 'lax'],
]);

const parseSetCookies = (response: Response) =>
  response.headers.getSetCookie().map((line) => parseSetCookie(line, { decode: keepVerbatim }));

/** Returns the `Cookie` header for the host, with none of the browser's other cookies. */
export function getForwardedCookies(request: CookieCarrier): { cookie?: string } {
  const pairs = [...FORWARDED_COOKIES.keys()].flatMap((name) => {
    const value = readCookie(request, name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
}

/** Forwards the host's cookies to the browser with our own attributes. */
export function forwardSetCookies(response: Response, headers: Headers): void {
  for (const { name, value = '', maxAge = 0 } of parseSetCookies(response)) {
    const sameSite = FORWARDED_COOKIES.get(name);
    if (sameSite) writeCookie(headers, { name, value, maxAge: Math.max(0, maxAge), sameSite });
  }
}

export const readRefreshToken = (response: Response): string | undefined =>
  parseSetCookies(response).find(({ name, value }) => name === HOST_COOKIES.refresh && value)?.value;

export const formatRefreshCookie = (refreshToken: string): { cookie: string } => ({
  cookie: `${HOST_COOKIES.refresh}=${refreshToken}`,
});
