import { getBookmarks } from '@/lib/contract/bookmark';
import { ApiError } from '@/lib/contract/errors';
import { bffLog } from '../bff-log';
import { askForPerson, originHeaders, type ForwardContext } from './forward';
import { errorOf } from '../upstream/upstream';

/** Flags are an extra: outfits wait for them no longer than this. */
const LIMIT_MS = 1_000;

async function ask(context: ForwardContext): Promise<ReadonlySet<string>> {
  const headers = originHeaders(context.request, context.requestId);
  const question = { method: getBookmarks.method, address: getBookmarks.path, headers, limitMs: LIMIT_MS };
  const response = await askForPerson(question, context);
  if (!response.ok) throw await errorOf(response);
  const body = getBookmarks.response.safeParse(await response.json().catch(() => null));
  if (!body.success) throw new ApiError('UPSTREAM_FAILED', { cause: body.error });
  return new Set(body.data.content.map(({ outfitImage }) => outfitImage.id));
}

/** The outfits that the person of a session has bookmarked; none where that cannot be found out. It never fails. */
export async function bookmarkedIds(context: ForwardContext): Promise<ReadonlySet<string>> {
  if (!context.session) return new Set();
  return ask(context).catch((err: unknown) => {
    bffLog().warn({ requestId: context.requestId, call: getBookmarks.id, err }, 'no bookmarks to lay over');
    return new Set<string>();
  });
}
