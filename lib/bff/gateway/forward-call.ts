import { buildCallUrl } from '@/lib/contract/call-url';
import type { Call } from '@/lib/contract/call';
import { isPersonalQuery } from '@/lib/contract/personal-query';
import { sendForChoiceOwner } from '../session/choice-owner';
import { fetchWithSession, type Caller } from '../session/fetch-with-session';
import { forwardSetCookies } from '../session/host-cookies';
import { getOriginHeaders } from '../session/origin-headers';
import { readError, type UpstreamRequest } from '../upstream/upstream';

/** A parsed request. Nothing else of the browser's request is forwarded to the host. */
export interface ForwardInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

const RETURNED_HEADERS = ['content-type', 'etag', 'location', 'x-content-type-options', 'cross-origin-resource-policy'];

function toUpstreamRequest(call: Call, input: ForwardInput, { request, requestId }: Caller): UpstreamRequest {
  const { body } = input;
  const ifNoneMatch = call.cache === 'as-answered' ? request.headers.get('if-none-match') : null;
  return {
    method: call.method,
    address: buildCallUrl(call, input),
    headers: {
      ...(call.body && {
        'content-type': call.bodyKind === 'text' ? 'text/plain; charset=utf-8' : 'application/json',
      }),
      ...(input.headers as Record<string, string> | undefined),
      ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }),
      ...getOriginHeaders(request, requestId),
    },
    ...(body !== undefined && { body: call.bodyKind === 'text' ? String(body) : JSON.stringify(body) }),
  };
}

/** Forwards a call that is not shared to the host. Throws `ApiError`, the host's if it returns one. */
export async function forwardCall(call: Call, input: ForwardInput, caller: Caller): Promise<Response> {
  const isPersonal = caller.session === null && isPersonalQuery(call, input.query);
  const send = isPersonal
    ? sendForChoiceOwner(caller)
    : (request: UpstreamRequest) => fetchWithSession(request, caller);
  const response = await send(toUpstreamRequest(call, input, caller));
  forwardSetCookies(response, caller.cookies);
  if (response.status >= 400) throw await readError(response);
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  for (const name of [...RETURNED_HEADERS, ...(call.cache === 'as-answered' ? ['cache-control'] : [])]) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}
