import { ApiError } from '@/lib/contract/errors';
import { createErrorResponse } from './error-response';

/** Returns 405 for any method except GET and HEAD. */
export const rejectMethod = (request: Request): Response =>
  createErrorResponse(new ApiError('METHOD_NOT_ALLOWED'), request, { headers: { allow: 'GET, HEAD' } });
