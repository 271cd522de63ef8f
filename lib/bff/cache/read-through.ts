import { errors } from 'bentocache';
import { brandError } from '@/lib/brand-error';
import type { ParsedInput } from '@/lib/contract/call';
import { ApiError } from '@/lib/contract/errors';
import { createSingleFlight } from '@/lib/single-flight';
import { getSingleton } from '@/lib/singleton';
import { bffLog } from '../bff-log';
import { responseCache } from './response-cache';
import { fetchEntry, isPersonal, type RequestContext, type CacheEntry, type SharedCall } from './cache-entry';
import { isExpired, markStale } from './mark-stale';
import { toSharedQuery, type SharedQuery } from './shared-query';

export interface CachedResponse extends Pick<CacheEntry, 'body' | 'etag' | 'isPrivate'> {
  /** Age since the provider's response. */
  ageSeconds: number;
  /** Age at which it becomes stale. */
  lifetimeSeconds: number;
  /** The part of the lifetime that was left when it was stored. */
  freshSeconds: number;
  cacheState: 'hit' | 'stale' | 'miss';
}

interface CacheLookup {
  entry: CacheEntry;
  isNew: boolean;
  /** The network on whose behalf a private entry was fetched. */
  network?: string;
}

/** Passes a response that must not be stored through the cache, which stores nothing if its factory throws. */
class PrivateResponse extends Error {
  static {
    brandError(this, 'PrivateResponse');
  }

  readonly entry: CacheEntry;

  constructor(entry: CacheEntry) {
    super('the host forbids storing the response');
    this.entry = entry;
  }
}

/**
 * The cache's own single flight is not enough: if a flight fails, its waiters retry one after the other, and the last
 * waits many times the limit.
 */
const flights = () => getSingleton('response-flights', createSingleFlight<CacheLookup>);

async function getOrFetch({ call, key, address }: SharedQuery, context: RequestContext): Promise<CacheLookup> {
  const { freshSeconds, staleSeconds } = call.cache;
  let isNew = false;
  let isRefresh = false;
  const lookup = responseCache().getOrSet<CacheEntry>({
    key,
    ttl: freshSeconds * 1_000,
    grace: (freshSeconds + staleSeconds) * 1_000,
    // If a refresh fails, callers receive the stale response and no error, so it is logged here.
    onFactoryError: ({ cause }) =>
      isRefresh &&
      !(cause instanceof PrivateResponse) &&
      bffLog().warn(
        { requestId: context.requestId, call: call.id, err: cause },
        'cache: refresh failed, serving the stale response',
      ),
    factory: async (cacheContext) => {
      isRefresh = cacheContext.gracedEntry !== undefined;
      const fetched = await fetchEntry(call, address(), context);
      if (fetched.isPrivate) throw new PrivateResponse(fetched);
      isNew = true;
      cacheContext.setOptions({ ttl: Math.max(1, fetched.freshSeconds * 1_000) });
      return fetched;
    },
  });
  try {
    return { entry: await lookup, isNew };
  } catch (thrown) {
    const cause = thrown instanceof errors.E_FACTORY_ERROR ? thrown.cause : thrown;
    if (cause instanceof PrivateResponse) return { entry: cause.entry, isNew: true, network: context.network };
    throw cause;
  }
}

async function getUnexpired(query: SharedQuery, context: RequestContext): Promise<CacheLookup> {
  const result = await getOrFetch(query, context);
  if (result.isNew || !isExpired(result.entry, query.call, Date.now())) return result;
  await responseCache().delete({ key: query.key });
  return getOrFetch(query, context);
}

/**
 * Looks a response up in the cache. Personal requests neither read nor fill the cache, so that it reveals nothing about
 * them. If the cached response is private to another network, fetches it again for this one.
 */
async function lookUp<C extends SharedCall>(
  call: C,
  input: ParsedInput<C>,
  context: RequestContext,
): Promise<CacheLookup> {
  const query = toSharedQuery(call, input);
  if (isPersonal(call, input))
    return { entry: await fetchEntry(call, query.address(), context, context.sendPersonal), isNew: true };
  const lookup = await flights().run(query.key, () => getUnexpired(query, context));
  if (!lookup.entry.isPrivate || lookup.network === context.network) return lookup;
  return { entry: await fetchEntry(call, query.address(), context), isNew: true };
}

/**
 * Returns the response to a shared call: fresh from the cache, else stale while a new one is fetched, else from the host.
 * Throws `ApiError`.
 */
export async function readThrough<C extends SharedCall>(
  call: C,
  input: ParsedInput<C>,
  context: RequestContext,
): Promise<CachedResponse> {
  const { entry, isNew } = await lookUp(call, input, context);
  if (entry.error) throw new ApiError(entry.error);
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
    isPrivate: entry.isPrivate,
    cacheState: isNew ? 'miss' : isFresh ? 'hit' : 'stale',
  };
}
