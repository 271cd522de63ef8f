import type { MiddlewareHandler } from 'hono';
import { matchCalls } from '@/lib/contract/match-call';
import { REQUEST_ID_HEADER, requestIdOf } from '@/lib/contract/request-id';
import { metrics } from '@/lib/metrics/metrics';
import type { HostDependencies } from '../dependencies';

/** The call that a request makes; paths themselves are not logged, since some have a person's id in them. */
const callId = (method: string, path: string): string =>
  matchCalls(path).find(({ call }) => call.method === method)?.call.id ?? 'none';

/** Gives every request its id and one log line. */
export function observeRequest(
  host: Pick<HostDependencies, 'logger' | 'clock' | 'requestLogLevel'>,
): MiddlewareHandler {
  const { logger, clock, requestLogLevel } = host;
  return async (context, next) => {
    const { method, path, raw } = context.req;
    const requestId = requestIdOf(raw.headers);
    const startedMs = clock();
    context.set('requestId', requestId);
    await next();
    context.header(REQUEST_ID_HEADER, requestId);
    const { status } = context.res;
    const [call, ms] = [callId(method, path), clock() - startedMs];
    metrics().calls.observe({ room: 'api-host', call, method, status, cache: 'none' }, ms / 1_000);
    logger[requestLogLevel]({ requestId, call, method, status, ms }, 'request');
  };
}
