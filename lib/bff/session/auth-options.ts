import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { issueSocialTokens, logIn, logOut } from '@/lib/contract/auth';
import { buildCallUrl } from '@/lib/contract/call-url';
import { ApiError } from '@/lib/contract/errors';
import { parseInput } from '@/lib/contract/parse-input';
import { bffLog } from '../bff-log';
import { isHttps, SESSION_COOKIE, getWireName } from './cookies';
import { forwardSetCookies, formatRefreshCookie } from './host-cookies';
import { getOriginHeaders } from './origin-headers';
import { notifyLogout, queueLogout } from './pending-logouts';
import { readTokens } from './reissue-once';
import { endSession, writeSession, readSession, SESSION_MAX_AGE_S, type Session } from './session';
import { getSessionSecret } from './session-secret';
import { fetchUpstream, type UpstreamRequest } from '../upstream/upstream';

/** One request to next-auth: what it asks, and what is gathered for its answer. */
export interface AuthRequest {
  request: Request;
  requestId: string;
  cookies: Headers;
  /** Why a login did not succeed; next-auth itself would only tell that it did not. */
  failure?: unknown;
}

type LoginFields = Record<string, string> | undefined;

function createEmailLogin(given: LoginFields): UpstreamRequest {
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
function createSocialLogin(given: LoginFields): UpstreamRequest {
  const { params, headers } = parseInput(issueSocialTokens, {
    params: { deviceId: given?.stateId ?? '' },
    query: new URLSearchParams(),
    headers: new Headers({ 'device-id': given?.provider ?? '' }),
  });
  return { method: issueSocialTokens.method, address: buildCallUrl(issueSocialTokens, { params }), headers };
}

/** A login: the host's tokens, sealed under a new session id. The session that the browser had before ends. */
async function logInToHost(login: (given: LoginFields) => UpstreamRequest, given: LoginFields, visit: AuthRequest) {
  const { request, cookies } = visit;
  try {
    const question = login(given);
    const headers = { ...question.headers, ...createHostHeaders(visit, await readSession(request)) };
    const response = await fetchUpstream({ ...question, headers });
    const session = { id: crypto.randomUUID(), ...(await readTokens(response)) };
    forwardSetCookies(response, cookies);
    await writeSession(cookies, session);
    return { id: session.id };
  } catch (failure) {
    visit.failure = failure;
    return null;
  }
}

/** Tells the host that a session is over, later where it cannot be reached: that keeps nobody logged in here. */
async function logOutOfHost(visit: AuthRequest): Promise<void> {
  const { request, requestId, cookies } = visit;
  const session = await readSession(request);
  endSession(cookies);
  if (!session) return;
  await notifyLogout(createHostHeaders(visit, session)).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    bffLog().warn({ requestId, call: logOut.id, err: error }, 'the host will be told of a logout later');
    queueLogout(session.refreshToken);
  });
}

/** What the host is told of a browser; the refresh token of its session too, by which the host ends that. */
function createHostHeaders({ request, requestId }: AuthRequest, session: Session | null): Record<string, string> {
  const { cookie, ...headers } = getOriginHeaders(request, requestId);
  const cookies = [cookie, session && formatRefreshCookie(session.refreshToken).cookie].filter(Boolean);
  return { ...headers, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
}

const createCookieOption = (name: string, https: boolean) => ({
  name: getWireName(name, https),
  options: { httpOnly: true, sameSite: 'strict' as const, path: '/', secure: https },
});

/** How next-auth works for one request. Its cookie holds a session's id and nothing else. */
export function createAuthOptions(visit: AuthRequest): NextAuthOptions {
  const https = isHttps();
  return {
    secret: getSessionSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_MAX_AGE_S },
    useSecureCookies: https,
    cookies: {
      sessionToken: createCookieOption(SESSION_COOKIE, https),
      csrfToken: createCookieOption('nalot.csrf', https),
      callbackUrl: createCookieOption('nalot.callback', https),
    },
    providers: [
      Credentials({
        id: 'email',
        credentials: { username: {}, password: {}, deviceId: {} },
        authorize: (given) => logInToHost(createEmailLogin, given, visit),
      }),
      Credentials({
        id: 'social',
        credentials: { stateId: {}, provider: {} },
        authorize: (given) => logInToHost(createSocialLogin, given, visit),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => ({ sub: user?.id ?? token.sub }),
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: { signOut: () => logOutOfHost(visit) },
    logger: {
      error: (code, metadata) =>
        bffLog().error({ requestId: visit.requestId, reason: code, err: metadata }, 'next-auth'),
      warn: (code) => bffLog().debug({ reason: code }, 'next-auth'),
      debug: () => undefined,
    },
  };
}
