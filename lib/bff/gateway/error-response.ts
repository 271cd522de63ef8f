import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER, getRequestId } from '@/lib/contract/request-id';
import { getMessages } from '@/lib/messages/get-messages';
import { bffLog } from '../bff-log';
import { getRequestLanguage } from '../session/request-language';

interface ErrorContext {
  /** By default, that of the request. */
  requestId?: string;
  call?: string;
  headers?: Record<string, string>;
}

/** Creates the response of an error in the language of the request. No cache may store it. */
export function createErrorResponse(error: ApiError, request: Request, context: ErrorContext = {}): Response {
  const { requestId = getRequestId(request.headers), headers } = context;
  return Response.json(error.toBody(getMessages(getRequestLanguage(request)), requestId), {
    status: error.status,
    headers: {
      'cache-control': 'private, no-store',
      [REQUEST_ID_HEADER]: requestId,
      ...error.headers(),
      ...headers,
    },
  });
}

/** Logs what was thrown if it was not expected, and creates its response: INTERNAL unless it is an `ApiError`. */
export function handleError(thrown: unknown, request: Request, context: ErrorContext): Response {
  const { requestId, call } = context;
  const isExpected = thrown instanceof ApiError;
  if (!isExpected) bffLog().error({ requestId, call, err: thrown }, 'gateway: unexpected error');
  else if (thrown.cause) bffLog().warn({ requestId, call, err: thrown }, 'gateway: upstream error');
  return createErrorResponse(isExpected ? thrown : new ApiError('INTERNAL'), request, context);
}
