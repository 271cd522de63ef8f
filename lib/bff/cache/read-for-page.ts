import { ApiError } from '@/lib/contract/errors';
import { matchCalls } from '@/lib/contract/match-call';
import { parseInput } from '@/lib/contract/parse-input';
import { bffLog } from '../bff-log';
import { isShared } from './cache-entry';
import { readThrough } from './read-through';

async function read(path: string, query: Record<string, string | number>): Promise<unknown> {
  const { call, params } = matchCalls(path).find((match) => match.call.method === 'GET') ?? {};
  if (!call || !params || !isShared(call)) throw new Error(`${path} has no answer that everyone shares.`);
  const text = Object.entries(query).map(([key, value]) => [key, String(value)]);
  const input = parseInput(call, { params, query: new URLSearchParams(text), headers: new Headers() });
  const { body } = await readThrough(call, input, { requestId: crypto.randomUUID() });
  return JSON.parse(body);
}

/**
 * For server components: the answer that the door would give to this path and query, through the same cache and
 * without a request to ourselves. Null where it cannot be had now: a page's components ask again.
 */
export async function readForPage(path: string, query: Record<string, string | number>): Promise<unknown> {
  try {
    return await read(path, query);
  } catch (error) {
    if (!(error instanceof ApiError)) bffLog().error({ err: error }, 'unexpected error');
    return null;
  }
}
