import type { ParsedInput } from '@/lib/contract/call';
import { matchesEtag } from '@/lib/contract/etag';
import { getClientAddress } from '../upstream/client-address';
import { isPersonal, type SharedCall } from '../cache/cache-entry';
import { readThrough } from '../cache/read-through';
import type { Caller } from '../session/fetch-with-session';
import { formatPrivateCacheControl, formatSharedCacheControl } from './cache-control';

/** The response to a shared call: 304 to someone who has the answer already. Throws `ApiError`. */
export async function serveCached(
  call: SharedCall,
  input: ParsedInput<SharedCall>,
  { request, requestId }: Caller,
  visit: { cacheState?: string },
): Promise<Response> {
  const answer = await readThrough(call, input, { requestId, network: getClientAddress(request) });
  visit.cacheState = answer.cacheState;
  const headers = {
    'content-type': 'application/json',
    'cache-control': isPersonal(call)
      ? formatPrivateCacheControl(answer)
      : formatSharedCacheControl(call, answer, Date.now()),
    etag: answer.etag,
    'cache-status': answer.cacheState === 'miss' ? 'nalot; fwd=miss' : 'nalot; hit',
  };
  const hasIt = matchesEtag(request.headers.get('if-none-match'), answer.etag);
  return hasIt ? new Response(null, { status: 304, headers }) : new Response(answer.body, { headers });
}
