import { ApiError } from '@/lib/contract/errors';
import { matchCalls } from '@/lib/contract/match-call';
import { parseInput } from '@/lib/contract/parse-input';
import { FALLBACK_FRESH_S } from '@/lib/contract/weather-freshness';
import { bffLog } from '../bff-log';
import { isShared } from './cache-entry';
import { parseJson } from './json-body';
import { limitFreshness } from './render-token';
import type { PageRequest } from './page-request';
import { readThrough, type CachedResponse } from './read-through';

async function read(path: string, query: Record<string, string | number>, network?: string): Promise<CachedResponse> {
  const { call, params } = matchCalls(path).find((match) => match.call.method === 'GET') ?? {};
  if (!call || !params || !isShared(call)) throw new Error(`${path} is not a shared call.`);
  const text = Object.entries(query).map(([key, value]) => [key, String(value)]);
  const input = parseInput(call, { params, query: new URLSearchParams(text), headers: new Headers() });
  return readThrough(call, input, { requestId: crypto.randomUUID(), network });
}

/**
 * Returns the seconds for which a page may show a response. A complete response does not limit the page, because the
 * browser requests newer data itself; a fallback does, because a better one follows soon.
 */
const countShownSeconds = ({ ageSeconds, lifetimeSeconds, freshSeconds, cacheState }: CachedResponse): number =>
  cacheState === 'stale' || freshSeconds <= FALLBACK_FRESH_S ? Math.max(0, lifetimeSeconds - ageSeconds) : Infinity;

/**
 * Returns the response of a shared call to a server component, through the gateway's cache and without an HTTP request.
 * Returns null if it is not available or must not be shared; the components of the page then request it again. If the
 * page is rendered for the page cache, the response may limit how long the page stays fresh.
 */
export async function readForPage(
  path: string,
  query: Record<string, string | number>,
  { renderToken, network }: Pick<PageRequest, 'renderToken' | 'network'>,
): Promise<unknown> {
  try {
    const response = await read(path, query, network);
    limitFreshness(renderToken, response.isPrivate ? 0 : countShownSeconds(response));
    return response.isPrivate ? null : parseJson(response.body);
  } catch (error) {
    limitFreshness(renderToken, 0);
    if (!(error instanceof ApiError))
      bffLog().error({ err: error }, 'cache: unexpected error while reading for a page');
    return null;
  }
}
