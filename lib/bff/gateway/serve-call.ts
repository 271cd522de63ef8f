import { ApiError } from '@/lib/contract/errors';
import { matchCalls, type CallMatch } from '@/lib/contract/match-call';
import { parseInput } from '@/lib/contract/parse-input';
import { REQUEST_ID_HEADER, getRequestId } from '@/lib/contract/request-id';
import { metrics } from '@/lib/metrics/metrics';
import type { AddAttributes } from '@/lib/tracing/span';
import { runInSpan } from '@/lib/tracing/tracing';
import { bffLog } from '../bff-log';
import { isShared, type AdmitMiss } from '../cache/cache-entry';
import { endSession, readSession } from '../session/session';
import { createErrorResponse, handleError } from './error-response';
import { forwardCall } from './forward-call';
import { readBody } from './read-body';
import { requireOwnNavigation, requireSameOrigin } from './same-origin';
import { serveCached } from './serve-cached';

const MAX_ADDRESS_CHARS = 2_048;

/** The state of one request, part of which is logged. */
interface CallContext {
  requestId: string;
  call?: string;
  cacheState?: string;
  admitMiss?: AdmitMiss;
  /** `Set-Cookie` headers for the response, on success and on error. */
  cookies: Headers;
}

function formatAllow(matches: CallMatch[]): { allow: string } {
  const methods = matches.flatMap(({ call }) => (call.method === 'GET' ? ['GET', 'HEAD'] : [call.method]));
  return { allow: [...methods, 'OPTIONS'].join(', ') };
}

/** Checks, parses and executes a call of the contract. Throws `ApiError`. */
async function handleCall({ call, params }: CallMatch, request: Request, context: CallContext): Promise<Response> {
  if (call.returnsTokens) throw new ApiError('NOT_FOUND');
  if (call.method !== 'GET') requireSameOrigin(request);
  if (call.startsLogin) requireOwnNavigation(request);
  // A shared response must never contain a member's tokens, so other calls do not read the session. A member who starts a
  // login proves the identity again.
  const session = call.access === 'member' || call.startsLogin ? await readSession(request) : null;
  if (call.access === 'member' && !session) throw new ApiError('UNAUTHENTICATED');
  const input = parseInput(call, {
    params,
    query: new URL(request.url).searchParams,
    headers: request.headers,
    body: call.body ? await readBody(request) : undefined,
  });
  const { requestId, cookies } = context;
  const caller = { request, requestId, session, cookies };
  if (isShared(call)) return serveCached(call, input, { request, requestId, cookies }, context);
  const response = await forwardCall(call, input, caller);
  if (call.endsSession) endSession(cookies);
  return response;
}

async function route(request: Request, context: CallContext): Promise<Response> {
  if (request.url.length > MAX_ADDRESS_CHARS) throw new ApiError('INVALID_INPUT');
  const matches = matchCalls(new URL(request.url).pathname);
  if (matches.length === 0) throw new ApiError('NOT_FOUND');
  const headers = formatAllow(matches);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matches.find(({ call }) => call.method === method);
  if (!match) return createErrorResponse(new ApiError('METHOD_NOT_ALLOWED'), request, { ...context, headers });
  context.call = match.call.id;
  return handleCall(match, request, context);
}

function handleCallError(error: unknown, request: Request, context: CallContext): Response {
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') endSession(context.cookies);
  return handleError(error, request, context);
}

/** Adds cookies to a response, which makes it private whatever its call allows. */
function addCookies(headers: Headers, cookies: Headers): void {
  const lines = cookies.getSetCookie();
  for (const line of lines) headers.append('set-cookie', line);
  if (lines.length > 0) headers.set('cache-control', 'private, no-store');
}

/**
 * The gateway between browser and API: finds the call in the contract, parses and identifies the request, serves it from
 * the cache or forwards it, converts every error to a typed body, and writes one log line. `admitMiss` limits the fetches of
 * shared responses.
 */
export const serveAdmittedCall = (request: Request, admitMiss?: AdmitMiss): Promise<Response> =>
  runInSpan({ name: 'gateway', kind: 'server', attributes: { 'http.request.method': request.method } }, (note) =>
    respond(request, note, admitMiss),
  );

/** The same without admission. It takes one argument only, because Next.js calls route handlers with a second one. */
export const serveCall = (request: Request): Promise<Response> => serveAdmittedCall(request);

async function respond(request: Request, note: AddAttributes, admitMiss?: AdmitMiss): Promise<Response> {
  const startedMs = performance.now();
  const context: CallContext = { requestId: getRequestId(request.headers), cookies: new Headers(), admitMiss };
  const response = await route(request, context).catch((error: unknown) => handleCallError(error, request, context));
  addCookies(response.headers, context.cookies);
  response.headers.set(REQUEST_ID_HEADER, context.requestId);
  response.headers.set('x-content-type-options', 'nosniff');
  const ms = Math.round((performance.now() - startedMs) * 10) / 10;
  const { requestId, cacheState } = context;
  const { call = 'none', cacheState: cache = 'none' } = context;
  metrics().calls.observe({ module: 'bff', call, method: request.method, status: response.status, cache }, ms / 1_000);
  note({ 'nalot.call': call, 'nalot.cache': cache, 'http.response.status_code': response.status }, `gateway ${call}`);
  bffLog().info(
    { requestId, call: context.call, cacheState, method: request.method, status: response.status, ms },
    'request',
  );
  return request.method === 'HEAD' ? new Response(null, response) : response;
}
