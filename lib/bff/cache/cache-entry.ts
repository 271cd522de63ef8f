import { createHash } from 'node:crypto';
import type { Call, SharedRule } from '@/lib/contract/call';
import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { MAX_RESPONSE_CHARS } from './response-cache';
import { fetchUpstream, readError } from '../upstream/upstream';

/** On whose behalf the host is asked: it counts what a network makes it fetch. */
export interface RequestContext {
  requestId: string;
  network?: string;
}

/** A call whose answer is the same for everyone. */
export type SharedCall = Call & { cache: SharedRule };

export const isShared = (call: Call): call is SharedCall => typeof call.cache === 'object';

/** A question about a point itself is asked by whoever stands there: nobody else will ask the same. */
export const isPersonal = ({ precision }: Call): boolean => precision === 'point';

/** An answer as it is stored. Of errors, only those that belong to the question itself are. */
export interface CacheEntry {
  body: string;
  etag: string;
  storedAtMs: number;
  /** How old it was then: the host's `Age`, which counts from the provider's answer. */
  ageSeconds: number;
  freshSeconds: number;
  error: ApiError | null;
}

/** The host may ask for less than the call allows, never for more. */
function readFreshSeconds(call: SharedCall, response: Response): number {
  const told = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  return Math.min(call.cache.freshSeconds, told === undefined ? Infinity : Number(told));
}

const readAgeSeconds = (response: Response): number =>
  Number(/^\d+$/.exec(response.headers.get('age') ?? '')?.[0] ?? 0);

async function parseResponse(call: SharedCall, response: Response): Promise<string> {
  const parsed = call.response.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new ApiError('UPSTREAM_FAILED', { cause: parsed.error });
  const body = JSON.stringify(parsed.data);
  const cause = new Error(`an answer of ${body.length} characters`);
  if (body.length > MAX_RESPONSE_CHARS) throw new ApiError('UPSTREAM_FAILED', { cause });
  return body;
}

/** Weak: what goes out may be compressed on the way. */
export const createEtag = (body: string): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Asks the host, and checks its answer against the contract. Throws `ApiError` for an answer that is not to be stored. */
export async function fetchEntry(call: SharedCall, address: string, asker: RequestContext): Promise<CacheEntry> {
  const headers = {
    [REQUEST_ID_HEADER]: asker.requestId,
    ...(asker.network && { 'x-forwarded-for': asker.network }),
  };
  const response = await fetchUpstream({ method: call.method, address, headers });
  const storedAtMs = Date.now();
  if (response.ok) {
    const body = await parseResponse(call, response);
    const age = { storedAtMs, ageSeconds: readAgeSeconds(response), freshSeconds: readFreshSeconds(call, response) };
    return { body, etag: createEtag(body), ...age, error: null };
  }
  const error = await readError(response);
  if (error.code !== 'OUTSIDE_SERVICE_AREA') throw error;
  return { body: '', etag: '', storedAtMs, ageSeconds: 0, freshSeconds: call.cache.freshSeconds, error };
}
