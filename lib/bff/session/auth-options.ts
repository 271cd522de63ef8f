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

/** One request to next-auth, with the cookies and the error for its response. */
export interface AuthRequest {
  request: Request;
  requestId: string;
  cookies: Headers;
  /** The error of a failed login. next-auth itself reports only that it failed. */
  failure?: unknown;
}

type LoginFields = Record<string, string> | undefined;

function createEmailLogin(fields: LoginFields): UpstreamRequest {
  const headers = new Headers({ 'device-id': fields?.deviceId ?? '' });
  const body = JSON.stringify({ username: fields?.username, password: fields?.password });
  const input = parseInput(logIn, { params: {}, query: new URLSearchParams(), headers, body });
  return {
    method: logIn.method,
    address: logIn.path,
    headers: { ...input.headers, 'content-type': 'application/json' },
    body: JSON.stringify(input.body),
  };
}

/** As specified, the path parameter `deviceId` carries the stateId and the header `device-id` carries the provider. */
function createSocialLogin(fields: LoginFields): UpstreamRequest {
  const { params, headers } = parseInput(issueSocialTokens, {
    params: { deviceId: fields?.stateId ?? '' },
    query: new URLSearchParams(),
    headers: new Headers({ 'device-id': fields?.provider ?? '' }),
  });
  return { method: issueSocialTokens.method, address: buildCallUrl(issueSocialTokens, { params }), headers };
}

/** Logs in and seals the host's tokens under a new session id. The host ends the browser's previous session. */
async function logInToHost(
  login: (fields: LoginFields) => UpstreamRequest,
  fields: LoginFields,
  authRequest: AuthRequest,
) {
  const { request, cookies } = authRequest;
  try {
    const upstreamRequest = login(fields);
    const headers = { ...upstreamRequest.headers, ...createHostHeaders(authRequest, await readSession(request)) };
    const response = await fetchUpstream({ ...upstreamRequest, headers });
    const session = { id: crypto.randomUUID(), ...(await readTokens(response)) };
    forwardSetCookies(response, cookies);
    await writeSession(cookies, session);
    return { id: session.id };
  } catch (failure) {
    authRequest.failure = failure;
    return null;
  }
}

/** Ends the session in this browser, and notifies the host now or, if it cannot be reached, later. */
async function logOutOfHost(authRequest: AuthRequest): Promise<void> {
  const { request, requestId, cookies } = authRequest;
  const session = await readSession(request);
  endSession(cookies);
  if (!session) return;
  await notifyLogout(createHostHeaders(authRequest, session)).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    bffLog().warn(
      { requestId, call: logOut.id, err: error },
      'session: could not notify the host of a logout; retrying',
    );
    queueLogout(session.refreshToken);
  });
}

/** Returns the headers about a browser for the host, with the refresh token of the session that the host is to end. */
function createHostHeaders({ request, requestId }: AuthRequest, session: Session | null): Record<string, string> {
  const { cookie, ...headers } = getOriginHeaders(request, requestId);
  const cookies = [cookie, session && formatRefreshCookie(session.refreshToken).cookie].filter(Boolean);
  return { ...headers, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
}

const createCookieOption = (name: string, https: boolean) => ({
  name: getWireName(name, https),
  options: { httpOnly: true, sameSite: 'strict' as const, path: '/', secure: https },
});

/** Creates the options of next-auth for one request. Its cookie contains a session id and nothing else. */
export function createAuthOptions(authRequest: AuthRequest): NextAuthOptions {
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
        authorize: (fields) => logInToHost(createEmailLogin, fields, authRequest),
      }),
      Credentials({
        id: 'social',
        credentials: { stateId: {}, provider: {} },
        authorize: (fields) => logInToHost(createSocialLogin, fields, authRequest),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => ({ sub: user?.id ?? token.sub }),
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: { signOut: () => logOutOfHost(authRequest) },
    logger: {
      error: (code, metadata) =>
        bffLog().error({ requestId: authRequest.requestId, reason: code, err: metadata }, 'session: next-auth'),
      warn: (code) => bffLog().debug({ reason: code }, 'session: next-auth'),
      debug: () => undefined,
    },
  };
}
