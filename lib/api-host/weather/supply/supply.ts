import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@/lib/contract/durations';
import { WEATHER_RETRY_MS } from '@/lib/contract/weather-freshness';
import { isFutureDated } from '@/lib/domain/age';
import { createSingleFlight } from '@/lib/single-flight';
import { ProviderError, toProviderError } from '../provider-error';
import {
  acquireLease,
  isLeased,
  MAX_LEASE_MS,
  pruneResponses,
  readResponse,
  readResponses,
  writeFailure,
  writeResponse,
  type ResponseRow,
} from './response-rows';
import { DATABASE_UNAVAILABLE, type QueryDatabase } from './database-access';
import { pack, FORMAT_VERSION, unpack } from './pack';
import { getPollPauseMs } from './poll-pause';

/** A request to a provider. The response to a key never changes. */
export interface SupplyRequest<T> {
  /** Identifies the response in all instances: service, place and issue. */
  key: string;
  /** Time to live of the response, ms. */
  storedMs: number;
  /** Returns the pause after a failure, if it differs from the usual one, ms. */
  getRetryMs?: (error: ProviderError) => number;
  fetch: (signal: AbortSignal) => Promise<T>;
}

export interface ReceivedValue<T> {
  value: T;
  receivedAtMs: number;
}

/** Stores all provider responses, in memory and in the database. One instance fetches each of them for all. */
export interface Supply {
  /**
   * Returns the response to a request. Throws `ProviderError`, also if another instance has just failed. If `signal`
   * aborts, the wait ends; the fetch continues and its response is stored.
   */
  load<T>(request: SupplyRequest<T>, signal: AbortSignal): Promise<ReceivedValue<T>>;
  /** Returns the response to the first of the keys that is stored, without fetching; null if there is none. */
  findFirst<T>(keys: string[]): Promise<ReceivedValue<T> | null>;
}

export interface SupplyOptions {
  queryDatabase: QueryDatabase;
  clock: () => number;
  closing: AbortSignal;
  memoryBytes?: number;
}

const MEMORY_BYTES = 64 * 1024 * 1024;
/** Approximate ratio of a value's size in memory to its packed size. */
const UNPACKED_FACTOR = 12;
const FETCH_LIMIT_MS = 15_000;
/** Longer than a fetch, so that the lease still holds while the response is written. */
const LEASE_MS = FETCH_LIMIT_MS + 5_000;
/** Pause after `no-data`: a late issue is published within minutes. */
const NO_DATA_PAUSE_MS = 3 * MINUTE_MS;
const PRUNE_EVERY_MS = 10 * MINUTE_MS;

interface Failure {
  kind: ProviderError['kind'];
  untilMs: number;
}

const getPauseMs = ({ kind }: ProviderError) => (kind === 'no-data' ? NO_DATA_PAUSE_MS : WEATHER_RETRY_MS);
const createRepeatedError = (key: string, kind: ProviderError['kind']) =>
  new ProviderError(kind, `${key}: failed a moment ago`);

export function createSupply(options: SupplyOptions): Supply {
  const { queryDatabase, clock, closing } = options;
  const memory = new LRUCache<string, ReceivedValue<unknown> & { bytes: number }>({
    maxSize: options.memoryBytes ?? MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const failures = new LRUCache<string, Failure>({ max: 10_000 });
  const flights = createSingleFlight<ReceivedValue<unknown>>();
  let prunedAtMs = 0;

  function remember<T>(key: string, value: T, receivedAtMs: number, packedBytes: number): ReceivedValue<T> {
    memory.set(key, { value, receivedAtMs, bytes: packedBytes * UNPACKED_FACTOR });
    return { value, receivedAtMs };
  }

  function findInMemory<T>(key: string): ReceivedValue<T> | null {
    const stored = memory.get(key);
    return stored && !isFutureDated(stored.receivedAtMs, clock()) ? (stored as ReceivedValue<T>) : null;
  }

  /** Unpacks and remembers the value of a row; null if it has none, or one dated in the future. */
  function toReceived<T>(key: string, row: ResponseRow | null): ReceivedValue<T> | null {
    if (!row?.value || row.receivedAtMs === null || isFutureDated(row.receivedAtMs, clock())) return null;
    return remember(key, unpack<T>(row.value), row.receivedAtMs, row.value.byteLength);
  }

  function prune(): void {
    const nowMs = clock();
    if (Math.abs(nowMs - prunedAtMs) < PRUNE_EVERY_MS) return;
    prunedAtMs = nowMs;
    void queryDatabase((db) => pruneResponses(db, nowMs));
  }

  function fail({ key, getRetryMs = getPauseMs }: SupplyRequest<unknown>, error: ProviderError): void {
    const untilMs = clock() + getRetryMs(error);
    failures.set(key, { kind: error.kind, untilMs });
    void queryDatabase((db) => writeFailure(db, { key, kind: error.kind, untilMs }));
  }

  async function fetchAndStore<T>(request: SupplyRequest<T>): Promise<ReceivedValue<T>> {
    const { key, storedMs } = request;
    const signal = AbortSignal.any([closing, AbortSignal.timeout(FETCH_LIMIT_MS)]);
    try {
      const value = await request.fetch(signal);
      const receivedAtMs = clock();
      const packed = pack(value);
      await queryDatabase((db) =>
        writeResponse(db, { key, value: packed, receivedAtMs, expiresAtMs: receivedAtMs + storedMs }),
      );
      prune();
      return remember(key, value, receivedAtMs, packed.byteLength);
    } catch (thrown) {
      const error = toProviderError(thrown);
      if (!closing.aborted) fail(request, error);
      throw error;
    }
  }

  /**
   * Reads the stored response. Returns 'leased' if another instance is fetching it, or null if there is none. Throws if
   * the last fetch failed and its pause is not over.
   */
  async function readStored<T>(key: string): Promise<ReceivedValue<T> | 'leased' | typeof DATABASE_UNAVAILABLE | null> {
    const row = await queryDatabase((db) => readResponse(db, key));
    if (row === DATABASE_UNAVAILABLE || row === null) return row;
    const received = toReceived<T>(key, row);
    if (received) return received;
    if (!isLeased(row, clock())) return null;
    if (row.failure === null) return 'leased';
    failures.set(key, { kind: row.failure, untilMs: row.leasedUntilMs });
    throw createRepeatedError(key, row.failure);
  }

  async function fetchOnce<T>(request: SupplyRequest<T>): Promise<ReceivedValue<T>> {
    const { key } = request;
    const deadlineMs = performance.now() + 2 * LEASE_MS;
    for (let polls = 0; performance.now() < deadlineMs && !closing.aborted; polls++) {
      const stored = await readStored<T>(key);
      if (stored === DATABASE_UNAVAILABLE) return fetchAndStore(request);
      if (stored === 'leased') await delay(getPollPauseMs(polls), undefined, { ref: false });
      else if (stored) return stored;
      else {
        const isOurs = await queryDatabase((db) => acquireLease(db, { key, nowMs: clock(), leaseMs: LEASE_MS }));
        if (isOurs) return fetchAndStore(request);
      }
    }
    throw new ProviderError('timeout', `${key}: no instance received a response`);
  }

  return {
    async load<T>(unversioned: SupplyRequest<T>, signal: AbortSignal) {
      const request = { ...unversioned, key: `${FORMAT_VERSION} ${unversioned.key}` };
      const { key } = request;
      const cached = findInMemory<T>(key);
      if (cached) return cached;
      const failure = failures.get(key);
      const nowMs = clock();
      if (failure && failure.untilMs > nowMs && failure.untilMs <= nowMs + MAX_LEASE_MS)
        throw createRepeatedError(key, failure.kind);
      // The key determines the type of the value.
      const flight = flights.run(key, () => fetchOnce(request)) as Promise<ReceivedValue<T>>;
      return rejectOnAbort(flight, signal, key);
    },
    async findFirst<T>(names: string[]) {
      const keys = names.map((name) => `${FORMAT_VERSION} ${name}`);
      const inMemory = keys.findIndex((key) => findInMemory(key) !== null);
      const before = inMemory < 0 ? keys : keys.slice(0, inMemory);
      const rows = before.length > 0 ? await queryDatabase((db) => readResponses(db, before)) : [];
      const stored = rows === DATABASE_UNAVAILABLE ? [] : rows;
      for (const key of before) {
        const found = toReceived<T>(key, stored.find((row) => row.key === key) ?? null);
        if (found) return found;
      }
      return inMemory < 0 ? null : findInMemory<T>(keys[inMemory]!);
    },
  };
}

/** Resolves with the flight, or rejects with `ProviderError` timeout as soon as the signal aborts. */
function rejectOnAbort<T>(flight: Promise<T>, signal: AbortSignal, key: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ProviderError('timeout', `${key}: no response in time`));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    flight.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
