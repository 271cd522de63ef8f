import NextAuth from 'next-auth/next';
import { NextRequest } from 'next/server';
import { getProfile } from '@/lib/contract/auth';
import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import { env } from '@/lib/env';
import { createAuthOptions, type AuthRequest } from '../session/auth-options';
import { fetchAsMember } from '../session/fetch-as-member';
import { getOriginHeaders } from '../session/origin-headers';
import { endSession, readSession, writeSession } from '../session/session';
import { readError } from '../upstream/upstream';
import { readBody } from './read-body';
import { requireSameOrigin } from './same-origin';
import { serveFramed } from './serve-framed';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** The actions of next-auth that this product uses. All others return 404. */
const ALLOWED_ACTIONS = new Set([
  'GET session',
  'GET csrf',
  'POST callback/email',
  'POST callback/social',
  'POST signout',
]);

/** Reads the JSON object that our screens send. next-auth would return 500 for anything else. */
async function readForm(request: Request): Promise<string> {
  const body = await readBody(request);
  const isJson = request.headers.get('content-type')?.split(';')[0] === 'application/json';
  if (!isJson || !isObject(body)) throw new ApiError('INVALID_INPUT', { fields: { body: problem('notJson') } });
  return body;
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** next-auth does not know the address of the site, and would name port 3000 of localhost. Next.js sets PORT. */
function nameSite(): void {
  process.env.NEXTAUTH_URL ??= env().SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
}

async function callNextAuth(authRequest: AuthRequest, context: Context): Promise<Response> {
  nameSite();
  const { method, url, headers } = authRequest.request;
  const body = method === 'POST' ? await readForm(authRequest.request) : undefined;
  const bounded = new NextRequest(url, { method, headers, body });
  const response = (await NextAuth(bounded, context, createAuthOptions(authRequest))) as Response;
  if (authRequest.failure) throw authRequest.failure;
  return response;
}

/**
 * Returns the profile of the member who is logged in, or `{ user: null }` for a visitor. If the host has ended the
 * session, it ends here too.
 */
async function checkSession(authRequest: AuthRequest, context: Context): Promise<Response> {
  const { request, requestId, cookies } = authRequest;
  const session = await readSession(request);
  if (!session) return Response.json({ user: null });
  const upstreamRequest = { method: 'GET', address: getProfile.path, headers: getOriginHeaders(request, requestId) };
  const result = await fetchAsMember(session, upstreamRequest).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  });
  if (!result) {
    endSession(cookies);
    return Response.json({ user: null });
  }
  await writeSession(cookies, result.session);
  if (!result.response.ok) throw await readError(result.response);
  const user = getProfile.response.parse(await result.response.json());
  // next-auth's session cookie must live as long as the tokens cookie: this call renews it.
  const renewed = await callNextAuth(authRequest, context);
  for (const line of renewed.headers.getSetCookie()) cookies.append('set-cookie', line);
  return Response.json({ user });
}

async function route(authRequest: AuthRequest, context: Context): Promise<Response> {
  const { request } = authRequest;
  const action = (await context.params).nextauth.join('/');
  if (!ALLOWED_ACTIONS.has(`${request.method} ${action}`)) throw new ApiError('NOT_FOUND');
  if (request.method !== 'GET') requireSameOrigin(request);
  return action === 'session' ? checkSession(authRequest, context) : callNextAuth(authRequest, context);
}

/** Serves next-auth with the gateway's rules: same-origin check, size limit, typed errors, one log line. */
export const serveAuth = (request: Request, context: Context): Promise<Response> =>
  serveFramed(
    request,
    async ({ requestId, cookies }) => {
      const response = await route({ request, requestId, cookies }, context);
      response.headers.set('cache-control', 'private, no-store');
      return response;
    },
    'auth',
  );
