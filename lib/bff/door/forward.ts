import { callAddress } from '@/lib/contract/address';
import type { Call } from '@/lib/contract/call';
import { askAsMember } from '../session/ask-as-member';
import { clientAddress } from '../upstream/client-address';
import { carriedCookies, carryBack } from '../session/host-cookies';
import { keepSession, type Session } from '../session/session';
import { askUpstream, errorOf, type UpstreamRequest } from '../upstream/upstream';

/** A parsed request: nothing else of the browser's request goes on to the host. */
export interface ForwardInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

const PASSED_BACK = ['content-type', 'etag', 'location', 'x-content-type-options'];

/** Who asks, and where the cookies of the answer are gathered, whether it succeeds or not. */
export interface ForwardContext {
  request: Request;
  requestId: string;
  session: Session | null;
  cookies: Headers;
}

/** What of a browser's request the host is told besides its parsed input: whose it is, never its `Authorization`. */
export function originHeaders(request: Request, requestId: string): Record<string, string> {
  const address = clientAddress(request);
  return { 'x-request-id': requestId, ...(address && { 'x-forwarded-for': address }), ...carriedCookies(request) };
}

function question(call: Call, input: ForwardInput, { request, requestId }: ForwardContext): UpstreamRequest {
  const { body } = input;
  const ifNoneMatch = call.cache === 'as-answered' ? request.headers.get('if-none-match') : null;
  return {
    method: call.method,
    address: callAddress(call, input),
    headers: {
      ...(call.body && {
        'content-type': call.bodyKind === 'text' ? 'text/plain; charset=utf-8' : 'application/json',
      }),
      ...(input.headers as Record<string, string> | undefined),
      ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }),
      ...originHeaders(request, requestId),
    },
    ...(body !== undefined && { body: call.bodyKind === 'text' ? String(body) : JSON.stringify(body) }),
  };
}

/** Asks as the person of the session, if there is one, and gives the browser tokens that became new on the way. */
export async function askForPerson(
  upstream: UpstreamRequest,
  { session, request, cookies }: ForwardContext,
): Promise<Response> {
  if (!session) return askUpstream(upstream);
  const answer = await askAsMember(session, upstream);
  if (answer.session.accessToken !== session.accessToken) await keepSession(cookies, request, answer.session);
  return answer.response;
}

/** Hands a call that is not shared to the host. Throws `ApiError`, the host's own where it answers with one. */
export async function forward(call: Call, input: ForwardInput, context: ForwardContext): Promise<Response> {
  const response = await askForPerson(question(call, input, context), context);
  carryBack(response, context.cookies, context.request);
  if (response.status >= 400) throw await errorOf(response);
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  for (const name of [...PASSED_BACK, ...(call.cache === 'as-answered' ? ['cache-control'] : [])]) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}
