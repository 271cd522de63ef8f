import { errors } from 'bentocache';
import type { ParsedInput } from '@/lib/contract/call';
import { onGlobal } from '@/lib/on-global';
import { bffLog } from '../bff-log';
import { answerCache } from './answer-cache';
import { fetchEntry, type CacheEntry, type SharedCall } from './cache-entry';
import { sharedQuestion, type SharedQuestion } from './shared-question';

export interface CachedAnswer extends Omit<CacheEntry, 'error'> {
  ageSeconds: number;
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

async function getOrFetch({ call, key, address }: SharedQuestion, requestId: string): Promise<Found> {
  const { freshSeconds, staleSeconds } = call.cache;
  let isNew = false;
  let isRefresh = false;
  const finding = answerCache().getOrSet<CacheEntry>({
    key,
    ttl: freshSeconds * 1_000,
    grace: (freshSeconds + staleSeconds) * 1_000,
    // A refresh that fails behind an old answer reaches nobody: it is told here.
    onFactoryError: ({ cause }) =>
      isRefresh && bffLog().warn({ requestId, call: call.id, err: cause }, 'refresh failed'),
    factory: async (context) => {
      isRefresh = context.gracedEntry !== undefined;
      const fetched = await fetchEntry(call, address(), requestId);
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

/**
 * Reads the answer to a shared call through the cache: fresh, else stale while it is fetched anew, else from the host.
 * Throws `ApiError`.
 */
export async function readThrough<C extends SharedCall>(
  call: C,
  input: ParsedInput<C>,
  requestId: string,
): Promise<CachedAnswer> {
  const question = sharedQuestion(call, input);
  const { entry, isNew } = await singleFlight(question.key, () => getOrFetch(question, requestId));
  const { error, ...answer } = entry;
  if (error) throw error;
  const ageMs = Math.max(0, Date.now() - entry.storedAtMs);
  const isFresh = ageMs <= entry.freshSeconds * 1_000;
  return { ...answer, ageSeconds: Math.floor(ageMs / 1_000), cacheState: isNew ? 'miss' : isFresh ? 'hit' : 'stale' };
}
