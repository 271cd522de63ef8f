import { createHash } from 'node:crypto';
import { errors } from 'bentocache';
import { callAddress } from '@/lib/contract/address';
import type { Call, ParsedInput, SharedRule } from '@/lib/contract/call';
import { ApiError } from '@/lib/contract/errors';
import { answerCache, MAX_ANSWER_CHARS } from './answer-cache';
import { bffLog } from './bff-log';
import { coarsen } from './coarsen';
import { askUpstream, errorOf } from './upstream';

/** A call whose answer is the same for everyone. */
export type SharedCall = Call & { cache: SharedRule };

export const isShared = (call: Call): call is SharedCall => typeof call.cache === 'object';

/** An answer as it is kept. Of errors, only those that belong to the question itself are. */
interface Kept {
  body: string;
  etag: string;
  storedAtMs: number;
  freshSeconds: number;
  error: ApiError | null;
}

export interface SharedAnswer extends Omit<Kept, 'error'> {
  ageSeconds: number;
  cacheState: 'hit' | 'stale' | 'miss';
}

/** The host may ask for less than the call allows, never for more. */
function freshSeconds(call: SharedCall, response: Response): number {
  const told = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  return Math.min(call.cache.freshSeconds, told === undefined ? Infinity : Number(told));
}

async function parseAnswer(call: SharedCall, response: Response): Promise<string> {
  const parsed = call.response.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new ApiError('UPSTREAM_FAILED', { cause: parsed.error });
  const body = JSON.stringify(parsed.data);
  if (body.length > MAX_ANSWER_CHARS)
    throw new ApiError('UPSTREAM_FAILED', { cause: new Error('answer too large') });
  return body;
}

/** Weak: what goes out may be compressed on the way. */
const etagOf = (body: string): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

async function fetchAnswer(call: SharedCall, address: string, requestId: string): Promise<Kept> {
  const response = await askUpstream({
    method: call.method,
    address,
    headers: { 'x-request-id': requestId },
  });
  const kept = { storedAtMs: Date.now(), freshSeconds: freshSeconds(call, response) };
  if (response.ok) {
    const body = await parseAnswer(call, response);
    return { ...kept, body, etag: etagOf(body), error: null };
  }
  const error = await errorOf(response);
  if (error.code !== 'OUTSIDE_SERVICE_AREA') throw error;
  return { ...kept, body: '', etag: '', freshSeconds: call.cache.freshSeconds, error };
}

/** A refresh that fails behind an old answer reaches nobody; here it is at least told. */
const tellFailure = (call: SharedCall, requestId: string) => (error: { cause?: unknown }) =>
  bffLog().warn({ requestId, call: call.id, err: error.cause }, 'refresh failed');

/**
 * The answer to a shared call, kept or new. The point of the query is coarsened first: keys, the host and logs know
 * no precise position. Throws `ApiError`.
 */
export async function sharedAnswer<C extends SharedCall>(
  call: C,
  input: ParsedInput<C>,
  requestId: string,
): Promise<SharedAnswer> {
  const { params, query = {} } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
  };
  const address = callAddress(call, { params, query: coarsen(call, query) });
  const { freshSeconds, staleSeconds } = call.cache;
  let isNew = false;
  const kept = await answerCache()
    .getOrSet<Kept>({
      key: address,
      ttl: freshSeconds * 1_000,
      grace: (freshSeconds + staleSeconds) * 1_000,
      onFactoryError: tellFailure(call, requestId),
      factory: async (context) => {
        const answer = await fetchAnswer(call, address, requestId);
        isNew = true;
        context.setOptions({ ttl: Math.max(1, answer.freshSeconds * 1_000) });
        return answer;
      },
    })
    .catch((thrown: unknown) => {
      throw thrown instanceof errors.E_FACTORY_ERROR ? thrown.cause : thrown;
    });
  if (kept.error) throw kept.error;
  const ageSeconds = Math.max(0, Math.floor((Date.now() - kept.storedAtMs) / 1_000));
  const isFresh = Date.now() - kept.storedAtMs <= kept.freshSeconds * 1_000;
  return { ...kept, ageSeconds, cacheState: isNew ? 'miss' : isFresh ? 'hit' : 'stale' };
}
