import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError } from '@/lib/contract/errors';
import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import { getMessages } from '@/lib/messages/get-messages';
import type { Infrastructure } from '../shared/infrastructure';
import { isDatabaseUnavailable, isMemberDeleted } from '../shared/database-fault';
import { logSecurityEvent, SecurityError } from '../shared/security-events';

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
 * Creates the response of an error. Unexpected errors are logged completely and sent as one plain sentence. Security
 * errors are also logged as events.
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
  return context.json(error.toBody(getMessages(DEFAULT_LANGUAGE), requestId), error.status as ContentfulStatusCode);
}
