import type { MiddlewareHandler } from 'hono';
import { matchCalls } from '@/lib/contract/match-call';
import { REQUEST_ID_HEADER, getRequestId } from '@/lib/contract/request-id';
import { MCP_CALL, MCP_PATH } from '@/lib/contract/mcp-path';
import { metrics } from '@/lib/metrics/metrics';
import type { SpanOptions } from '@/lib/tracing/span';
import { runInSpan } from '@/lib/tracing/tracing';
import type { Infrastructure } from '../shared/infrastructure';
import { isFromBff } from '../shared/network';

/** Returns the id of the requested call, or the name of the protocol. Paths are not logged: some contain a user's id. */
const findCallId = (method: string, path: string): string =>
  path === MCP_PATH ? MCP_CALL : (matchCalls(path).find(({ call }) => call.method === method)?.call.id ?? 'none');

export interface ObserveDependencies extends Pick<Infrastructure, 'logger' | 'clock'> {
  /** Log level of the line for each request. */
  requestLogLevel: 'debug' | 'info';
}

/** Gives each request an id, a trace span, a metric and a log line. */
export function observeRequest(host: ObserveDependencies): MiddlewareHandler {
  const { logger, clock, requestLogLevel } = host;
  return async (context, next) => {
    const { method, path, raw } = context.req;
    const requestId = getRequestId(raw.headers);
    const startedMs = clock();
    const call = findCallId(method, path);
    context.set('requestId', requestId);
    const attributes = { 'nalot.call': call, 'http.request.method': method };
    const parent = isFromBff(context) ? (raw.headers.get('traceparent') ?? undefined) : undefined;
    const span: SpanOptions = { name: `host ${call}`, kind: 'server', attributes, parent };
    await runInSpan(span, async (note) => {
      await next();
      note({ 'http.response.status_code': context.res.status });
    });
    context.header(REQUEST_ID_HEADER, requestId);
    const { status } = context.res;
    const ms = clock() - startedMs;
    metrics().calls.observe({ module: 'api-host', call, method, status, cache: 'none' }, ms / 1_000);
    logger[requestLogLevel]({ requestId, call, method, status, ms }, 'request');
  };
}
