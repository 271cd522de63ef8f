import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER, getRequestId } from '@/lib/contract/request-id';

/** Returns 405 for any method except GET and HEAD. */
export function rejectMethod(request: Request): Response {
  const error = new ApiError('METHOD_NOT_ALLOWED');
  const requestId = getRequestId(request.headers);
  return Response.json(error.toBody(requestId), {
    status: error.status,
    headers: { allow: 'GET, HEAD', 'cache-control': 'private, no-store', [REQUEST_ID_HEADER]: requestId },
  });
}
