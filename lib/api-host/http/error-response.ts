import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError } from '@/lib/contract/errors';
import type { Logger } from '@/lib/log';

/** An expected error as it is; anything else is a defect, logged whole and answered as one plain sentence. */
export function toErrorResponse(thrown: unknown, context: Context, logger: Logger): Response {
  const requestId: string | undefined = context.get('requestId');
  if (!(thrown instanceof ApiError)) logger.error({ requestId, err: thrown }, 'unexpected error');
  const error = thrown instanceof ApiError ? thrown : new ApiError('INTERNAL');
  context.header('cache-control', 'no-store');
  return context.json(error.toBody(requestId), error.status as ContentfulStatusCode);
}
