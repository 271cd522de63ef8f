import { acceptsEncoding } from '@/lib/contract/accepts-encoding';
import type { ParsedInput } from '@/lib/contract/call';
import { matchesEtag } from '@/lib/contract/etag';
import { getClientAddress } from '../upstream/client-address';
import { isPersonal, type AdmitMiss, type SharedCall } from '../cache/cache-entry';
import { decompressJson } from '../cache/json-body';
import { readThrough, type CachedResponse } from '../cache/read-through';
import { sendForChoiceOwner } from '../session/choice-owner';
import { formatPrivateCacheControl, formatSharedCacheControl } from './cache-control';
import type { GatewayContext } from './serve-framed';

function formatCacheControl(call: SharedCall, cached: CachedResponse, isPersonalRequest: boolean): string {
  if (cached.isPrivate) return 'private, no-store';
  return isPersonalRequest ? formatPrivateCacheControl(cached) : formatSharedCacheControl(call, cached, Date.now());
}

/**
 * Serves a shared call through the cache; 304 if the client's copy is current. The response to a personal request is
 * private and does not say whether it was cached. Throws `ApiError`.
 */
export async function serveCached(
  call: SharedCall,
  input: ParsedInput<SharedCall>,
  { request, context, admitMiss }: { request: Request; context: GatewayContext; admitMiss?: AdmitMiss },
): Promise<Response> {
  const { requestId, cookies } = context;
  const personal = isPersonal(call, input);
  const sendPersonal = call.personalQuery && sendForChoiceOwner({ request, requestId, cookies });
  const network = getClientAddress(request);
  const cached = await readThrough(call, input, { requestId, network, sendPersonal, admitMiss });
  context.cacheState = cached.cacheState;
  const headers = {
    'content-type': 'application/json',
    'cache-control': formatCacheControl(call, cached, personal),
    etag: cached.etag,
    vary: 'Accept-Encoding',
    ...(!personal && { 'cache-status': cached.cacheState === 'miss' ? 'nalot; fwd=miss' : 'nalot; hit' }),
  };
  const isCurrent = matchesEtag(request.headers.get('if-none-match'), cached.etag);
  if (isCurrent) return new Response(null, { status: 304, headers });
  if (!acceptsEncoding(request.headers.get('accept-encoding'), 'gzip'))
    return new Response(new Uint8Array(await decompressJson(cached.body)), { headers });
  return new Response(new Uint8Array(cached.body), { headers: { ...headers, 'content-encoding': 'gzip' } });
}
