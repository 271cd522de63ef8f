import type { MiddlewareHandler } from 'hono';
import { matchCalls } from '@/lib/contract/match-call';
import { REQUEST_ID_HEADER, requestIdOf } from '@/lib/contract/request-id';
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
    logger[requestLogLevel](
      { requestId, call: callId(method, path), method, status, ms: clock() - startedMs },
      'request',
    );
  };
}
