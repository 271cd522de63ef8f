import type { ParsedInput } from '@/lib/contract/call';
import { matchesEtag } from '@/lib/contract/etag';
import type { SharedCall } from './fetch-answer';
import { sharedAnswer, type SharedAnswer } from './shared-answer';

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

/** The response to a shared call: 304 to someone who has the answer already. Throws `ApiError`. */
export async function answerShared(
  call: SharedCall,
  input: ParsedInput<SharedCall>,
  { request, visit }: { request: Request; visit: { requestId: string; cacheState?: string } },
): Promise<Response> {
  const answer = await sharedAnswer(call, input, visit.requestId);
  visit.cacheState = answer.cacheState;
  const headers = { 'content-type': 'application/json', ...cachingHeaders(call, answer) };
  const hasIt = matchesEtag(request.headers.get('if-none-match'), answer.etag);
  return hasIt ? new Response(null, { status: 304, headers }) : new Response(answer.body, { headers });
}
