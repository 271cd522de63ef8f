import type { ParsedInput } from '@/lib/contract/call';
import { matchesEtag } from '@/lib/contract/etag';
import { getClientAddress } from '../upstream/client-address';
import { isPersonal, type SharedCall } from '../cache/cache-entry';
import { readThrough } from '../cache/read-through';
import type { Caller } from '../session/fetch-with-session';
import { formatPrivateCacheControl, formatSharedCacheControl } from './cache-control';

/** Serves a shared call through the cache; 304 if the client's copy is current. Throws `ApiError`. */
export async function serveCached(
  call: SharedCall,
  input: ParsedInput<SharedCall>,
  { request, requestId }: Caller,
  context: { cacheState?: string },
): Promise<Response> {
  const cached = await readThrough(call, input, { requestId, network: getClientAddress(request) });
  context.cacheState = cached.cacheState;
  const headers = {
    'content-type': 'application/json',
    'cache-control': isPersonal(call)
      ? formatPrivateCacheControl(cached)
      : formatSharedCacheControl(call, cached, Date.now()),
    etag: cached.etag,
    'cache-status': cached.cacheState === 'miss' ? 'nalot; fwd=miss' : 'nalot; hit',
  };
  const isCurrent = matchesEtag(request.headers.get('if-none-match'), cached.etag);
  return isCurrent ? new Response(null, { status: 304, headers }) : new Response(cached.body, { headers });
}
