import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@/lib/contract/durations';
import { RETRY_MS } from '@/lib/contract/weather-freshness';
import { ProviderError, toProviderError } from '../provider-error';
import {
  claimRow,
  isFromTheFuture,
  isHeld,
  LONGEST_HOLD_MS,
  pruneRows,
  readRow,
  writeFailure,
  writeRow,
} from './answer-rows';
import { AWAY, type AskDatabase } from './database-access';
import { pack, SHAPE, unpack } from './pack';
import { peekPauseMs } from './peek-pause';

/** What is asked of a provider. The answer to a key does not change. */
export interface Question<T> {
  /** Names the answer for all instances: the service, the place and the issue. */
  key: string;
  /** How long the answer is of use, ms. */
  storedMs: number;
  /** How long it is not asked again after a failure, where that is not the usual pause. */
  retryMs?: number;
  ask: (signal: AbortSignal) => Promise<T>;
}

export interface Received<T> {
  value: T;
  receivedAtMs: number;
}

/** Everything that providers said: in memory, beyond it in the database, and asked for by one process for all. */
export interface Supply {
  /**
   * The answer to a question. Throws `ProviderError`, also where somebody else's asking has just failed. A `signal`
   * ends the waiting, not the asking: what comes later is stored.
   */
  load<T>(question: Question<T>, signal: AbortSignal): Promise<Received<T>>;
  /** An answer that is there already; nobody is asked. */
  find<T>(key: string): Promise<Received<T> | null>;
}

export interface SupplyOptions {
  askDatabase: AskDatabase;
  /** Epoch ms. */
  clock: () => number;
  /** Ends what is under way. */
  closing: AbortSignal;
  memoryBytes?: number;
}

const MEMORY_BYTES = 64 * 1024 * 1024;
/** Objects take about this much more room than they do when they are packed. */
const UNPACKED = 12;
const ASK_LIMIT_MS = 15_000;
/** A claim outlives its question, so that nobody asks again while the answer is being written. */
const LEASE_MS = ASK_LIMIT_MS + 5_000;
/** 'Nothing yet' holds so long: an issue that is late comes within minutes. */
const NO_DATA_MS = 3 * MINUTE_MS;
const PRUNE_EVERY_MS = 10 * MINUTE_MS;

interface Failure {
  kind: ProviderError['kind'];
  untilMs: number;
}

const pauseAfter = ({ kind }: ProviderError) => (kind === 'no-data' ? NO_DATA_MS : RETRY_MS);
const repeated = (key: string, kind: ProviderError['kind']) => new ProviderError(kind, `${key}: asked a moment ago`);

export function createSupply(options: SupplyOptions): Supply {
  const { askDatabase, clock, closing } = options;
  const memory = new LRUCache<string, Received<unknown> & { bytes: number }>({
    maxSize: options.memoryBytes ?? MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const failures = new LRUCache<string, Failure>({ max: 10_000 });
  const flights = new Map<string, Promise<Received<unknown>>>();
  let prunedAtMs = 0;

  function remember<T>(key: string, value: T, receivedAtMs: number, packedBytes: number): Received<T> {
    memory.set(key, { value, receivedAtMs, bytes: packedBytes * UNPACKED });
    return { value, receivedAtMs };
  }

  function inMemory<T>(key: string): Received<T> | null {
    const found = memory.get(key);
    return found && !isFromTheFuture(found.receivedAtMs, clock()) ? (found as Received<T>) : null;
  }

  function prune(): void {
    const nowMs = clock();
    if (Math.abs(nowMs - prunedAtMs) < PRUNE_EVERY_MS) return;
    prunedAtMs = nowMs;
    void askDatabase((db) => pruneRows(db, nowMs));
  }

  function fail({ key, retryMs }: Question<unknown>, error: ProviderError): void {
    const untilMs = clock() + (retryMs ?? pauseAfter(error));
    failures.set(key, { kind: error.kind, untilMs });
    void askDatabase((db) => writeFailure(db, { key, kind: error.kind, untilMs }));
  }

  async function ask<T>(question: Question<T>): Promise<Received<T>> {
    const { key, storedMs } = question;
    const signal = AbortSignal.any([closing, AbortSignal.timeout(ASK_LIMIT_MS)]);
    try {
      const value = await question.ask(signal);
      const receivedAtMs = clock();
      const packed = pack(value);
      await askDatabase((db) =>
        writeRow(db, { key, value: packed, receivedAtMs, expiresAtMs: receivedAtMs + storedMs }),
      );
      prune();
      return remember(key, value, receivedAtMs, packed.byteLength);
    } catch (thrown) {
      const error = toProviderError(thrown);
      if (!closing.aborted) fail(question, error);
      throw error;
    }
  }

  /** What the database has: the answer, that it is being asked for or was refused (`held`), or neither. */
  async function stored<T>(key: string): Promise<Received<T> | 'held' | typeof AWAY | null> {
    const row = await askDatabase((db) => readRow(db, key));
    if (row === AWAY || row === null) return row;
    if (row.value && row.receivedAtMs !== null && !isFromTheFuture(row.receivedAtMs, clock()))
      return remember(key, unpack<T>(row.value), row.receivedAtMs, row.value.byteLength);
    if (!isHeld(row, clock())) return null;
    if (row.failure === null) return 'held';
    failures.set(key, { kind: row.failure, untilMs: row.heldUntilMs });
    throw repeated(key, row.failure);
  }

  async function share<T>(question: Question<T>): Promise<Received<T>> {
    const { key } = question;
    const deadlineMs = performance.now() + 2 * LEASE_MS;
    for (let peeks = 0; performance.now() < deadlineMs && !closing.aborted; peeks++) {
      const found = await stored<T>(key);
      if (found === AWAY) return ask(question);
      if (found === 'held') await delay(peekPauseMs(peeks), undefined, { ref: false });
      else if (found) return found;
      else {
        const isOurs = await askDatabase((db) => claimRow(db, { key, nowMs: clock(), leaseMs: LEASE_MS }));
        if (isOurs) return ask(question);
      }
    }
    throw new ProviderError('timeout', `${key}: nobody got an answer`);
  }

  function begin<T>(question: Question<T>): Promise<Received<T>> {
    const flight = share(question).finally(() => flights.delete(question.key));
    // Those who wait for it hear of its failure; where all have left, nobody is to.
    flight.catch(() => undefined);
    flights.set(question.key, flight);
    return flight;
  }

  return {
    async load<T>(given: Question<T>, signal: AbortSignal) {
      const question = { ...given, key: `${SHAPE} ${given.key}` };
      const { key } = question;
      const held = inMemory<T>(key);
      if (held) return held;
      const failed = failures.get(key);
      const nowMs = clock();
      if (failed && failed.untilMs > nowMs && failed.untilMs <= nowMs + LONGEST_HOLD_MS)
        throw repeated(key, failed.kind);
      const flight = (flights.get(key) as Promise<Received<T>> | undefined) ?? begin(question);
      return untilAborted(flight, signal, key);
    },
    async find<T>(given: string) {
      const key = `${SHAPE} ${given}`;
      const held = inMemory<T>(key);
      if (held) return held;
      const found = await stored<T>(key).catch(() => null);
      return found === 'held' || found === AWAY ? null : found;
    },
  };
}

/** The end of a flight, or `ProviderError` timeout as soon as the signal aborts. */
function untilAborted<T>(flight: Promise<T>, signal: AbortSignal, key: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ProviderError('timeout', `${key}: no answer in time`));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    flight.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
