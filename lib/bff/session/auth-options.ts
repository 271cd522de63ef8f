import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { issueSocialTokens, logIn, logOut } from '@/lib/contract/auth';
import { callAddress } from '@/lib/contract/address';
import { ApiError } from '@/lib/contract/errors';
import { parseInput } from '@/lib/contract/parse-input';
import { bffLog } from '../bff-log';
import { isHttps, SESSION_COOKIE, wireName } from './cookies';
import { forwardSetCookies, refreshCookie } from './host-cookies';
import { originHeaders } from './origin-headers';
import { tellOfLogout, tellOfLogoutLater } from './pending-logouts';
import { tokensOf } from './reissue-once';
import { endSession, writeSession, readSession, SESSION_MAX_AGE_S, type Session } from './session';
import { sessionSecret } from './session-secret';
import { fetchUpstream, type UpstreamRequest } from '../upstream/upstream';

/** One request to next-auth: what it asks, and what is gathered for its answer. */
export interface AuthVisit {
  request: Request;
  requestId: string;
  cookies: Headers;
  /** Why a login did not succeed; next-auth itself would only tell that it did not. */
  failure?: unknown;
}

type Given = Record<string, string> | undefined;

function emailLogin(given: Given): UpstreamRequest {
  const headers = new Headers({ 'device-id': given?.deviceId ?? '' });
  const body = JSON.stringify({ username: given?.username, password: given?.password });
  const input = parseInput(logIn, { params: {}, query: new URLSearchParams(), headers, body });
  return {
    method: logIn.method,
    address: logIn.path,
    headers: { ...input.headers, 'content-type': 'application/json' },
    body: JSON.stringify(input.body),
  };
}

/** The stateId stands where the path speaks of a device, the provider in the header of the device: as specified. */
function socialLogin(given: Given): UpstreamRequest {
  const { params, headers } = parseInput(issueSocialTokens, {
    params: { deviceId: given?.stateId ?? '' },
    query: new URLSearchParams(),
    headers: new Headers({ 'device-id': given?.provider ?? '' }),
  });
  return { method: issueSocialTokens.method, address: callAddress(issueSocialTokens, { params }), headers };
}

/** A login: the host's tokens, sealed under a new session id. The session that the browser had before ends. */
async function begin(login: (given: Given) => UpstreamRequest, given: Given, visit: AuthVisit) {
  const { request, cookies } = visit;
  try {
    const question = login(given);
    const headers = { ...question.headers, ...ownHeaders(visit, await readSession(request)) };
    const response = await fetchUpstream({ ...question, headers });
    const session = { id: crypto.randomUUID(), ...(await tokensOf(response)) };
    forwardSetCookies(response, cookies);
    await writeSession(cookies, session);
    return { id: session.id };
  } catch (failure) {
    visit.failure = failure;
    return null;
  }
}

/** Tells the host that a session is over, later where it cannot be reached: that keeps nobody logged in here. */
async function end(visit: AuthVisit): Promise<void> {
  const { request, requestId, cookies } = visit;
  const session = await readSession(request);
  endSession(cookies);
  if (!session) return;
  await tellOfLogout(ownHeaders(visit, session)).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    bffLog().warn({ requestId, call: logOut.id, err: error }, 'the host will be told of a logout later');
    tellOfLogoutLater(session.refreshToken);
  });
}

/** What the host is told of a browser; the refresh token of its session too, by which the host ends that. */
function ownHeaders({ request, requestId }: AuthVisit, session: Session | null): Record<string, string> {
  const { cookie, ...headers } = originHeaders(request, requestId);
  const cookies = [cookie, session && refreshCookie(session.refreshToken).cookie].filter(Boolean);
  return { ...headers, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
}

const cookie = (name: string, https: boolean) => ({
  name: wireName(name, https),
  options: { httpOnly: true, sameSite: 'strict' as const, path: '/', secure: https },
});

/** How next-auth works for one request. Its cookie holds a session's id and nothing else. */
export function authOptions(visit: AuthVisit): NextAuthOptions {
  const https = isHttps();
  return {
    secret: sessionSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_MAX_AGE_S },
    useSecureCookies: https,
    cookies: {
      sessionToken: cookie(SESSION_COOKIE, https),
      csrfToken: cookie('nalot.csrf', https),
      callbackUrl: cookie('nalot.callback', https),
    },
    providers: [
      Credentials({
        id: 'email',
        credentials: { username: {}, password: {}, deviceId: {} },
        authorize: (given) => begin(emailLogin, given, visit),
      }),
      Credentials({
        id: 'social',
        credentials: { stateId: {}, provider: {} },
        authorize: (given) => begin(socialLogin, given, visit),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => ({ sub: user?.id ?? token.sub }),
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: { signOut: () => end(visit) },
    logger: {
      error: (code, metadata) =>
        bffLog().error({ requestId: visit.requestId, reason: code, err: metadata }, 'next-auth'),
      warn: (code) => bffLog().debug({ reason: code }, 'next-auth'),
      debug: () => undefined,
    },
  };
}
