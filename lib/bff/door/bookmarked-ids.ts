import { getBookmarks } from '@/lib/contract/bookmark';
import { ApiError } from '@/lib/contract/errors';
import { bffLog } from '../bff-log';
import { fetchWithSession, type Caller } from '../session/fetch-with-session';
import { originHeaders } from '../session/origin-headers';
import { errorOf } from '../upstream/upstream';

/** Flags are an extra: outfits wait for them no longer than this. */
const LIMIT_MS = 1_000;

async function fetchIds(caller: Caller): Promise<ReadonlySet<string>> {
  const headers = originHeaders(caller.request, caller.requestId);
  const question = { method: getBookmarks.method, address: getBookmarks.path, headers, limitMs: LIMIT_MS };
  const response = await fetchWithSession(question, caller);
  if (!response.ok) throw await errorOf(response);
  const body = getBookmarks.response.safeParse(await response.json().catch(() => null));
  if (!body.success) throw new ApiError('UPSTREAM_FAILED', { cause: body.error });
  return new Set(body.data.content.map(({ outfitImage }) => outfitImage.id));
}

/** The outfits that the person of a session has bookmarked; none where that cannot be found out. It never fails. */
export async function bookmarkedIds(caller: Caller): Promise<ReadonlySet<string>> {
  if (!caller.session) return new Set();
  return fetchIds(caller).catch((err: unknown) => {
    bffLog().warn({ requestId: caller.requestId, call: getBookmarks.id, err }, 'no bookmarks to lay over');
    return new Set<string>();
  });
}
