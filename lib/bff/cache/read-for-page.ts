import { ApiError } from '@/lib/contract/errors';
import { matchCalls } from '@/lib/contract/match-call';
import { parseInput } from '@/lib/contract/parse-input';
import { bffLog } from '../bff-log';
import { isShared } from './cache-entry';
import { limitFreshness } from './render-token';
import type { PageRequest } from './page-request';
import { readThrough, type CachedResponse } from './read-through';

async function read(path: string, query: Record<string, string | number>, network?: string): Promise<CachedResponse> {
  const { call, params } = matchCalls(path).find((match) => match.call.method === 'GET') ?? {};
  if (!call || !params || !isShared(call)) throw new Error(`${path} has no answer that everyone shares.`);
  const text = Object.entries(query).map(([key, value]) => [key, String(value)]);
  const input = parseInput(call, { params, query: new URLSearchParams(text), headers: new Headers() });
  return readThrough(call, input, { requestId: crypto.randomUUID(), network });
}

/**
 * For server components: the answer that the door would give to this path and query, through the same cache and
 * without a request to ourselves. Null where it cannot be had now: a page's components ask again. A page that is drawn
 * for everyone, by its word, is kept no longer than the answer is fresh.
 */
export async function readForPage(
  path: string,
  query: Record<string, string | number>,
  { drawing, network }: PageRequest,
): Promise<unknown> {
  try {
    const { body, ageSeconds, lifetimeSeconds } = await read(path, query, network);
    limitFreshness(drawing, lifetimeSeconds - ageSeconds);
    return JSON.parse(body);
  } catch (error) {
    limitFreshness(drawing, 0);
    if (!(error instanceof ApiError)) bffLog().error({ err: error }, 'unexpected error');
    return null;
  }
}
