import { createHash } from 'node:crypto';
import type { Call, SharedRule } from '@/lib/contract/call';
import { ApiError, type ErrorCode } from '@/lib/contract/errors';
import { isPersonalQuery } from '@/lib/contract/personal-query';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { compressJson, type JsonBody } from './json-body';
import { fetchUpstream, readError, type UpstreamRequest } from '../upstream/upstream';

const MAX_RESPONSE_CHARS = 64 * 1_024;

/** Runs a fetch when its network may cause another one. Throws `ApiError` if it may not. */
export type AdmitMiss = <T>(fetch: () => Promise<T>) => Promise<T>;

/** The browser request behind a call to the host, which limits the fetches that one network causes. */
export interface RequestContext {
  requestId: string;
  network?: string;
  /** Sends a personal call to the host on behalf of its user; by default, of nobody. */
  sendPersonal?: (request: UpstreamRequest) => Promise<Response>;
  /** Admits the fetch of a response that is not cached; by default, each. */
  admitMiss?: AdmitMiss;
}

export type SharedCall = Call & { cache: SharedRule };

export const isShared = (call: Call): call is SharedCall => typeof call.cache === 'object';

/** Returns true if the request contains an exact position or anything else by which one user could be recognised. */
export const isPersonal = (call: Call, { query }: { query?: object }): boolean =>
  call.precision === 'point' || isPersonalQuery(call, query as Record<string, unknown>);

/** A stored response. Errors are stored only if the parameters cause them, such as a point outside the grid. */
export interface CacheEntry {
  /** Empty if there is an error. */
  body: JsonBody;
  etag: string;
  storedAtMs: number;
  /** The age at that time, from the host's `Age` header, which counts from the provider's response. */
  ageSeconds: number;
  freshSeconds: number;
  /** True if the host forbids storing it, for example a fallback that only this network received. */
  isPrivate: boolean;
  error: ErrorCode | null;
}

/** Returns the freshness that the host grants, at most that of the call. */
function readFreshSeconds(call: SharedCall, response: Response): number {
  const maxAge = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  return Math.min(call.cache.freshSeconds, maxAge === undefined ? Infinity : Number(maxAge));
}

const readAgeSeconds = (response: Response): number =>
  Number(/^\d+$/.exec(response.headers.get('age') ?? '')?.[0] ?? 0);

async function parseResponse(call: SharedCall, response: Response): Promise<string> {
  const parsed = call.response.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new ApiError('UPSTREAM_FAILED', { cause: parsed.error });
  const body = JSON.stringify(parsed.data);
  const cause = new Error(`the response has ${body.length} characters, more than ${MAX_RESPONSE_CHARS}`);
  if (body.length > MAX_RESPONSE_CHARS) throw new ApiError('UPSTREAM_FAILED', { cause });
  return body;
}

/** Creates a weak ETag, because a proxy may compress the body. */
export const createEtag = (body: string): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Calls the host and validates its response against the contract. Throws `ApiError` if it must not be stored. */
export async function fetchEntry(
  call: SharedCall,
  address: string,
  context: Pick<RequestContext, 'requestId' | 'network'>,
  send = fetchUpstream,
): Promise<CacheEntry> {
  const headers = {
    [REQUEST_ID_HEADER]: context.requestId,
    ...(context.network && { 'x-forwarded-for': context.network }),
  };
  const response = await send({ method: call.method, address, headers });
  const storedAtMs = Date.now();
  if (response.ok) {
    const text = await parseResponse(call, response);
    const age = { storedAtMs, ageSeconds: readAgeSeconds(response), freshSeconds: readFreshSeconds(call, response) };
    const isPrivate = response.headers.get('cache-control')?.includes('no-store') === true;
    return { body: compressJson(text), etag: createEtag(text), ...age, isPrivate, error: null };
  }
  const error = await readError(response);
  if (error.code !== 'OUTSIDE_SERVICE_AREA') throw error;
  const freshness = { storedAtMs, ageSeconds: 0, freshSeconds: call.cache.freshSeconds, isPrivate: false };
  return { body: Buffer.alloc(0), etag: '', ...freshness, error: error.code };
}
