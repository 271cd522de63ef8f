import type { ParsedInput } from '@/lib/contract/call';
import { HOUR_S, MINUTE_S } from '@/lib/contract/durations';
import { matchesEtag } from '@/lib/contract/etag';
import { clientAddress } from '../upstream/client-address';
import { isOnePersons, type SharedCall } from '../cache/cache-entry';
import { readThrough, type CachedAnswer } from '../cache/read-through';
import type { Caller } from '../session/fetch-with-session';

/** Not every cache between tells browsers how long it has had an answer: they keep it for a minute more at the most. */
const BROWSER_S = MINUTE_S;
/** Whoever asks a cache in front of us while it asks anew gets the answer before, as with pages. */
const CDN_STALE_S = 10;
/** Caches in front of us cannot mark an answer as old, as we do: they give it out no longer than this while we fail. */
const CDN_ERROR_S = HOUR_S;

/**
 * How long browsers and caches between may keep an answer: what is left of its freshness. The whole of it beside an
 * `Age` would say the same, but not every cache subtracts that. One that is being fetched anew is kept for a second.
 */
function cachingOf(call: SharedCall, { ageSeconds, lifetimeSeconds }: CachedAnswer): string {
  const leftSeconds = Math.max(1, Math.floor(lifetimeSeconds - ageSeconds));
  if (isOnePersons(call)) return `private, max-age=${leftSeconds}`;
  return [
    'public',
    `max-age=${Math.min(leftSeconds, BROWSER_S)}`,
    `s-maxage=${leftSeconds}`,
    // What is kept for a moment, because a better one is on its way, does not stand in for that.
    `stale-while-revalidate=${Math.min(leftSeconds, CDN_STALE_S)}`,
    `stale-if-error=${Math.min(call.cache.staleSeconds, CDN_ERROR_S)}`,
  ].join(', ');
}

/** The response to a shared call: 304 to someone who has the answer already. Throws `ApiError`. */
export async function serveCached(
  call: SharedCall,
  input: ParsedInput<SharedCall>,
  { request, requestId }: Caller,
  visit: { cacheState?: string },
): Promise<Response> {
  const answer = await readThrough(call, input, { requestId, network: clientAddress(request) });
  visit.cacheState = answer.cacheState;
  const headers = {
    'content-type': 'application/json',
    'cache-control': cachingOf(call, answer),
    etag: answer.etag,
    'cache-status': answer.cacheState === 'miss' ? 'nalot; fwd=miss' : 'nalot; hit',
  };
  const hasIt = matchesEtag(request.headers.get('if-none-match'), answer.etag);
  return hasIt ? new Response(null, { status: 304, headers }) : new Response(answer.body, { headers });
}
