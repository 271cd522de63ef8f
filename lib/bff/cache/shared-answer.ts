import { errors } from 'bentocache';
import { callAddress } from '@/lib/contract/address';
import type { ParsedInput } from '@/lib/contract/call';
import { onGlobal } from '@/lib/on-global';
import { answerCache } from './answer-cache';
import { bffLog } from '../bff-log';
import { coarsen } from './coarsen';
import { fetchAnswer, type KeptAnswer, type SharedCall } from './fetch-answer';

export interface SharedAnswer extends Omit<KeptAnswer, 'error'> {
  ageSeconds: number;
  cacheState: 'hit' | 'stale' | 'miss';
}

interface Found {
  kept: KeptAnswer;
  isNew: boolean;
}

const flights = () => onGlobal('answer-flights', () => new Map<string, Promise<Found>>());

/**
 * One flight a key, whose end everyone shares. The cache has single flight as well, but those who wait for a flight
 * that fails would each begin another, one after the other, and the last would wait many times the limit.
 */
function joinFlight(key: string, begin: () => Promise<Found>): Promise<Found> {
  const running = flights().get(key);
  if (running) return running;
  const flight = begin().finally(() => flights().delete(key));
  flights().set(key, flight);
  return flight;
}

async function findAnswer(call: SharedCall, address: string, requestId: string): Promise<Found> {
  const { freshSeconds, staleSeconds } = call.cache;
  let isNew = false;
  let isRefresh = false;
  const finding = answerCache().getOrSet<KeptAnswer>({
    key: address,
    ttl: freshSeconds * 1_000,
    grace: (freshSeconds + staleSeconds) * 1_000,
    // A refresh that fails behind an old answer reaches nobody: it is told here.
    onFactoryError: ({ cause }) =>
      isRefresh && bffLog().warn({ requestId, call: call.id, err: cause }, 'refresh failed'),
    factory: async (context) => {
      isRefresh = context.gracedEntry !== undefined;
      const answer = await fetchAnswer(call, address, requestId);
      isNew = true;
      context.setOptions({ ttl: Math.max(1, answer.freshSeconds * 1_000) });
      return answer;
    },
  });
  const kept = await finding.catch((thrown: unknown) => {
    throw thrown instanceof errors.E_FACTORY_ERROR ? thrown.cause : thrown;
  });
  return { kept, isNew };
}

/**
 * The answer to a shared call, kept or new. The point of the query is coarsened first: keys, the host and logs know
 * no precise position. Throws `ApiError`.
 */
export async function sharedAnswer<C extends SharedCall>(
  call: C,
  input: ParsedInput<C>,
  requestId: string,
): Promise<SharedAnswer> {
  const { params, query = {} } = input as Record<string, Record<string, unknown> | undefined>;
  const address = callAddress(call, { params, query: coarsen(call, query) });
  const { kept, isNew } = await joinFlight(address, () => findAnswer(call, address, requestId));
  const { error, ...answer } = kept;
  if (error) throw error;
  const ageMs = Math.max(0, Date.now() - kept.storedAtMs);
  const isFresh = ageMs <= kept.freshSeconds * 1_000;
  return { ...answer, ageSeconds: Math.floor(ageMs / 1_000), cacheState: isNew ? 'miss' : isFresh ? 'hit' : 'stale' };
}
