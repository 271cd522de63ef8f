import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { readCookie, SESSION_COOKIE, writeCookie, type CookieCarrier } from './cookies';
import { getSessionSecret } from './session-secret';

/** The host's tokens, which no browser script can read. */
export interface HostTokens {
  accessToken: string;
  refreshToken: string;
}

/** A session: an id, new at each login, and the host's tokens, which identify the member. */
export interface Session extends HostTokens {
  id: string;
}

/** The cookie that contains the sealed tokens, beside next-auth's cookie. */
const TOKENS_COOKIE = 'nalot.tokens';
export const SESSION_MAX_AGE_S = 30 * 24 * 3_600;

const sealedTokens = z.object({ sub: z.string(), access: z.string(), refresh: z.string() });

/** Decrypts a cookie. Returns null if it was changed, sealed with another key, or has expired. */
const unseal = (token: string | undefined, salt: string) =>
  token === undefined ? null : decode({ token, secret: getSessionSecret(), salt }).catch(() => null);

/** Returns the session of a request, or null if it has none or its two cookies do not belong together. */
export async function readSession(request: CookieCarrier): Promise<Session | null> {
  const [login, tokens] = await Promise.all([
    unseal(readCookie(request, SESSION_COOKIE), ''),
    unseal(readCookie(request, TOKENS_COOKIE), TOKENS_COOKIE),
  ]);
  const opened = sealedTokens.safeParse(tokens).data;
  if (!opened || opened.sub !== login?.sub) return null;
  return { id: opened.sub, accessToken: opened.access, refreshToken: opened.refresh };
}

export async function writeSession(headers: Headers, session: Session): Promise<void> {
  const token = { sub: session.id, access: session.accessToken, refresh: session.refreshToken };
  const value = await encode({ token, secret: getSessionSecret(), salt: TOKENS_COOKIE, maxAge: SESSION_MAX_AGE_S });
  writeCookie(headers, {
    name: TOKENS_COOKIE,
    value,
    maxAge: SESSION_MAX_AGE_S,
    sameSite: 'strict',
  });
}

/** Adds headers to a response that remove the session's cookies from the browser. */
export function endSession(headers: Headers): void {
  for (const name of [SESSION_COOKIE, TOKENS_COOKIE])
    writeCookie(headers, { name, value: '', maxAge: 0, sameSite: 'strict' });
}
