import { REQUEST_ID_HEADER, getRequestId } from '@/lib/contract/request-id';
import { metrics } from '@/lib/metrics/metrics';
import type { AddAttributes } from '@/lib/tracing/span';
import { runInSpan } from '@/lib/tracing/tracing';
import { bffLog } from '../bff-log';
import { handleError } from './error-response';

/** The state of one request, part of which is logged. */
export interface GatewayContext {
  requestId: string;
  /** The id of the call, as soon as it is known. */
  call?: string;
  cacheState?: string;
  /** `Set-Cookie` headers for the response, on success and on error. */
  cookies: Headers;
}

/** Adds cookies to a response, which makes it private whatever its call allows. */
function addCookies(headers: Headers, cookies: Headers): void {
  const lines = cookies.getSetCookie();
  for (const line of lines) headers.append('set-cookie', line);
  if (lines.length > 0) headers.set('cache-control', 'private, no-store');
}

function observe(request: Request, { status }: Response, context: GatewayContext, ms: number, note: AddAttributes) {
  const { requestId, call, cacheState } = context;
  const [{ method }, name, cache] = [request, call ?? 'none', cacheState ?? 'none'];
  metrics().calls.observe({ module: 'bff', call: name, method, status, cache }, ms / 1_000);
  note({ 'nalot.call': name, 'nalot.cache': cache, 'http.response.status_code': status }, `gateway ${name}`);
  bffLog().info({ requestId, call, cacheState, method, status, ms }, 'request');
}

/**
 * Runs `handle` for one request of the gateway: every error becomes a typed body, cookies and request id are added, and
 * the request is measured, traced and logged in one line.
 */
export function serveFramed(
  request: Request,
  handle: (context: GatewayContext) => Promise<Response>,
  call?: string,
): Promise<Response> {
  const attributes = { 'http.request.method': request.method };
  return runInSpan({ name: 'gateway', kind: 'server', attributes }, async (note) => {
    const startedMs = performance.now();
    const context: GatewayContext = { requestId: getRequestId(request.headers), cookies: new Headers(), call };
    const response = await handle(context).catch((error: unknown) => handleError(error, request, context));
    addCookies(response.headers, context.cookies);
    response.headers.set(REQUEST_ID_HEADER, context.requestId);
    response.headers.set('x-content-type-options', 'nosniff');
    observe(request, response, context, Math.round((performance.now() - startedMs) * 10) / 10, note);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  });
}
