import { readCookie, writeCookie, type SetCookie } from './cookies';

/** The refresh token's cookie between the host and us; to browsers it goes sealed, with the access token. */
const REFRESH_COOKIE = 'nalot-refresh';

/** What browsers carry for the host: the proofs of a mailed code, and of the browser that began a social login. */
const CARRIED = {
  'nalot-signup': 'strict',
  'nalot-find-id': 'strict',
  'nalot-reset': 'strict',
  // Needed when a provider sends the browser back, which is a navigation from another site.
  'nalot-social': 'lax',
} as const;

type Carrier = Pick<Request, 'headers' | 'url'>;

interface HostCookie {
  name: string;
  value: string;
  maxAgeSeconds: number;
}

function parseSetCookie(line: string): HostCookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const equals = pair.indexOf('=');
  const maxAge = attributes.map((attribute) => /^max-age=(-?\d+)$/i.exec(attribute)?.[1]).find(Boolean);
  return {
    name: pair.slice(0, equals),
    value: pair.slice(equals + 1),
    maxAgeSeconds: Math.max(0, Number(maxAge ?? 0)),
  };
}

const hostCookies = (response: Response): HostCookie[] => response.headers.getSetCookie().map(parseSetCookie);

/** The `Cookie` header for the host: what this browser carries for it, and nothing else that it sent. */
export function carriedCookies(request: Carrier): { cookie?: string } {
  const pairs = Object.keys(CARRIED).flatMap((name) => {
    const value = readCookie(request, name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
}

const isCarried = (name: string): name is keyof typeof CARRIED => name in CARRIED;

/** Hands the cookies that browsers carry for the host on to this one, with attributes of our own. */
export function carryBack(response: Response, headers: Headers, request: Carrier): void {
  for (const { name, value, maxAgeSeconds } of hostCookies(response))
    if (isCarried(name)) {
      const cookie: SetCookie = { name, value, maxAgeSeconds, sameSite: CARRIED[name] };
      writeCookie(headers, request, cookie);
    }
}

/** The refresh token that an answer of the host sets. */
export const refreshTokenOf = (response: Response): string | undefined =>
  hostCookies(response).find(({ name, value }) => name === REFRESH_COOKIE && value !== '')?.value;

/** The `Cookie` header that shows the host a refresh token. */
export const refreshCookie = (refreshToken: string): { cookie: string } => ({
  cookie: `${REFRESH_COOKIE}=${refreshToken}`,
});
