import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { getClientAddress } from '../upstream/client-address';
import { getForwardedCookies } from './host-cookies';

/** What of a browser's request the host is told besides its parsed input: whose it is, never its `Authorization`. */
export function getOriginHeaders(request: Request, requestId: string): Record<string, string> {
  const address = getClientAddress(request);
  return {
    [REQUEST_ID_HEADER]: requestId,
    ...(address && { 'x-forwarded-for': address }),
    ...getForwardedCookies(request),
  };
}
