import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { getClientAddress } from '../upstream/client-address';
import { getForwardedCookies } from './host-cookies';
import { getRequestLanguage } from './request-language';

/**
 * Returns the headers that identify a browser's request to the host and name its language. `Authorization` is never
 * forwarded.
 */
export function getOriginHeaders(request: Request, requestId: string): Record<string, string> {
  const address = getClientAddress(request);
  return {
    [REQUEST_ID_HEADER]: requestId,
    'accept-language': getRequestLanguage(request),
    ...(address && { 'x-forwarded-for': address }),
    ...getForwardedCookies(request),
  };
}
