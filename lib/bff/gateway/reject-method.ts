import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER, getRequestId } from '@/lib/contract/request-id';
import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import { getMessages } from '@/lib/messages/get-messages';

/** Returns 405 for any method except GET and HEAD. */
export function rejectMethod(request: Request): Response {
  const error = new ApiError('METHOD_NOT_ALLOWED');
  const requestId = getRequestId(request.headers);
  return Response.json(error.toBody(getMessages(DEFAULT_LANGUAGE), requestId), {
    status: error.status,
    headers: { allow: 'GET, HEAD', 'cache-control': 'private, no-store', [REQUEST_ID_HEADER]: requestId },
  });
}
