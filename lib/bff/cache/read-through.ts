import { errors } from 'bentocache';
import { buildCallUrl, type CallUrlInput } from '@/lib/contract/call-url';
import type { ParsedInput } from '@/lib/contract/call';
import { createSingleFlight } from '@/lib/single-flight';
import { getSingleton } from '@/lib/singleton';
import { bffLog } from '../bff-log';
import { responseCache } from './response-cache';
import { fetchEntry, isPersonal, type RequestContext, type CacheEntry, type SharedCall } from './cache-entry';
import { isExpired, markStale } from './mark-stale';
import { toSharedQuery, type SharedQuery } from './shared-query';

export interface CachedResponse extends Pick<CacheEntry, 'body' | 'etag'> {
  /** Since the provider's answer, where there is one behind it. */
  ageSeconds: number;
  /** The age at which it is no longer fresh. */
  lifetimeSeconds: number;
  /** Of that, what the host gave it when it was stored. */
  freshSeconds: number;
  cacheState: 'hit' | 'stale' | 'miss';
}

interface CacheLookup {
  entry: CacheEntry;
  isNew: boolean;
}

/**
 * The cache has a single flight as well, but there each waiter of a failed flight would start another one, one after
 * the other, and the last would wait many times the limit.
 */
const flights = () => getSingleton('answer-flights', createSingleFlight<CacheLookup>);

async function getOrFetch({ call, key, address }: SharedQuery, asker: RequestContext): Promise<CacheLookup> {
  const { freshSeconds, staleSeconds } = call.cache;
  let isNew = false;
  let isRefresh = false;
  const finding = responseCache().getOrSet<CacheEntry>({
    key,
    ttl: freshSeconds * 1_000,
    grace: (freshSeconds + staleSeconds) * 1_000,
    // A refresh that fails behind an old answer reaches nobody: it is told here.
    onFactoryError: ({ cause }) =>
      isRefresh && bffLog().warn({ requestId: asker.requestId, call: call.id, err: cause }, 'refresh failed'),
    factory: async (context) => {
      isRefresh = context.gracedEntry !== undefined;
      const fetched = await fetchEntry(call, address(), asker);
      isNew = true;
      context.setOptions({ ttl: Math.max(1, fetched.freshSeconds * 1_000) });
      return fetched;
    },
  });
  const entry = await finding.catch((thrown: unknown) => {
    throw thrown instanceof errors.E_FACTORY_ERROR ? thrown.cause : thrown;
  });
  return { entry, isNew };
}

async function getUnexpired(question: SharedQuery, asker: RequestContext): Promise<CacheLookup> {
  const found = await getOrFetch(question, asker);
  if (found.isNew || !isExpired(found.entry, question.call, Date.now())) return found;
  await responseCache().delete({ key: question.key });
  return getOrFetch(question, asker);
}

/** An answer that many share goes through the cache; one person's does not push those of many out of it. */
async function lookUp<C extends SharedCall>(
  call: C,
  input: ParsedInput<C>,
  asker: RequestContext,
): Promise<CacheLookup> {
  if (isPersonal(call))
    return { entry: await fetchEntry(call, buildCallUrl(call, input as CallUrlInput), asker), isNew: true };
  const question = toSharedQuery(call, input);
  return flights().run(question.key, () => getUnexpired(question, asker));
}

/**
 * Reads the answer to a shared call through the cache: fresh, else stale while it is fetched anew, else from the host.
 * Throws `ApiError`.
 */
export async function readThrough<C extends SharedCall>(
  call: C,
  input: ParsedInput<C>,
  asker: RequestContext,
): Promise<CachedResponse> {
  const { entry, isNew } = await lookUp(call, input, asker);
  if (entry.error) throw entry.error;
  const nowMs = Date.now();
  const storedSeconds = Math.floor(Math.max(0, nowMs - entry.storedAtMs) / 1_000);
  const isFresh = storedSeconds <= entry.freshSeconds;
  const { body, etag } = isFresh ? entry : markStale(entry, nowMs);
  return {
    body,
    etag,
    ageSeconds: entry.ageSeconds + storedSeconds,
    lifetimeSeconds: entry.ageSeconds + entry.freshSeconds,
    freshSeconds: entry.freshSeconds,
    cacheState: isNew ? 'miss' : isFresh ? 'hit' : 'stale',
  };
}
