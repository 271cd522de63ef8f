import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError } from '@/lib/contract/errors';
import type { Infrastructure } from '../shared/infrastructure';
import { isDatabaseUnavailable, isMemberDeleted } from '../shared/database-fault';
import { logSecurityEvent, SecurityError } from '../shared/security-events';

/** An expected error as it is; a database that is away is one, and a member who has left in the meantime. */
function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isMemberDeleted(thrown)) return new ApiError('UNAUTHENTICATED');
  return new ApiError(isDatabaseUnavailable(thrown) ? 'UNAVAILABLE' : 'INTERNAL', { cause: thrown });
}

/**
 * Anything that was not expected is a defect, logged whole and answered as one plain sentence. A refusal that concerns
 * safety is told as such.
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
  return context.json(error.toBody(requestId), error.status as ContentfulStatusCode);
}
