import { matchPath } from '@/lib/contract/address';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';
import { ApiError } from '@/lib/contract/errors';
import { matchesEtag } from '@/lib/contract/etag';
import { parseInput } from '@/lib/contract/parse-input';
import { REQUEST_ID_HEADER, requestIdOf } from '@/lib/contract/request-id';
import { bffLog } from './bff-log';
import { forward } from './forward';
import { readBody } from './read-body';
import { requireSameOrigin } from './same-origin';
import { readSession } from './session';
import { isShared, sharedAnswer, type SharedAnswer, type SharedCall } from './shared-answer';

const MAX_ADDRESS_CHARS = 2_048;

/** What is known of a request by the time that it is logged. */
interface Visit {
  requestId: string;
  call?: string;
  cacheState?: string;
}

interface Match {
  call: Call;
  params: Record<string, string>;
}

const json = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store', ...headers } });

function matchAll(path: string): Match[] {
  return CALLS.flatMap((call) => {
    const params = matchPath(call, path);
    return params ? [{ call, params }] : [];
  });
}

const allowOf = (matches: Match[]): string =>
  matches.flatMap(({ call }) => (call.method === 'GET' ? ['GET', 'HEAD'] : [call.method])).join(', ') + ', OPTIONS';

/** Browsers may keep what is the same for everyone; where a member's flags would differ they have to ask again. */
function sharedHeaders(call: SharedCall, answer: SharedAnswer): Record<string, string> {
  const { personalFlags, staleSeconds } = call.cache;
  return {
    'content-type': 'application/json',
    'cache-control': personalFlags
      ? 'private, no-cache'
      : `public, max-age=${answer.freshSeconds}, stale-if-error=${staleSeconds}`,
    ...(personalFlags && { vary: 'Cookie' }),
    age: String(answer.ageSeconds),
    etag: answer.etag,
    'cache-status': `nalot; ${answer.cacheState === 'miss' ? 'fwd=miss' : 'hit'}`,
  };
}

async function answerShared(call: SharedCall, input: never, request: Request, visit: Visit): Promise<Response> {
  const answer = await sharedAnswer(call, input, visit.requestId);
  visit.cacheState = answer.cacheState;
  const headers = sharedHeaders(call, answer);
  if (matchesEtag(request.headers.get('if-none-match'), answer.etag)) return new Response(null, { status: 304, headers });
  return new Response(answer.body, { headers });
}

async function answer(request: Request, visit: Visit): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.url.length > MAX_ADDRESS_CHARS) throw new ApiError('INVALID_INPUT');
  const matches = matchAll(pathname);
  if (matches.length === 0) throw new ApiError('NOT_FOUND');
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: allowOf(matches) } });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matches.find(({ call }) => call.method === method);
  if (!match) return json(new ApiError('METHOD_NOT_ALLOWED').toBody(visit.requestId), 405, { allow: allowOf(matches) });
  const { call, params } = match;
  visit.call = call.id;

  if (call.holdsTokens) throw new ApiError('NOT_IMPLEMENTED');
  if (method !== 'GET') requireSameOrigin(request);
  const session = isShared(call) ? null : await readSession(request);
  if (call.access === 'member' && !session) throw new ApiError('UNAUTHENTICATED');
  const body = call.body ? await readBody(request) : undefined;
  const input = parseInput(call, { params, query: searchParams, headers: request.headers, body });
  if (isShared(call)) return answerShared(call, input as never, request, visit);
  return forward(call, input, { request, requestId: visit.requestId, session });
}

function answerError(thrown: unknown, visit: Visit): Response {
  const { requestId, call } = visit;
  if (!(thrown instanceof ApiError)) bffLog().error({ requestId, call, err: thrown }, 'unexpected error');
  else if (thrown.cause) bffLog().warn({ requestId, call, err: thrown }, 'upstream error');
  const error = thrown instanceof ApiError ? thrown : new ApiError('INTERNAL');
  return json(error.toBody(requestId), error.status);
}

/**
 * The one door between the browser and the API: finds the call in the contract, parses, identifies, answers from the
 * cache or forwards, maps every error to a typed body, and writes one log line.
 */
export async function openDoor(request: Request): Promise<Response> {
  const startedMs = performance.now();
  const visit: Visit = { requestId: requestIdOf(request.headers) };
  const response = await answer(request, visit).catch((thrown: unknown) => answerError(thrown, visit));
  response.headers.set(REQUEST_ID_HEADER, visit.requestId);
  response.headers.set('x-content-type-options', 'nosniff');
  const ms = Math.round((performance.now() - startedMs) * 10) / 10;
  bffLog().info({ ...visit, method: request.method, status: response.status, ms }, 'request');
  return request.method === 'HEAD' ? new Response(null, response) : response;
}
