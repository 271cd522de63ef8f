import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { clientAddress } from '../upstream/client-address';
import { forwardedCookies } from './host-cookies';

/** What of a browser's request the host is told besides its parsed input: whose it is, never its `Authorization`. */
export function originHeaders(request: Request, requestId: string): Record<string, string> {
  const address = clientAddress(request);
  return {
    [REQUEST_ID_HEADER]: requestId,
    ...(address && { 'x-forwarded-for': address }),
    ...forwardedCookies(request),
  };
}
