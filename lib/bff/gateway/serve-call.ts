import { ApiError } from '@/lib/contract/errors';
import { matchCalls, type CallMatch } from '@/lib/contract/match-call';
import { parseInput } from '@/lib/contract/parse-input';
import { isShared, type AdmitMiss } from '../cache/cache-entry';
import { endSession, readSession } from '../session/session';
import { createErrorResponse } from './error-response';
import { forwardCall } from './forward-call';
import { readBody } from './read-body';
import { requireOwnNavigation, requireSameOrigin } from './same-origin';
import { serveCached } from './serve-cached';
import { serveFramed, type GatewayContext } from './serve-framed';

const MAX_ADDRESS_CHARS = 2_048;

function formatAllow(matches: CallMatch[]): { allow: string } {
  const methods = matches.flatMap(({ call }) => (call.method === 'GET' ? ['GET', 'HEAD'] : [call.method]));
  return { allow: [...methods, 'OPTIONS'].join(', ') };
}

/** Checks, parses and executes a call of the contract. Throws `ApiError`. */
async function handleCall(
  { call, params }: CallMatch,
  request: Request,
  context: GatewayContext,
  admitMiss?: AdmitMiss,
): Promise<Response> {
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
  if (isShared(call)) return serveCached(call, input, { request, context, admitMiss });
  const caller = { request, requestId, session, cookies };
  const response = await forwardCall(call, input, caller);
  if (call.endsSession) endSession(cookies);
  return response;
}

async function route(request: Request, context: GatewayContext, admitMiss?: AdmitMiss): Promise<Response> {
  if (request.url.length > MAX_ADDRESS_CHARS) throw new ApiError('INVALID_INPUT');
  const matches = matchCalls(new URL(request.url).pathname);
  if (matches.length === 0) throw new ApiError('NOT_FOUND');
  const headers = formatAllow(matches);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matches.find(({ call }) => call.method === method);
  if (!match) return createErrorResponse(new ApiError('METHOD_NOT_ALLOWED'), request, { ...context, headers });
  context.call = match.call.id;
  return handleCall(match, request, context, admitMiss);
}

/**
 * The gateway between browser and API: finds the call in the contract, parses and identifies the request, and serves it
 * from the cache or forwards it. `admitMiss` limits the fetches of shared responses.
 */
export const serveAdmittedCall = (request: Request, admitMiss?: AdmitMiss): Promise<Response> =>
  serveFramed(request, (context) =>
    route(request, context, admitMiss).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') endSession(context.cookies);
      throw error;
    }),
  );

/** The same without admission. It takes one argument only, because Next.js calls route handlers with a second one. */
export const serveCall = (request: Request): Promise<Response> => serveAdmittedCall(request);
