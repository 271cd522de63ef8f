import { callAddress } from '@/lib/contract/address';
import type { Call } from '@/lib/contract/call';
import type { Session } from './session';
import { askUpstream, errorOf } from './upstream';

/** A parsed request: nothing else of the browser's request goes on to the host. */
export interface ForwardInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

const PASSED_BACK = ['content-type', 'etag', 'location', 'x-content-type-options'];

function requestHeaders(call: Call, input: ForwardInput, request: Request, session: Session | null) {
  const ifNoneMatch = call.cache === 'as-answered' ? request.headers.get('if-none-match') : null;
  return {
    ...(call.body && {
      'content-type': call.bodyKind === 'text' ? 'text/plain; charset=utf-8' : 'application/json',
    }),
    ...(input.headers as Record<string, string> | undefined),
    ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }),
    // The session's token and no other: what a client calls Authorization never gets here.
    ...(session && { authorization: `Bearer ${session.accessToken}` }),
  };
}

/** Hands a call that is not shared to the host. Throws `ApiError`, the host's own where it answers with one. */
export async function forward(
  call: Call,
  input: ForwardInput,
  { request, requestId, session }: { request: Request; requestId: string; session: Session | null },
): Promise<Response> {
  const { body } = input;
  const response = await askUpstream({
    method: call.method,
    address: callAddress(call, input),
    headers: { ...requestHeaders(call, input, request, session), 'x-request-id': requestId },
    ...(body !== undefined && { body: call.bodyKind === 'text' ? String(body) : JSON.stringify(body) }),
  });
  if (response.status >= 400) throw await errorOf(response);
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  for (const name of [...PASSED_BACK, ...(call.cache === 'as-answered' ? ['cache-control'] : [])]) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}
