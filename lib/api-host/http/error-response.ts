import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError } from '@/lib/contract/errors';
import { getMessages } from '@/lib/messages/get-messages';
import type { Infrastructure } from '../shared/infrastructure';
import { isDatabaseUnavailable, isMemberDeleted } from '../shared/database-fault';
import { logSecurityEvent, SecurityError } from '../shared/security-events';
import { getRequestLanguage } from './request-language';

/**
 * Converts an error. If the database is unavailable or the member was deleted during the request, that is an expected
 * error; everything else is internal.
 */
function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isMemberDeleted(thrown)) return new ApiError('UNAUTHENTICATED');
  return new ApiError(isDatabaseUnavailable(thrown) ? 'UNAVAILABLE' : 'INTERNAL', { cause: thrown });
}

/**
 * Creates the response of an error in the language of the request. Unexpected errors are logged completely and sent as
 * one plain sentence. Security errors are also logged as events.
 */
export function toErrorResponse(
  thrown: unknown,
  context: Context,
  host: Pick<Infrastructure, 'logger' | 'keys'>,
): Response {
  const { logger } = host;
  if (thrown instanceof SecurityError) logSecurityEvent(host, context, thrown.event, thrown.details);
  const requestId: string | undefined = context.get('requestId');
  const error = toApiError(thrown);
  if (error.code === 'INTERNAL') logger.error({ requestId, err: thrown }, 'unexpected error');
  else if (error.cause) logger.warn({ requestId, err: error.cause }, 'not available');
  context.header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(error.headers())) context.header(name, value);
  const texts = getMessages(getRequestLanguage(context));
  return context.json(error.toBody(texts, requestId), error.status as ContentfulStatusCode);
}
