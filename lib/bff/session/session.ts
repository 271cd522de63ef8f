import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { readCookie, SESSION_COOKIE, writeCookie, type CookieCarrier } from './cookies';
import { getSessionSecret } from './session-secret';

/** What the host gave at login. No browser script ever sees either. */
export interface HostTokens {
  accessToken: string;
  refreshToken: string;
}

/** A session: its id, made anew at each login, and the host's tokens. Who the person is, is the host's to say. */
export interface Session extends HostTokens {
  id: string;
}

/** What the host's tokens are sealed in, beside next-auth's own cookie. */
const TOKENS_COOKIE = 'nalot.tokens';
export const SESSION_MAX_AGE_S = 30 * 24 * 3_600;

const sealedTokens = z.object({ sub: z.string(), access: z.string(), refresh: z.string() });

/** A cookie that was tampered with, sealed with another secret, or has expired is none. */
const unseal = (token: string | undefined, salt: string) =>
  token === undefined ? null : decode({ token, secret: getSessionSecret(), salt }).catch(() => null);

/** The session that a request carries; null where there is none, or where its two halves do not belong together. */
export async function readSession(request: CookieCarrier): Promise<Session | null> {
  const [login, tokens] = await Promise.all([
    unseal(readCookie(request, SESSION_COOKIE), ''),
    unseal(readCookie(request, TOKENS_COOKIE), TOKENS_COOKIE),
  ]);
  const opened = sealedTokens.safeParse(tokens).data;
  if (!opened || opened.sub !== login?.sub) return null;
  return { id: opened.sub, accessToken: opened.access, refreshToken: opened.refresh };
}

/** Adds to an answer the cookie that a session's tokens are sealed in. */
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

/** Adds to an answer what makes the browser forget its session. */
export function endSession(headers: Headers): void {
  for (const name of [SESSION_COOKIE, TOKENS_COOKIE])
    writeCookie(headers, { name, value: '', maxAge: 0, sameSite: 'strict' });
}
