import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER, getRequestId } from '@/lib/contract/request-id';
import { getMessages } from '@/lib/messages/get-messages';
import { getRequestLanguage } from '../session/request-language';

/** Returns 405 for any method except GET and HEAD. */
export function rejectMethod(request: Request): Response {
  const error = new ApiError('METHOD_NOT_ALLOWED');
  const requestId = getRequestId(request.headers);
  return Response.json(error.toBody(getMessages(getRequestLanguage(request)), requestId), {
    status: error.status,
    headers: { allow: 'GET, HEAD', 'cache-control': 'private, no-store', [REQUEST_ID_HEADER]: requestId },
  });
}
