import type { ParsedInput } from '@/lib/contract/call';
import { matchesEtag } from '@/lib/contract/etag';
import type { OutfitList } from '@/lib/contract/outfit';
import { bookmarkedIds } from './bookmarked-ids';
import { etagOf, type SharedCall } from '../cache/fetch-answer';
import type { ForwardContext } from './forward';
import { sharedAnswer, type SharedAnswer } from '../cache/shared-answer';

/** Browsers may keep what is the same for everyone; where a member's flags would differ they have to ask again. */
function cachingHeaders(call: SharedCall, answer: SharedAnswer): Record<string, string> {
  const { personalFlags, staleSeconds } = call.cache;
  const caching: Record<string, string> = personalFlags
    ? { 'cache-control': 'private, no-cache', vary: 'Cookie' }
    : { 'cache-control': `public, max-age=${answer.freshSeconds}, stale-if-error=${staleSeconds}` };
  return {
    ...caching,
    age: String(answer.ageSeconds),
    etag: answer.etag,
    'cache-status': answer.cacheState === 'miss' ? 'nalot; fwd=miss' : 'nalot; hit',
  };
}

/** A copy of everyone's outfits with a person's own flags; what is kept stays as it is. */
function layOver(answer: SharedAnswer, bookmarked: ReadonlySet<string>): SharedAnswer {
  if (bookmarked.size === 0) return answer;
  const list = JSON.parse(answer.body) as OutfitList;
  const fileMetadata = list.fileMetadata.map((file) => ({ ...file, bookmarked: bookmarked.has(file.id) }));
  const body = JSON.stringify({ ...list, fileMetadata });
  return { ...answer, body, etag: etagOf(body) };
}

/** The answer to a shared call as the person who asks is to see it. */
async function answerFor(call: SharedCall, input: ParsedInput<SharedCall>, context: ForwardContext) {
  if (!call.cache.personalFlags) return sharedAnswer(call, input, context.requestId);
  const flags = bookmarkedIds(context);
  // Also where there is no answer: the way to the flags may have brought new tokens for the browser.
  const answer = await sharedAnswer(call, input, context.requestId).finally(() => flags);
  return layOver(answer, await flags);
}

/** The response to a shared call: 304 to someone who has the answer already. Throws `ApiError`. */
export async function answerShared(
  call: SharedCall,
  input: ParsedInput<SharedCall>,
  context: ForwardContext,
  visit: { cacheState?: string },
): Promise<Response> {
  const answer = await answerFor(call, input, context);
  visit.cacheState = answer.cacheState;
  const headers = { 'content-type': 'application/json', ...cachingHeaders(call, answer) };
  const hasIt = matchesEtag(context.request.headers.get('if-none-match'), answer.etag);
  return hasIt ? new Response(null, { status: 304, headers }) : new Response(answer.body, { headers });
}
