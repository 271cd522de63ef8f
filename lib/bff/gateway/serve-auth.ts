import NextAuth from 'next-auth/next';
import { NextRequest } from 'next/server';
import { getProfile } from '@/lib/contract/auth';
import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER, getRequestId } from '@/lib/contract/request-id';
import { bffLog } from '../bff-log';
import { createAuthOptions, type AuthRequest } from '../session/auth-options';
import { fetchAsMember } from '../session/fetch-as-member';
import { getOriginHeaders } from '../session/origin-headers';
import { endSession, readSession, writeSession } from '../session/session';
import { readError } from '../upstream/upstream';
import { readBody } from './read-body';
import { requireSameOrigin } from './same-origin';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** next-auth can do more than this product uses; what it does not use stays shut. */
const ALLOWED_ACTIONS = new Set([
  'GET session',
  'GET csrf',
  'POST callback/email',
  'POST callback/social',
  'POST signout',
]);

/** A form as our screens send it. Anything else next-auth would answer with a fault of its own. */
async function readForm(request: Request): Promise<string> {
  const body = await readBody(request);
  const isJson = request.headers.get('content-type')?.split(';')[0] === 'application/json';
  if (!isJson || !isObject(body)) throw new ApiError('INVALID_INPUT', { fields: { body: 'JSON 형식이 아니에요.' } });
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

/** Hands a request to next-auth, with its body bounded. */
async function callNextAuth(visit: AuthRequest, context: Context): Promise<Response> {
  const { method, url, headers } = visit.request;
  const body = method === 'POST' ? await readForm(visit.request) : undefined;
  const bounded = new NextRequest(url, { method, headers, body });
  const response = (await NextAuth(bounded, context, createAuthOptions(visit))) as Response;
  if (visit.failure) throw visit.failure;
  return response;
}

/**
 * The session check: the profile of who is logged in at this browser, `{ user: null }` where nobody is. A session that
 * the host no longer knows is over here too.
 */
async function checkSession(visit: AuthRequest, context: Context): Promise<Response> {
  const { request, requestId, cookies } = visit;
  const session = await readSession(request);
  if (!session) return Response.json({ user: null });
  const question = { method: 'GET', address: getProfile.path, headers: getOriginHeaders(request, requestId) };
  const answer = await fetchAsMember(session, question).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  });
  if (!answer) {
    endSession(cookies);
    return Response.json({ user: null });
  }
  await writeSession(cookies, answer.session);
  if (!answer.response.ok) throw await readError(answer.response);
  const user = getProfile.response.parse(await answer.response.json());
  // next-auth's own half of the session lives as long as the other: this renews it.
  const renewed = await callNextAuth(visit, context);
  for (const line of renewed.headers.getSetCookie()) cookies.append('set-cookie', line);
  return Response.json({ user });
}

async function route(visit: AuthRequest, context: Context): Promise<Response> {
  const { request } = visit;
  const action = (await context.params).nextauth.join('/');
  if (!ALLOWED_ACTIONS.has(`${request.method} ${action}`)) throw new ApiError('NOT_FOUND');
  if (request.method !== 'GET') requireSameOrigin(request);
  return action === 'session' ? checkSession(visit, context) : callNextAuth(visit, context);
}

function handleError(thrown: unknown, { requestId }: AuthRequest): Response {
  const expected = thrown instanceof ApiError;
  if (!expected) bffLog().error({ requestId, err: thrown }, 'unexpected error');
  const error = expected ? thrown : new ApiError('INTERNAL');
  return Response.json(error.toBody(requestId), { status: error.status, headers: error.headers() });
}

/** next-auth behind the rules of our own door: same-origin proof, bounds, typed errors, cookies sealed, one log line. */
export async function serveAuth(request: Request, context: Context): Promise<Response> {
  const startedMs = performance.now();
  const visit: AuthRequest = { request, requestId: getRequestId(request.headers), cookies: new Headers() };
  const response = await route(visit, context).catch((thrown: unknown) => handleError(thrown, visit));
  for (const cookie of visit.cookies.getSetCookie()) response.headers.append('set-cookie', cookie);
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set(REQUEST_ID_HEADER, visit.requestId);
  const { requestId } = visit;
  const ms = Math.round((performance.now() - startedMs) * 10) / 10;
  bffLog().info({ requestId, call: 'auth', method: request.method, status: response.status, ms }, 'request');
  return response;
}
