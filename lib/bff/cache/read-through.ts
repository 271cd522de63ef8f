import type { ParsedInput } from '@/lib/contract/call';
import { ApiError } from '@/lib/contract/errors';
import { createSingleFlight } from '@/lib/single-flight';
import { getSingleton } from '@/lib/singleton';
import { bffLog } from '../bff-log';
import { responseCache, type StoredResponse } from './response-cache';
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
  /** The network on whose behalf a new entry was fetched. */
  network?: string;
}

/** After a failed refresh the stale response is served for this long before the next attempt. */
const BACKOFF_MS = 5_000;

const flights = () => getSingleton('response-flights', createSingleFlight<CacheLookup>);

/** Fetches a response, and stores it unless the host forbids that. */
async function fetchAndStore({ call, key, address }: SharedQuery, context: RequestContext): Promise<CacheEntry> {
  const entry = await fetchEntry(call, address(), context);
  if (!entry.isPrivate) responseCache().set(key, { entry, refreshAfterMs: 0 });
  return entry;
}

/** Replaces a stale response. Callers do not wait for it and receive no error, so a failure is logged here. */
async function refresh(stored: StoredResponse, query: SharedQuery, context: RequestContext): Promise<void> {
  stored.refreshAfterMs = Infinity;
  await fetchAndStore(query, context).catch((err: unknown) =>
    bffLog().warn(
      { requestId: context.requestId, call: query.call.id, err },
      'cache: refresh failed, serving the stale response',
    ),
  );
  // Matters only if the response was not replaced.
  stored.refreshAfterMs = Date.now() + BACKOFF_MS;
}

/** Returns the stored response, fresh or stale. */
function getStored({ call, key }: SharedQuery, nowMs: number): StoredResponse | undefined {
  const stored = responseCache().get(key);
  return stored && !isExpired(stored.entry, call, nowMs) ? stored : undefined;
}

async function getUnexpired(query: SharedQuery, context: RequestContext): Promise<CacheLookup> {
  const nowMs = Date.now();
  const stored = getStored(query, nowMs);
  if (!stored) {
    const entry = await fetchAndStore(query, context);
    return { entry, isNew: true, network: context.network };
  }
  const { entry, refreshAfterMs } = stored;
  const isStale = nowMs - entry.storedAtMs >= entry.freshSeconds * 1_000;
  if (isStale && nowMs >= refreshAfterMs) void refresh(stored, query, context);
  return { entry, isNew: false };
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
  const find = () => flights().run(query.key, () => getUnexpired(query, context));
  // Outside of the flight, so that nobody waits for the turn of another network.
  const { admitMiss } = context;
  const lookup = admitMiss && !getStored(query, Date.now()) ? await admitMiss(find) : await find();
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
