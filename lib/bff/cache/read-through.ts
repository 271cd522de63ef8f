import { errors } from 'bentocache';
import { callAddress, type AddressInput } from '@/lib/contract/address';
import type { ParsedInput } from '@/lib/contract/call';
import { onGlobal } from '@/lib/on-global';
import { bffLog } from '../bff-log';
import { answerCache } from './answer-cache';
import { fetchEntry, isOnePersons, type Asker, type CacheEntry, type SharedCall } from './cache-entry';
import { isUnusable, markOld } from './mark-old';
import { sharedQuestion, type SharedQuestion } from './shared-question';

export interface CachedAnswer extends Pick<CacheEntry, 'body' | 'etag'> {
  /** Since the provider's answer, where there is one behind it. */
  ageSeconds: number;
  /** The age at which it is no longer fresh. */
  lifetimeSeconds: number;
  /** Of that, what the host gave it when it was stored. */
  freshSeconds: number;
  cacheState: 'hit' | 'stale' | 'miss';
}

interface Found {
  entry: CacheEntry;
  isNew: boolean;
}

const flights = () => onGlobal('answer-flights', () => new Map<string, Promise<Found>>());

/**
 * One flight a key, whose end everyone shares. The cache has single flight as well, but those who wait for a flight
 * that fails would each begin another, one after the other, and the last would wait many times the limit.
 */
function singleFlight(key: string, begin: () => Promise<Found>): Promise<Found> {
  const running = flights().get(key);
  if (running) return running;
  const flight = begin().finally(() => flights().delete(key));
  flights().set(key, flight);
  return flight;
}

async function getOrFetch({ call, key, address }: SharedQuestion, asker: Asker): Promise<Found> {
  const { freshSeconds, staleSeconds } = call.cache;
  let isNew = false;
  let isRefresh = false;
  const finding = answerCache().getOrSet<CacheEntry>({
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

async function getUsable(question: SharedQuestion, asker: Asker): Promise<Found> {
  const found = await getOrFetch(question, asker);
  if (found.isNew || !isUnusable(found.entry, question.call, Date.now())) return found;
  await answerCache().delete({ key: question.key });
  return getOrFetch(question, asker);
}

/** An answer that many share goes through the cache; one person's does not push those of many out of it. */
async function find<C extends SharedCall>(call: C, input: ParsedInput<C>, asker: Asker): Promise<Found> {
  if (isOnePersons(call))
    return { entry: await fetchEntry(call, callAddress(call, input as AddressInput), asker), isNew: true };
  const question = sharedQuestion(call, input);
  return singleFlight(question.key, () => getUsable(question, asker));
}

/**
 * Reads the answer to a shared call through the cache: fresh, else stale while it is fetched anew, else from the host.
 * Throws `ApiError`.
 */
export async function readThrough<C extends SharedCall>(
  call: C,
  input: ParsedInput<C>,
  asker: Asker,
): Promise<CachedAnswer> {
  const { entry, isNew } = await find(call, input, asker);
  if (entry.error) throw entry.error;
  const nowMs = Date.now();
  const storedSeconds = Math.floor(Math.max(0, nowMs - entry.storedAtMs) / 1_000);
  const isFresh = storedSeconds <= entry.freshSeconds;
  const { body, etag } = isFresh ? entry : markOld(entry, nowMs);
  return {
    body,
    etag,
    ageSeconds: entry.ageSeconds + storedSeconds,
    lifetimeSeconds: entry.ageSeconds + entry.freshSeconds,
    freshSeconds: entry.freshSeconds,
    cacheState: isNew ? 'miss' : isFresh ? 'hit' : 'stale',
  };
}
