import type { ParsedInput } from '@/lib/contract/call';
import { matchesEtag } from '@/lib/contract/etag';
import type { OutfitList } from '@/lib/contract/outfit';
import { clientAddress } from '../upstream/client-address';
import { etagOf, type SharedCall } from '../cache/cache-entry';
import { readThrough, type CachedAnswer } from '../cache/read-through';
import type { Caller } from '../session/fetch-with-session';
import { bookmarkedIds } from './bookmarked-ids';

/** Browsers may store what is the same for everyone; where a member's flags would differ they have to ask again. */
function cacheHeaders(call: SharedCall, answer: CachedAnswer): Record<string, string> {
  const { personalFlags, staleSeconds } = call.cache;
  const caching: Record<string, string> = personalFlags
    ? { 'cache-control': 'private, no-cache', vary: 'Cookie' }
    : { 'cache-control': `public, max-age=${answer.lifetimeSeconds}, stale-if-error=${staleSeconds}` };
  return {
    ...caching,
    age: String(answer.ageSeconds),
    etag: answer.etag,
    'cache-status': answer.cacheState === 'miss' ? 'nalot; fwd=miss' : 'nalot; hit',
  };
}

/** A copy of everyone's outfits with a person's own flags; the cached one stays as it is. */
function overlayFlags(answer: CachedAnswer, bookmarked: ReadonlySet<string>): CachedAnswer {
  if (bookmarked.size === 0) return answer;
  const list = JSON.parse(answer.body) as OutfitList;
  const fileMetadata = list.fileMetadata.map((file) => ({ ...file, bookmarked: bookmarked.has(file.id) }));
  const body = JSON.stringify({ ...list, fileMetadata });
  return { ...answer, body, etag: etagOf(body) };
}

/** The answer to a shared call as the person who asks is to see it. */
async function readAsPerson(call: SharedCall, input: ParsedInput<SharedCall>, caller: Caller) {
  const asker = { requestId: caller.requestId, network: clientAddress(caller.request) };
  if (!call.cache.personalFlags) return readThrough(call, input, asker);
  const flags = bookmarkedIds(caller);
  // Also where there is no answer: the way to the flags may have brought new tokens for the browser.
  const answer = await readThrough(call, input, asker).finally(() => flags);
  return overlayFlags(answer, await flags);
}

/** The response to a shared call: 304 to someone who has the answer already. Throws `ApiError`. */
export async function serveCached(
  call: SharedCall,
  input: ParsedInput<SharedCall>,
  caller: Caller,
  visit: { cacheState?: string },
): Promise<Response> {
  const answer = await readAsPerson(call, input, caller);
  visit.cacheState = answer.cacheState;
  const headers = { 'content-type': 'application/json', ...cacheHeaders(call, answer) };
  const hasIt = matchesEtag(caller.request.headers.get('if-none-match'), answer.etag);
  return hasIt ? new Response(null, { status: 304, headers }) : new Response(answer.body, { headers });
}
