import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@/lib/contract/durations';
import { WEATHER_RETRY_MS } from '@/lib/contract/weather-freshness';
import { createSingleFlight } from '@/lib/single-flight';
import { ProviderError, toProviderError } from '../provider-error';
import {
  acquireLease,
  isFutureDated,
  isLeased,
  MAX_LEASE_MS,
  pruneResponses,
  readResponse,
  writeFailure,
  writeResponse,
} from './response-rows';
import { DATABASE_UNAVAILABLE, type QueryDatabase } from './database-access';
import { pack, FORMAT_VERSION, unpack } from './pack';
import { getPollPauseMs } from './poll-pause';

/** What is asked of a provider. The answer to a key does not change. */
export interface SupplyRequest<T> {
  /** Names the answer for all instances: the service, the place and the issue. */
  key: string;
  /** How long the answer is of use, ms. */
  storedMs: number;
  /** How long it is not asked again after a failure, where that is not the usual pause. */
  retryMs?: number;
  fetch: (signal: AbortSignal) => Promise<T>;
}

export interface ReceivedValue<T> {
  value: T;
  receivedAtMs: number;
}

/** Everything that providers said: in memory, beyond it in the database, and asked for by one process for all. */
export interface Supply {
  /**
   * The answer to a request. Throws `ProviderError`, also where somebody else's asking has just failure. A `signal`
   * ends the waiting, not the asking: what comes later is stored.
   */
  load<T>(request: SupplyRequest<T>, signal: AbortSignal): Promise<ReceivedValue<T>>;
  /** An answer that is there already; nobody is asked. */
  find<T>(key: string): Promise<ReceivedValue<T> | null>;
}

export interface SupplyOptions {
  queryDatabase: QueryDatabase;
  /** Epoch ms. */
  clock: () => number;
  /** Ends what is under way. */
  closing: AbortSignal;
  memoryBytes?: number;
}

const MEMORY_BYTES = 64 * 1024 * 1024;
/** Objects take about this much more room than they do when they are packed. */
const UNPACKED_FACTOR = 12;
const FETCH_LIMIT_MS = 15_000;
/** A claim outlives its request, so that nobody asks again while the answer is being written. */
const LEASE_MS = FETCH_LIMIT_MS + 5_000;
/** 'Nothing yet' holds so long: an issue that is late comes within minutes. */
const NO_DATA_PAUSE_MS = 3 * MINUTE_MS;
const PRUNE_EVERY_MS = 10 * MINUTE_MS;

interface Failure {
  kind: ProviderError['kind'];
  untilMs: number;
}

const getPauseMs = ({ kind }: ProviderError) => (kind === 'no-data' ? NO_DATA_PAUSE_MS : WEATHER_RETRY_MS);
const createRepeatedError = (key: string, kind: ProviderError['kind']) =>
  new ProviderError(kind, `${key}: asked a moment ago`);

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

  function prune(): void {
    const nowMs = clock();
    if (Math.abs(nowMs - prunedAtMs) < PRUNE_EVERY_MS) return;
    prunedAtMs = nowMs;
    void queryDatabase((db) => pruneResponses(db, nowMs));
  }

  function fail({ key, retryMs }: SupplyRequest<unknown>, error: ProviderError): void {
    const untilMs = clock() + (retryMs ?? getPauseMs(error));
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

  /** What the database has: the answer, that it is being asked for or was refused (`held`), or neither. */
  async function readStored<T>(key: string): Promise<ReceivedValue<T> | 'leased' | typeof DATABASE_UNAVAILABLE | null> {
    const row = await queryDatabase((db) => readResponse(db, key));
    if (row === DATABASE_UNAVAILABLE || row === null) return row;
    if (row.value && row.receivedAtMs !== null && !isFutureDated(row.receivedAtMs, clock()))
      return remember(key, unpack<T>(row.value), row.receivedAtMs, row.value.byteLength);
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
    throw new ProviderError('timeout', `${key}: nobody got an answer`);
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
    async find<T>(name: string) {
      const key = `${FORMAT_VERSION} ${name}`;
      const cached = findInMemory<T>(key);
      if (cached) return cached;
      const stored = await readStored<T>(key).catch(() => null);
      return stored === 'leased' || stored === DATABASE_UNAVAILABLE ? null : stored;
    },
  };
}

/** The end of a flight, or `ProviderError` timeout as soon as the signal aborts. */
function rejectOnAbort<T>(flight: Promise<T>, signal: AbortSignal, key: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ProviderError('timeout', `${key}: no answer in time`));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    flight.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
